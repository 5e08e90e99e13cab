export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'Умные кровати, массажные кресла, столы, зеркала и шкафы по мотивам греческих мифов: дерево, мрамор и бархат.',
} as const;
