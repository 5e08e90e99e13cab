/** The page that asks for a quote for a country without deliveries. */
export const abroad = {
  meta: {
    title: 'Расчёт для другой страны',
    description:
      'Запросить расчёт для страны, куда магазин пока не доставляет: предметы уже указаны, остаётся назвать страну и город.',
  },
  title: 'Расчёт для другой страны',
  /** Behind `delivery.abroadText`. */
  text: 'Назовите страну и город; мы ответим письменно.',
  place: 'Страна и город доставки',
} as const;
