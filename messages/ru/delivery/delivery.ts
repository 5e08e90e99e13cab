export const delivery = {
  /** What the basket pays once, beside the button that adds to it: around the sum, in a browser, too. */
  basketFee: {
    before: '+ ',
    after: ' € за доставку, один раз на корзину',
    afterBriefly: ' € за доставку',
  },
  dates: {
    installed: 'Установка у вас:',
    elsewhere: 'Другой адрес',
    notServed: 'По этому адресу мы пока не доставляем.',
  },
  planned: 'Ожидаемая установка',
  plannedFor: 'Ожидаемая установка: {dates} ({place})',
  customs:
    'Цена без французского НДС. Таможенные пошлины и ввозные налоги добавляются к ней, их оплачиваете вы.',
  customsIn:
    '{countries}: цена указывается без французского НДС; таможенные пошлины и ввозные налоги добавляются к ней, их оплачивает покупатель.',
  /** Behind a total, where there is no French VAT in it. */
  taxFree: 'без французского НДС',
  /** The button of the form behind `dates.elsewhere`. */
  apply: 'Рассчитать цену',
  /** On a payment page whose price is that of another destination than the one chosen since. */
  chosenSince: 'Эта цена действует для доставки сюда: {signed}. С тех пор вы выбрали: {chosen}.',
  chosenApply: 'Рассчитать цену: {chosen}',
  offerPlace: 'Место доставки: {place}.',
  contact: 'Напишите нам об особой доставке',
  today: 'При заказе сегодня. Точный день мы затем согласуем с вами.',
  country: 'Страна',
  postcode: 'Почтовый индекс',
  otherCountry: 'Другая страна',
  abroadText: 'Для другой страны Дом составит расчёт вместе с перевозкой.',
  abroadLink: 'Запросить расчёт для другой страны',
  badPostcode: 'Индекс не соответствует выбранной стране.',
  tooFar: 'Для этого периода дат пока нет.',
} as const;
