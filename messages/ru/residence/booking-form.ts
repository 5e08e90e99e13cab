export const bookingForm = {
  title: 'Запросить бронирование',
  checkIn: 'Заезд',
  checkOut: 'Выезд',
  adults: 'Взрослые',
  children: 'Дети',
  request: 'Написать на ресепшен',
  note: 'Выберите люкс и даты: в конце ночь забронирована, и пока до заезда далеко, отмена бесплатна.',
} as const;
