export const story = {
  chapters: {
    introduction: 'Прелюдия',
    loveStory: 'Божественная история любви',
    divineGift: 'Божественный дар',
    modernConnection: 'Связь с нашим днём',
    invitation: 'Приглашение богов',
  },
  details: {
    bed: 'К кровати',
    chair: 'К креслу',
    table: 'К столу',
    mirror: 'К зеркалу',
    wardrobe: 'К шкафу',
  },
  addToCart: 'В корзину',
  buy: 'Купить сейчас',
  configurator: 'Собрать в мастерской',
  configuratorText:
    'Композиция по мотивам этой истории, вне каталога: основа и то, что вы к ней добавите.',
  base: 'Основа: {name}',
  total: 'Итого',
  included: 'Доставка и установка включены',
  includedNote: 'при прямой покупке; в корзине доставка считается один раз.',
  order: 'Купить',
  drawing: '{name}, вид спереди',
  readingTime:
    '{minutes, plural, one {# минута чтения} few {# минуты чтения} many {# минут чтения} other {# минуты чтения}}',
} as const;
