export const delivery = {
  dates: {
    installed: 'التركيب في منزلكم:',
    elsewhere: 'عنوان آخر',
    notServed: 'لا نسلّم بعد إلى هذا العنوان.',
  },
  planned: 'موعد التركيب المتوقع',
  plannedFor: 'موعد التركيب المتوقع: {dates} ({place})',
  contact: 'راسلونا لترتيب تسليم خاص',
  today: 'لطلب يُقدَّم اليوم. ثم نتفق معكم على اليوم المحدد.',
  country: 'البلد',
  postcode: 'الرمز البريدي',
  badPostcode: 'هذا الرمز البريدي لا يطابق البلد المختار.',
  tooFar: 'لا مواعيد لدينا لهذه الفترة بعد.',
} as const;
