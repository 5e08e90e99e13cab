export const nav = {
  skip: 'Перейти к содержанию',
  label: 'Основная навигация',
  home: 'Главная',
  collections: 'Коллекции',
  gallery: 'Галерея',
  contact: 'Контакты',
  search: 'Поиск',
  /** The spec's « Book Now » button. */
  book: 'Моя корзина',
  count:
    '{pieces, plural, one {# товар в корзине} few {# товара в корзине} many {# товаров в корзине} other {# товара в корзине}}',
  open: 'Открыть меню',
  close: 'Закрыть меню',
  menu: 'Меню',
  theme: 'Сменить тему: светлая или тёмная',
  language: 'Язык',
  back: 'Назад',
  backToGallery: 'Назад в галерею',
  breadcrumb: 'Хлебные крошки',
} as const;
