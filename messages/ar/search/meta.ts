export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'أثاث ذكي: أسرّة وكراسي مساج وطاولات ومرايا وخزائن من وحي أساطير الإغريق، مصنوعة من الخشب والرخام والمخمل.',
} as const;
