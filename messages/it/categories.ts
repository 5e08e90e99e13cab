export const categoriesPage = {
  meta: {
    title: 'Letti, poltrone e tavolini intelligenti per categoria',
    description:
      'Tre ingressi nel catalogo della maison: i letti, le poltrone massaggianti e i tavolini connessi, e più in là gli specchi e gli armadi.',
  },
  title: 'Tre porte per entrare',
  intro:
    'Secondo l’ora, si cerca un letto, una poltrona o il posto dove appoggiare il bicchiere. Questi tre riquadri portano dritto ai pezzi corrispondenti, con i prezzi, le misure e il dio da cui prendono il nome.',
  discover: 'Scoprire',
  cards: {
    bed: {
      title: 'Letti intelligenti',
      count: '3 collezioni e oltre',
      description:
        'Una testata per orizzonte, una rete che si solleva, un lume all’altezza della caviglia: la notte riprende il suo rango nella casa.',
    },
    chair: {
      title: 'Poltrone intelligenti',
      count: '3 modelli e oltre',
      description:
        'Sedersi, e sentire lo schienale cercare il posto giusto fra le spalle. Massaggio e calore abitano in una poltrona fatta per la fine della giornata.',
    },
    table: {
      title: 'Tavolini intelligenti',
      count: '3 tipi',
      description:
        'Vicino al cuscino, accanto al bracciolo, davanti al divano: tre altezze per tre usi, e sotto il piano un’elettronica che sa tacere.',
    },
  },
  more: {
    text: 'Specchi e armadi hanno il loro posto più in là:',
    link: 'vedere tutte le collezioni',
  },
  contactText: 'Un dubbio su una misura, un piano di scale, un colore di velluto?',
  contactLink: 'Scrivere alla maison',
  home: 'Tornare alla home',
} as const;
