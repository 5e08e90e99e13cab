/** Filters and results of the collections. */
export const finder = {
  meta: {
    title: 'البحث عن قطعة بعرضها وسعرها ولونها',
    description:
      'البحث في قطع الدار حسب الفئة والسعر وعرض الجدار واللون ومدة التسليم، مع كاميرا أو ميكروفون أو من دونهما.',
  },
  title: 'القطعة المناسبة لكم',
  intro:
    'حدّدوا عرض الجدار والميزانية والألوان. والرقم بجانب كل خيار يبيّن كم قطعة يُبقي، مع بقاء سائر المرشّحات على حالها.',
  filters: {
    categories: 'الفئة',
    minEuros: 'أدنى سعر باليورو',
    maxEuros: 'أعلى سعر باليورو',
    wallCm: 'عرض الجدار بالسنتيمتر',
    colours: 'اللون',
    recording: 'الكاميرا أو الميكروفون',
    maxWeeks: 'مدة التسليم',
  },
  wallNote: 'القطع التي يتّسع لها فقط',
  colours: {
    white: 'أبيض وعاجي',
    grey: 'رمادي',
    black: 'أسود',
    wood: 'خشبي',
    gold: 'ذهبي وزعفراني',
    red: 'أحمر',
    pink: 'وردي',
    green: 'أخضر',
    blue: 'أزرق',
  },
  recordings: { without: 'من دونهما', with: 'مع أحدهما' },
  any: 'لا فرق',
  anyCategory: 'كل الفئات',
  weeksAtMost:
    '{weeks, plural, zero {بلا انتظار} one {أسبوع واحد على الأكثر} two {أسبوعان على الأكثر} few {# أسابيع على الأكثر} many {# أسبوعًا على الأكثر} other {# أسبوع على الأكثر}}',
  sort: 'الترتيب',
  sorts: {
    ours: 'ترتيب الدار',
    price: 'السعر تصاعديًا',
    priceDown: 'السعر تنازليًا',
    width: 'العرض تصاعديًا',
    lead: 'الأسرع تسليمًا',
  },
  refine: 'التصفية والترتيب',
  show: 'عرض',
  allFilters: 'كل المرشّحات',
  clear: 'مسح المرشّحات',
  count:
    '{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
  none: 'لا قطعة تستوفي كل هذه المرشّحات',
  loosen:
    'من دون مرشّح «{name}»: {count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
  noneText: 'بعض المرشّحات ينفي بعضها بعضًا.',
  ignored: 'مرشّح غير مفهوم، ولم يؤخذ به: {names}.',
  pages: {
    label: 'صفحات القطع التي عُثر عليها',
    position: 'الصفحة {page} من {last}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
} as const;
