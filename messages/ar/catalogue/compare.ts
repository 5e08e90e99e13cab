/** Configurations of one category, side by side. */
export const compare = {
  meta: {
    title: 'مقارنة القطع جنبًا إلى جنب',
    description:
      'حتى أربع قطع من فئة واحدة جنبًا إلى جنب: السعر والأبعاد بمقياس واحد والوزن والخامات والوظائف ومدة التسليم والضمان.',
  },
  title: 'المقارنة',
  intro:
    'كل القطع مرسومة بالمقياس نفسه، على خط أرضي واحد. والصفوف التي لا تختلف فيها كُتب فيها «متطابق».',
  /** The control on the page of a piece and on its card. */
  control: 'مقارنة',
  table: 'جدول المقارنة',
  scale: 'بمقياس واحد',
  scaleText: 'الخط الذهبي على ارتفاع {metres} م من الأرض.',
  drawing: '{name}، من الأمام: {width} × {height} سم',
  capabilities: 'الوظائف',
  composition: 'توليفة من الورشة',
  onlyEdition: 'إصدار وحيد',
  unknown: 'غير محدّد',
  isSame: 'متطابق',
  onlyDifferences: 'الاختلافات وحدها',
  allRows: 'كل الصفوف',
  same: 'لا تختلف هذه القطع في شيء.',
  remove: 'إزالة',
  removeNamed: 'إزالة من المقارنة: {name}',
  addAnother: 'إضافة إلى المقارنة',
  empty: 'لا شيء للمقارنة بعد',
  emptyText: 'اختاروا «مقارنة» عند قطعتين من فئة واحدة، فتجدونهما هنا جنبًا إلى جنب.',
  browse: 'عرض المجموعات',
  leftOut: {
    unknown: 'يذكر العنوان تشكيلة لا وجود لها، فتُركت جانبًا.',
    repeated: 'ذُكرت تشكيلة أكثر من مرة، وهي معروضة مرة واحدة.',
    otherCategory: 'لا تُقارن إلا القطع التي من فئة القطعة الأولى.',
    tooMany: 'تُقارن أربع قطع على الأكثر، وما زاد عليها لا يُعرض.',
  },
} as const;

/** The list of what is to be compared, at the bottom of the window. */
export const compareTray = {
  label: 'قائمة المقارنة',
  title: 'للمقارنة',
  open: 'مقارنة',
  clear: 'إفراغ',
  emptied: 'قائمة المقارنة فارغة',
} as const;
