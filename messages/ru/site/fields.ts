/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Укажите ваше имя.',
  email: 'Укажите адрес электронной почты, например imya@example.com.',
  phone: 'Номер слишком длинный: не больше 50 знаков.',
  subject: 'Укажите тему сообщения.',
  message: 'Напишите сообщение.',
  place: 'Укажите страну и город.',
  order: 'Укажите номер заказа или предмет и дату покупки.',
  sure: 'Ничего не удалено: сначала поставьте эту галочку.',
} as const;
