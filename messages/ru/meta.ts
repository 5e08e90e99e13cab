export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'Умные кровати, массажные кресла, столы, зеркала и шкафы: их придумали греческие боги, а построили дерево, мрамор и бархат.',
} as const;
