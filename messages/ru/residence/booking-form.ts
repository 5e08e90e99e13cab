export const bookingForm = {
  title: 'Запросить бронирование',
  checkIn: 'Заезд',
  checkOut: 'Выезд',
  adults: 'Взрослые',
  children: 'Дети',
  request: 'Написать на ресепшен',
  note: 'Запрос ни к чему не обязывает: ресепшен ответит, что свободно и сколько это стоит.',
} as const;
