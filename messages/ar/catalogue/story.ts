export const story = {
  /** Title of the page, where the name of the piece finds room. */
  title: '{title}: {name}',
  chapters: {
    introduction: 'استهلال',
    loveStory: 'حكاية الحب الأسطورية',
    divineGift: 'الهبة الأسطورية',
    modernConnection: 'الاتصال الحديث',
    invitation: 'دعوة أسطورية',
  },
  details: {
    bed: 'عرض السرير',
    chair: 'عرض الكرسي',
    table: 'عرض الطاولة',
    mirror: 'عرض المرآة',
    wardrobe: 'عرض الخزانة',
  },
  addToCart: 'إضافة إلى السلة',
  buy: 'الشراء الآن',
  configurator: 'توليفة من الورشة',
  configuratorText:
    'قطعة فريدة مرقّمة، تُصنع بالطلب على مثال هذه الحكاية: قاعدة، وما تضيفونه إليها. تُظهر الصورة الشكل الذي تمنحها إياه الورشة وتتبع اختياركم؛ أما أبعادها فأبعاد قطعة الكتالوج التي يُظهرها العرض الثلاثي الأبعاد.',
  /** Before the names of the options that show. */
  pictured: 'في الصورة: القاعدة',
  notPictured: '{option}: لا يظهر في الصورة.',
  sheet: 'البيانات ومحتويات الشحنة',
  base: 'قاعدة {name}',
  total: 'المجموع',
  taxIncluded: 'السعر في فرنسا، شاملًا ضريبة القيمة المضافة.',
  included: 'التسليم والتركيب مشمولان',
  includedNote: 'عند الشراء المباشر؛ أما في السلة فتُحتسب رسوم التسليم مرة واحدة.',
  order: 'شراء',
} as const;
