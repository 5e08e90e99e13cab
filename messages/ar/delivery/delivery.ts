export const delivery = {
  /** What the basket pays once, beside the button that adds to it: around the sum, in a browser, too. */
  basketFee: {
    before: '+ ',
    after: ' يورو للتسليم، مرة واحدة لكل سلة',
    afterBriefly: ' يورو للتسليم',
  },
  dates: {
    installed: 'التركيب في بيتكم:',
    elsewhere: 'عنوان آخر',
    notServed: 'لا نسلّم بعد إلى هذا العنوان.',
  },
  planned: 'موعد التركيب المتوقع',
  plannedFor: 'موعد التركيب المتوقع: {dates} ({place})',
  customs:
    'الثمن دون ضريبة القيمة المضافة الفرنسية. تُضاف إليه الرسوم الجمركية وضرائب الاستيراد وتتحمّلونها أنتم.',
  customsIn:
    '{countries}: يُطلب الثمن دون ضريبة القيمة المضافة الفرنسية، وتُضاف إليه الرسوم الجمركية وضرائب الاستيراد ويتحمّلها المشتري.',
  /** Behind a total, where there is no French VAT in it. */
  taxFree: 'دون الضريبة الفرنسية',
  /** The button of the form behind `dates.elsewhere`. */
  apply: 'احتساب الثمن',
  /** On a payment page whose price is that of another destination than the one chosen since. */
  chosenSince: 'هذا الثمن يخصّ التسليم هنا: {signed}. وقد اخترتم بعد ذلك: {chosen}.',
  chosenApply: 'احتساب الثمن: {chosen}',
  offerPlace: 'مكان التسليم: {place}.',
  contact: 'راسلونا لترتيب تسليم خاص',
  today: 'لطلب يُقدَّم اليوم. ثم نتفق معكم على اليوم المحدد.',
  country: 'البلد',
  postcode: 'الرمز البريدي',
  otherCountry: 'بلد آخر',
  abroadText: 'لبلد آخر تُعدّ الدار عرض سعر يشمل النقل.',
  abroadLink: 'طلب عرض سعر لبلد آخر',
  badPostcode: 'هذا الرمز البريدي لا يطابق البلد المختار.',
  tooFar: 'لا مواعيد لدينا لهذه الفترة بعد.',
} as const;
