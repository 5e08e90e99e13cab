/** The search page, and the search that opens over any page. */
export const search = {
  meta: {
    title: 'البحث في الدار',
    description:
      'ابحثوا عن قطعة أو خيار أو حكاية أو جواب في متجر Théogonie، بكلمة واحدة أو بسؤال كامل كما تطرحونه عادةً.',
  },
  title: 'البحث',
  field: 'قطعة أو خيار أو سؤال',
  submit: 'بحث',
  found:
    '{count, plural, zero {لا نتائج عن} one {نتيجة واحدة عن} two {نتيجتان عن} few {# نتائج عن} many {# نتيجة عن} other {# نتيجة عن}}',
  nearest: 'هذه أقرب {count, number} نتيجة؛ وكلمة أخرى تضيّق البحث.',
  cut: 'يأخذ البحث بأول {max, number} حرف.',
  none: 'لا نتائج عن',
  noneText: 'لا شيء هنا يطابق هذه الكلمات. هذه قطع للبداية، والدار تجيب كتابةً أيضًا.',
  understood: {
    pieces: 'قطع',
    results: 'نتائج عن «{words}»',
    about: 'عن «{words}»',
    colour: 'اللون: {colour}',
    under: 'بسعر لا يتجاوز {price}',
    over: 'ابتداءً من {price}',
    near: 'نحو {price}',
    between: 'من {least} إلى {most}',
    bedSize: 'لمرتبة {width, number} × {length, number} سم',
    width: 'بعرض {width, number} سم',
    narrow: 'بعرض {width, number} سم على الأكثر',
    price: 'من الأرخص إلى الأغلى',
    priceDown: 'من الأغلى إلى الأرخص',
    nearest: 'لا قطعة تجمع كل ذلك؛ وهذه أقربها.',
    count:
      '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  },
  literal: 'البحث عن هذه الكلمات كما هي',
  write: 'مراسلة الدار',
  suggestions: 'قطع للبداية',
  often: 'على سبيل المثال',
  examples: ['كرسي مساج', 'سرير مع خزنة', 'ضوء ليلي', 'شحن لاسلكي', 'مدة التسليم'],
  all: 'كل النتائج',
  close: 'إغلاق البحث',
  kinds: { piece: 'قطعة', option: 'خيار', story: 'حكاية', question: 'سؤال', page: 'صفحة' },
} as const;
