export const categoriesPage = {
  meta: {
    title: 'Letti, poltrone e tavolini intelligenti per categoria',
    description:
      'Tre ingressi nel catalogo della maison: i letti, le poltrone massaggianti e i tavolini connessi, e più in là gli specchi e gli armadi.',
  },
  title: 'Letti, poltrone e tavolini',
  intro:
    'A seconda dell’ora si cerca un letto, una poltrona o il posto dove appoggiare il bicchiere. Questi tre riquadri portano dritto ai pezzi corrispondenti, con i prezzi, le misure e il dio da cui prendono il nome.',
  discover: 'Scopri',
  cards: {
    bed: {
      title: 'Letti intelligenti',
      count: '3 collezioni e più',
      description:
        'Una testata per orizzonte, una rete che si solleva, una luce notturna all’altezza della caviglia: la notte riprende il suo rango nella casa.',
    },
    chair: {
      title: 'Poltrone intelligenti',
      count: '3 modelli e più',
      description:
        'Sedersi, e sentire lo schienale cercare il posto giusto fra le spalle. Il massaggio abita in una poltrona fatta per la fine della giornata.',
    },
    table: {
      title: 'Tavolini intelligenti',
      count: '3 tipi',
      description:
        'Vicino al cuscino, accanto al bracciolo, davanti al divano: tre altezze per tre usi, e sotto il piano un’elettronica discreta.',
    },
  },
  more: {
    text: 'Per gli specchi e gli armadi:',
    link: 'vedi tutte le collezioni',
  },
  contactText: 'Un dubbio su una misura, una scala, un colore di velluto?',
  contactLink: 'Scrivici',
  home: 'Torna alla home',
} as const;
