export const bookingForm = {
  title: 'طلب ليلة',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  adults: 'البالغون',
  children: 'الأطفال',
  request: 'مراسلة الاستقبال',
  note: 'اختاروا جناحًا وتواريخ: تُحجز الليلة في النهاية، وتُلغى بلا كلفة ما لم يقترب موعد الوصول.',
} as const;
