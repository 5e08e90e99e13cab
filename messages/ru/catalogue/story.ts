export const story = {
  /** Title of the page, where the name of the piece finds room. */
  title: '{title}: {name}',
  chapters: {
    introduction: 'Прелюдия',
    loveStory: 'Божественная история любви',
    divineGift: 'Божественный дар',
    modernConnection: 'Связь с современностью',
    invitation: 'Приглашение богов',
  },
  details: {
    bed: 'Смотреть кровать',
    chair: 'Смотреть кресло',
    table: 'Смотреть стол',
    mirror: 'Смотреть зеркало',
    wardrobe: 'Смотреть шкаф',
  },
  addToCart: 'В корзину',
  buy: 'Купить сейчас',
  configurator: 'Собрать в мастерской',
  configuratorText:
    'Единственный пронумерованный предмет, сделанный на заказ по этой истории: основа и то, что вы к ней добавите. На изображении — форма, которую ему придаёт мастерская; оно меняется вместе с вашим выбором. Размеры те же, что у предмета из каталога, который показан в 3D.',
  /** Before the names of the options that show. */
  pictured: 'На изображении: основа',
  notPictured: '{option}: на изображении не видно.',
  sheet: 'Данные и комплект поставки',
  base: 'Основа: {name}',
  total: 'Итого',
  taxIncluded: 'Цена во Франции, с НДС.',
  included: 'Доставка и установка включены',
  includedNote: 'при прямой покупке; в корзине доставка считается один раз.',
  order: 'Купить',
} as const;
