export const sitemapPage = {
  meta: {
    title: 'خريطة الموقع',
    description: 'كل صفحات متجر Théogonie: القطع، والحكايات، والمعرض، والخدمة، والنصوص القانونية.',
  },
  title: 'خريطة الموقع',
  intro: 'كل صفحات الدار، من أولها إلى آخرها.',
  groups: {
    main: 'الصفحات الرئيسية',
    gallery: 'المعرض',
    bed: 'الأسرّة',
    chair: 'الكراسي',
    table: 'الطاولات',
    mirror: 'المرايا',
    wardrobe: 'الخزائن',
    legal: 'النصوص القانونية والدفع',
  },
  piece: '{name}: القطعة',
  story: '{name}: الحكاية',
  counters: { pages: 'صفحة', categories: 'فئات', products: 'قطعة', stories: 'حكاية' },
  machines: 'لمحرّكات البحث',
  payment: 'الدفع',
  paymentSuccess: 'نجاح الدفع',
} as const;
