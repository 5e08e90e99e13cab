export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'أسرّة وكراسي تدليك وطاولات ومرايا وخزائن متصلة، وُلدت من آلهة الإغريق وبُنيت من الخشب والرخام والمخمل.',
} as const;
