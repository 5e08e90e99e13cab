export const bookingForm = {
  title: 'Запросить ночь',
  checkIn: 'Заезд',
  checkOut: 'Выезд',
  adults: 'Взрослые',
  children: 'Дети',
  request: 'Написать в Резиденцию',
  note: 'Запрос ни к чему не обязывает: вам ответят, что свободно и сколько это стоит.',
} as const;
