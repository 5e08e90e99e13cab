export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'أثاث ذكي: أسرّة وكراسي مساج وطاولات ومرايا وخزائن، وُلدت من آلهة الإغريق وبُنيت من الخشب والرخام والمخمل.',
} as const;
