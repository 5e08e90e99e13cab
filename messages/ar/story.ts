export const story = {
  chapters: {
    introduction: 'استهلال',
    loveStory: 'حكاية الحب الإلهي',
    divineGift: 'الهبة الإلهية',
    modernConnection: 'الصلة بالحاضر',
    invitation: 'دعوة إلهية',
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
  configurator: 'توليفة من المشغل',
  configuratorText: 'توليفة صُنعت على مثال هذه الحكاية، خارج الكتالوغ: قاعدة، وما تضيفونه إليها.',
  base: 'القاعدة: {name}',
  total: 'المجموع',
  included: 'التسليم والتركيب مشمولان',
  includedNote: 'عند الشراء المباشر؛ أما في السلة فتُحتسب أجرة التسليم مرة واحدة.',
  order: 'شراء',
  drawing: '{name}، رسم الواجهة',
  readingTime:
    '{minutes, plural, zero {# دقيقة قراءة} one {دقيقة قراءة واحدة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
} as const;
