/** « Quel dieu veille chez vous ? »: the order of questions and answers is that of `content/catalogue/which-god.ts`. */
export const whichGod = {
  meta: {
    title: 'Quale dio veglia sulla vostra casa?',
    description:
      'Sette domande sulle notti, le sedute, la luce e lo spazio: risponde un dio, con il mobile che porta il suo nome e le ragioni della scelta.',
  },
  title: 'Quale dio veglia sulla vostra casa?',
  intro:
    'Sette domande sulle vostre notti, le sedute, la luce e le pareti. Alla fine un dio, il mobile che porta il suo nome e le ragioni della scelta. Delle vostre risposte non resta nulla.',
  progress: 'Domanda {number, number} di {count, number}',
  back: 'Domanda precedente',
  restart: 'Ricominciare',
  result: {
    eyebrow: 'Sulla vostra casa veglia',
    title: '{god} veglia sulla vostra casa',
    description:
      '{god}, e {name}: la risposta a sette domande sulle notti, le sedute, la luce e lo spazio. Provatele in casa vostra.',
    reasons: 'Perché lo avete detto voi',
    see: 'Vedere il mobile',
    others: 'Altri due veglierebbero volentieri',
  },
  questions: [
    {
      question: 'Che cosa manca alla vostra casa?',
      answers: ['Una notte vera', 'Un’ora per sedersi', 'Un posto per ogni cosa'],
      reasons: [
        'Vi manca una notte vera.',
        'Vi manca un’ora per sedervi.',
        'Volete un posto per ogni cosa.',
      ],
    },
    {
      question: 'Come dormite?',
      answers: [
        'D’un fiato, nel buio completo',
        'Con un orecchio teso: un nulla mi sveglia',
        'Tardi, dopo un’ultima pagina',
      ],
      reasons: [
        'Dormite d’un fiato, al buio.',
        'Un nulla vi sveglia.',
        'Leggete prima di dormire.',
      ],
    },
    {
      question: 'Come vi sedete?',
      answers: [
        'Con la schiena dritta',
        'In fondo alla seduta, gambe distese',
        'Appena: non sto mai fermo',
      ],
      reasons: [
        'Tenete la schiena dritta.',
        'Amate una seduta profonda.',
        'Non state mai fermi a lungo.',
      ],
    },
    {
      question: 'Quale luce tenete la sera?',
      answers: [
        'Una brace, rasente al pavimento',
        'Un chiarore netto, come a mezzogiorno',
        'Quella della luna',
      ],
      reasons: [
        'La sera vi basta una brace.',
        'La sera amate vederci chiaro.',
        'La sera vi basta la luna.',
      ],
    },
    {
      question: 'Quanto spazio avete?',
      answers: [
        'Una grande stanza che attende il suo centro',
        'Una stanza di misure comuni',
        'Un angolo, dove ogni centimetro conta',
      ],
      reasons: [
        'La vostra grande stanza attende il suo centro.',
        'La vostra stanza ha misure comuni.',
        'Da voi ogni centimetro conta.',
      ],
    },
    {
      question: 'Chi divide con voi queste ore?',
      answers: ['Ospiti, spesso', 'Una sola persona', 'Nessuno, e va bene così'],
      reasons: [
        'La vostra porta è aperta agli ospiti.',
        'Passate queste ore in due.',
        'Tenete alla vostra solitudine.',
      ],
    },
    {
      question: 'Quale materia cerca la vostra mano?',
      answers: ['La pietra, il vetro o il metallo', 'Il legno', 'La stoffa o la pelle'],
      reasons: [
        'La vostra mano cerca la pietra, il vetro o il metallo.',
        'La vostra mano cerca il legno.',
        'La vostra mano cerca la stoffa o la pelle.',
      ],
    },
  ],
} as const;
