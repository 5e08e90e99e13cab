/** Configurations of one category, side by side. */
export const compare = {
  meta: {
    title: 'Сравнение мебели',
    description:
      'До четырёх вариантов одной категории рядом: цена, размеры в масштабе, вес, материалы, функции, срок доставки и гарантия.',
  },
  title: 'Сравнение',
  intro:
    'Все предметы нарисованы в одном масштабе, на одной линии пола. Строки без различий помечены словом «Одинаково».',
  /** The control on the page of a piece and on its card. */
  control: 'Сравнить',
  table: 'Таблица сравнения',
  scale: 'В масштабе',
  scaleText: 'Золотая линия проходит в {metres} м от пола.',
  drawing: '{name}, вид спереди: {width} × {height} см',
  capabilities: 'Функции',
  composition: 'Композиция мастерской',
  onlyEdition: 'Единственная',
  unknown: 'Не указано',
  isSame: 'Одинаково',
  onlyDifferences: 'Только различия',
  allRows: 'Все строки',
  same: 'Эти варианты ничем не различаются.',
  remove: 'Убрать',
  removeNamed: 'Убрать из сравнения: {name}',
  addAnother: 'Добавить к сравнению',
  empty: 'Сравнивать пока нечего',
  emptyText: 'Нажмите «Сравнить» у двух предметов одной категории: они окажутся здесь рядом.',
  browse: 'Открыть коллекции',
  leftOut: {
    unknown: 'Одного из вариантов, указанных в адресе, не существует; он пропущен.',
    repeated: 'Один из вариантов был назван несколько раз; он показан один раз.',
    otherCategory: 'Сравниваются только предметы той же категории, что и первый.',
    tooMany: 'Сравнивается не более четырёх вариантов; остальные не показаны.',
  },
} as const;

/** The list of what is to be compared, at the bottom of the window. */
export const compareTray = {
  label: 'Список для сравнения',
  title: 'Для сравнения',
  open: 'Сравнить',
  clear: 'Очистить',
  emptied: 'Список для сравнения пуст',
} as const;
