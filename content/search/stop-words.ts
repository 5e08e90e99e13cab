/** Words that questions are made of, and that say nothing about what is looked for; by language. */
export const stopWords = {
  fr: 'le la les un une des du de au aux et ou en à ce cet cette ces mon ma mes votre vos pour par sur avec dans qui que quoi quel quelle quels quelles comment combien quand où est sont puis peut je on il elle vous nous se faire avoir cherche acheter temps',
  en: 'the an of to in on at for and or with my your what which who how when where is are do does can it me want need find buy long much take',
  it: 'il lo la le gli un uno una di del della dei delle da al alla in nel per con su che chi come quanto quanta quando dove si può ed il mio la mia vorrei cerco comprare tempo',
  ru: 'и в на с у о по из за для до не что как где когда кто какой какая какие сколько это мой моя мне вы вам можно ли хочу нужно купить найти',
  ar: 'في من على إلى عن مع أو هل ما ماذا كيف متى أين كم هو هي هذا هذه لي أن أريد يمكن يمكنني شراء',
} as const;
