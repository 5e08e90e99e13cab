export const bookingForm = {
  title: 'طلب ليلة',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  adults: 'البالغون',
  children: 'الأطفال',
  request: 'مراسلة الاستقبال',
  note: 'الطلب لا يُلزمكم بشيء: يجيبكم الاستقبال بالأجنحة المتاحة وبالسعر.',
} as const;
