export const bookingForm = {
  title: 'طلب ليلة',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  adults: 'البالغون',
  children: 'الأطفال',
  request: 'مراسلة الاستقبال',
  note: 'اختاروا جناحًا وتواريخ: تُحجز الليلة فور تأكيدكم، وتُلغى بلا كلفة ضمن المهلة المذكورة أدناه.',
} as const;
