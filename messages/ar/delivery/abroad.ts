/** The page that asks for a quote for a country without deliveries. */
export const abroad = {
  meta: {
    title: 'عرض سعر لبلد آخر',
    description:
      'طلب عرض سعر لبلد لا يسلّم إليه المتجر بعد: القطع مدوّنة في الطلب، ولا يبقى إلا ذكر البلد والمدينة ليصلكم العرض كتابة.',
  },
  title: 'عرض سعر لبلد آخر',
  /** Behind `delivery.abroadText`. */
  text: 'اذكروا البلد والمدينة، ونجيبكم كتابة.',
  place: 'بلد التسليم ومدينته',
} as const;
