/** « Quel dieu veille chez vous ? »: the order of questions and answers is that of `content/catalogue/which-god.ts`. */
export const whichGod = {
  meta: {
    title: 'Quale dio veglia sulla tua casa?',
    description:
      'Sette domande sulle notti, le sedute, la luce e lo spazio: risponde un dio, con il mobile che porta il suo nome e le ragioni della scelta.',
  },
  title: 'Quale dio veglia sulla tua casa?',
  intro:
    'Sette domande sulle tue notti, le sedute, la luce e le pareti. Alla fine un dio, il mobile che porta il suo nome e le ragioni della scelta. Delle tue risposte non resta nulla.',
  progress: 'Domanda {number, number} di {count, number}',
  back: 'Domanda precedente',
  restart: 'Ricomincia',
  result: {
    eyebrow: 'Sulla tua casa veglia',
    title: '{god} veglia sulla tua casa',
    description:
      '{god}, e {name}: la risposta a sette domande sulle notti, le sedute, la luce e lo spazio. Rispondi per casa tua.',
    reasons: 'Perché lo hai detto tu',
    see: 'Vedi il mobile',
    others: 'Altri due veglierebbero volentieri',
  },
  questions: [
    {
      question: 'Che cosa manca alla tua casa?',
      answers: ['Una notte vera', 'Un’ora per sedersi', 'Un posto per ogni cosa'],
      reasons: [
        'Ti manca una notte vera.',
        'Ti manca un’ora per sederti.',
        'Vuoi un posto per ogni cosa.',
      ],
    },
    {
      question: 'Come dormi?',
      answers: [
        'D’un fiato, nel buio completo',
        'Con un orecchio teso: un nulla mi sveglia',
        'Tardi, dopo un’ultima pagina',
      ],
      reasons: ['Dormi d’un fiato, al buio.', 'Un nulla ti sveglia.', 'Leggi prima di dormire.'],
    },
    {
      question: 'Come ti siedi?',
      answers: [
        'Con la schiena dritta',
        'In fondo alla seduta, gambe distese',
        'Appena: non resto mai a lungo',
      ],
      reasons: [
        'Tieni la schiena dritta.',
        'Ami una seduta profonda.',
        'Non resti mai a lungo in un posto.',
      ],
    },
    {
      question: 'Quale luce vuoi la sera?',
      answers: [
        'Una brace, rasente al pavimento',
        'Una luce piena, come a mezzogiorno',
        'Quella della luna',
      ],
      reasons: [
        'La sera ti basta una brace.',
        'La sera ami vederci chiaro.',
        'La sera ti basta la luna.',
      ],
    },
    {
      question: 'Quanto spazio hai?',
      answers: [
        'Una grande stanza che attende il suo centro',
        'Una stanza di misure comuni',
        'Un angolo, dove ogni centimetro conta',
      ],
      reasons: [
        'La tua grande stanza attende il suo centro.',
        'La tua stanza ha misure comuni.',
        'A casa tua ogni centimetro conta.',
      ],
    },
    {
      question: 'Chi divide con te queste ore?',
      answers: ['Ospiti, spesso', 'Una sola persona', 'Nessuno, e va bene così'],
      reasons: [
        'La tua porta è aperta agli ospiti.',
        'Passi queste ore in due.',
        'Tieni alla tua solitudine.',
      ],
    },
    {
      question: 'Quale materia cerca la tua mano?',
      answers: ['La pietra, il vetro o il metallo', 'Il legno', 'La stoffa o la pelle'],
      reasons: [
        'La tua mano cerca la pietra, il vetro o il metallo.',
        'La tua mano cerca il legno.',
        'La tua mano cerca la stoffa o la pelle.',
      ],
    },
  ],
} as const;
