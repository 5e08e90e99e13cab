/** The search page, and the search that opens over any page. */
export const search = {
  meta: {
    title: 'البحث في الدار',
    description:
      'ابحثوا عن قطعة أو خيار أو حكاية أو جواب في متجر Théogonie، بكلمة واحدة أو بسؤال كامل كما تطرحونه عادةً.',
  },
  title: 'البحث',
  field: 'قطعة أو خيار أو سؤال',
  submit: 'ابحثوا',
  found:
    '{count, plural, zero {لا نتائج عن} one {نتيجة واحدة عن} two {نتيجتان عن} few {# نتائج عن} many {# نتيجة عن} other {# نتيجة عن}}',
  nearest: 'هذه أقرب {count, number} نتيجة؛ وكلمة أخرى تضيّق البحث.',
  cut: 'يأخذ البحث بأول {max, number} حرف.',
  none: 'لا نتائج عن',
  noneText: 'جرّبوا كلمة أقصر أو اسم إله. والدار تجيب كتابةً أيضًا.',
  write: 'مراسلة الدار',
  suggestions: 'قطع للبداية',
  often: 'على سبيل المثال',
  examples: ['كرسي مساج', 'سرير مع خزنة', 'ضوء ليلي', 'شحن لاسلكي', 'مدة التسليم'],
  all: 'كل النتائج',
  close: 'إغلاق البحث',
  kinds: { piece: 'قطعة', option: 'خيار', story: 'حكاية', question: 'سؤال', page: 'صفحة' },
} as const;
