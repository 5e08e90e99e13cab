/** « Quel dieu veille chez vous ? »: the order of questions and answers is that of `content/catalogue/which-god.ts`. */
export const whichGod = {
  meta: {
    title: 'Quel dieu veille chez vous ?',
    description:
      'Sept questions sur vos nuits, vos sièges, votre lumière et votre espace : un dieu répond, présente la pièce qui porte son nom et dit pourquoi.',
  },
  title: 'Quel dieu veille chez vous ?',
  intro:
    'Sept questions sur vos nuits, vos sièges, votre lumière et vos murs. Au bout, un dieu, la pièce qui porte son nom, et les raisons de ce choix. De vos réponses, rien n’est gardé.',
  progress: 'Question {number, number} sur {count, number}',
  back: 'Question précédente',
  restart: 'Recommencer',
  result: {
    eyebrow: 'Chez vous veille',
    title: '{god} veille chez vous',
    description:
      '{god}, et {name} : la réponse à sept questions sur les nuits, les sièges, la lumière et la place. À vous d’y répondre.',
    reasons: 'Parce que vous l’avez dit',
    see: 'Voir la pièce',
    others: 'Deux autres veilleraient volontiers',
  },
  questions: [
    {
      question: 'Que manque-t-il à votre maison ?',
      answers: ['Une vraie nuit', 'Une heure pour s’asseoir', 'Une place pour chaque chose'],
      reasons: [
        'Il vous manque une vraie nuit.',
        'Il vous manque une heure pour vous asseoir.',
        'Vous voulez une place pour chaque chose.',
      ],
    },
    {
      question: 'Comment dormez-vous ?',
      answers: [
        'D’un trait, dans le noir complet',
        'D’une oreille : un rien me réveille',
        'Tard, après une dernière page',
      ],
      reasons: [
        'Vous dormez d’un trait, dans le noir.',
        'Un rien vous réveille.',
        'Vous lisez avant de dormir.',
      ],
    },
    {
      question: 'Comment vous asseyez-vous ?',
      answers: [
        'Le dos droit',
        'Au creux du siège, jambes allongées',
        'À peine : je ne tiens pas en place',
      ],
      reasons: [
        'Vous vous tenez le dos droit.',
        'Vous aimez le creux d’un siège.',
        'Vous ne tenez guère en place.',
      ],
    },
    {
      question: 'Quelle lumière gardez-vous le soir ?',
      answers: [
        'Une braise, au ras du sol',
        'Une clarté franche, comme à midi',
        'Celle de la lune',
      ],
      reasons: [
        'Le soir, une braise vous suffit.',
        'Le soir, vous aimez y voir clair.',
        'Le soir, la lune vous suffit.',
      ],
    },
    {
      question: 'De quelle place disposez-vous ?',
      answers: [
        'D’une grande pièce, qui attend son centre',
        'D’une pièce aux mesures ordinaires',
        'D’un coin, où chaque centimètre compte',
      ],
      reasons: [
        'Votre grande pièce attend son centre.',
        'Votre pièce a des mesures ordinaires.',
        'Chez vous, chaque centimètre compte.',
      ],
    },
    {
      question: 'Qui partage ces heures avec vous ?',
      answers: ['Des invités, souvent', 'Une seule personne', 'Personne, et c’est bien ainsi'],
      reasons: [
        'Votre porte s’ouvre aux invités.',
        'Ces heures se passent à deux.',
        'Vous tenez à votre solitude.',
      ],
    },
    {
      question: 'Quelle matière votre main cherche-t-elle ?',
      answers: ['La pierre, le verre ou le métal', 'Le bois', 'L’étoffe ou le cuir'],
      reasons: [
        'Votre main cherche la pierre, le verre ou le métal.',
        'Votre main cherche le bois.',
        'Votre main cherche l’étoffe ou le cuir.',
      ],
    },
  ],
} as const;
