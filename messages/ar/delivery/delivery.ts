export const delivery = {
  dates: {
    installed: 'التركيب في منزلكم:',
    elsewhere: 'عنوان آخر',
    notServed: 'لا نوصل بعد إلى هذا العنوان.',
  },
  planned: 'موعد التركيب المتوقع',
  plannedFor: 'موعد التركيب المتوقع: {dates} ({place})',
  contact: 'راسلونا لترتيب توصيل خاص',
  today: 'لطلب يُقدَّم اليوم. ثم نتفق معكم على اليوم المحدد.',
  country: 'البلد',
  postcode: 'الرمز البريدي',
  badPostcode: 'هذا الرمز البريدي ليس من هذا البلد.',
  tooFar: 'لا مواعيد لدينا لهذه الفترة بعد.',
} as const;
