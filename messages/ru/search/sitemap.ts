export const sitemapPage = {
  meta: {
    title: 'Карта сайта',
    description:
      'Все страницы магазина Théogonie: предметы, истории, галерея, сервис и правовые тексты.',
  },
  title: 'Карта сайта',
  intro: 'Все страницы магазина.',
  groups: {
    main: 'Основные страницы',
    gallery: 'Галерея',
    bed: 'Кровати',
    chair: 'Кресла',
    table: 'Столы',
    mirror: 'Зеркала',
    wardrobe: 'Шкафы',
    legal: 'Тексты и оплата',
  },
  piece: '{name}: предмет',
  story: '{name}: история',
  counters: {
    pages: 'Страницы',
    categories: 'Категории',
    products: 'Предметы',
    stories: 'Истории',
  },
  machines: 'Для поисковых систем',
  payment: 'Оплата',
  paymentSuccess: 'Оплата прошла',
} as const;
