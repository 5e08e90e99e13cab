export const viewer = {
  label: 'Виды: {name}',
  titles: {
    hero: 'В интерьере',
    front: 'На ровном фоне',
    detail: 'Материалы',
    scale: 'В масштабе',
    night: 'Ночью',
    rings: 'Кольца',
    drawing: 'Чертёж',
  },
  alts: {
    hero: '{name}: вид вполоборота, в подходящем интерьере.',
    front: '{name}: вид спереди на ровном фоне.',
    detail: '{name} крупным планом: {material}.',
    scale: '{name}: рядом дверь или кровать, по которым виден размер.',
    night: '{name}: ночь, свет включён.',
    rings: '{name} крупным планом: бронзовые кольца.',
  },
  drawing: '{name}: вид спереди, контурный чертёж.',
  plates: {
    olympe: 'Орлиное перо и золотая молния на мраморе.',
    titans: 'Бронзовая армиллярная сфера рядом с двумя книгами.',
    underworld: 'Раскрытый гранат на базальтовой плите.',
    aqua: 'Раковина и стекло, обкатанное морем.',
    oracles: 'Сова, отчеканенная на бронзовой медали, рядом с веткой оливы.',
    foyer: 'Пылающие угли в бронзовой чаше.',
    reflets: 'Ручное зеркало и роза.',
    saisons: 'Пшеничный сноп и осенние плоды.',
  },
  medallion: 'Медальон с барельефом, без лица.',
  goTo: 'Показать: {title}',
  enlarge: 'Увеличить вид',
  modelLabel: '{name} в 3D',
  /** Before the names of options that a picture does not show. */
  unseen: 'Не показано',
  modelHidden: 'Опции, которых не видно: {list}.',
  modelOpen: 'Смотреть в 3D',
} as const;

/** Pictures full screen; the views of a piece say their arrows and their counter by it too. */
export const lightbox = {
  label: 'Увеличенный вид',
  close: 'Закрыть',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  previous: 'Предыдущий вид',
  next: 'Следующий вид',
  counter: '{index} из {total}',
  carousel: 'карусель',
  slide: 'вид',
} as const;

/** Words around the 3D viewer. */
export const modelDialog = {
  hint: 'Тяните, чтобы повернуть; разведите два пальца, чтобы приблизить. С клавиатуры: стрелки, затем + и −.',
  turn: 'Повернуть предмет',
  loading: 'Модель загружается…',
  failed: 'Загрузить модель не удалось. Изображения по-прежнему доступны.',
  unsupported: 'Это устройство не показывает 3D. Изображения по-прежнему доступны.',
  lost: 'Показ прервался.',
  retry: 'Повторить',
  close: 'Закрыть 3D',
  dimensions: 'Размеры',
  night: 'Ночная подсветка',
  finish: 'Отделка мастерской, на заказ',
  original: 'Исходная',
  options: 'Видимые опции',
  place: 'Примерить дома',
  width: 'Ширина',
  depth: 'Глубина',
  height: 'Высота',
} as const;

/** What the 3D viewer says of itself: names of its parts, how it is turned, and from where the piece is seen. */
export const modelSpeech = {
  region: 'Сообщения',
  leave: 'Выйти из дополненной реальности',
  /** Under the keys that the viewer asks for. */
  a11y: {
    'interaction-prompt': 'Поверните модель мышью, пальцем или клавишами со стрелками.',
    front: 'Вид спереди',
    right: 'Вид справа',
    back: 'Вид сзади',
    left: 'Вид слева',
    'upper-front': 'Вид спереди, сверху',
    'upper-right': 'Вид справа, сверху',
    'upper-back': 'Вид сзади, сверху',
    'upper-left': 'Вид слева, сверху',
    'lower-front': 'Вид спереди, снизу',
    'lower-right': 'Вид справа, снизу',
    'lower-back': 'Вид сзади, снизу',
    'lower-left': 'Вид слева, снизу',
  },
} as const;
