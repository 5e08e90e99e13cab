export const nav = {
  skip: 'К содержанию',
  label: 'Основная навигация',
  home: 'Главная',
  collections: 'Коллекции',
  gallery: 'Галерея',
  contact: 'Контакты',
  /** The spec's « Book Now » button. */
  book: 'Моя корзина',
  count: 'предметов в корзине: {count}',
  open: 'Открыть меню',
  close: 'Закрыть меню',
  menu: 'Меню',
  theme: 'Сменить тему: день или ночь',
  language: 'Язык',
  back: 'Назад',
  backToGallery: 'Назад в галерею',
  breadcrumb: 'Путь по сайту',
} as const;
