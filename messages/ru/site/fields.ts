/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Укажите ваше имя.',
  email: 'Укажите адрес электронной почты, например imya@example.com.',
  phone: 'Проверьте номер: не меньше шести цифр, не больше 50 знаков, без букв.',
  subject: 'Укажите тему сообщения.',
  message: 'Напишите сообщение.',
  place: 'Укажите страну и город.',
  order: 'Укажите номер заказа или предмет и дату покупки.',
  sure: 'Ничего не удалено: сначала поставьте эту галочку.',
} as const;
