export const newsletter = {
  section: {
    eyebrow: 'Newsletter',
    title: 'Notizie, poche volte l’anno',
    text: 'Un indirizzo apre il carrello e la lista dei desideri. Se si spunta la casella, riceve anche le nostre lettere: un tronco di noce che arriva, un pezzo che nasce, una data alla Residenza.',
  },
  gate: {
    title: 'Entrare nell’élite per continuare',
    text: 'L’iscrizione alla newsletter apre il carrello e la lista dei desideri',
    note: 'Basta l’e-mail; la newsletter è facoltativa.',
  },
  email: {
    label: 'Indirizzo e-mail',
    placeholder: 'nome@esempio.it',
  },
  name: {
    label: 'Nome e cognome',
    optional: 'facoltativo',
  },
  consent:
    'Desidero ricevere la newsletter della maison, poche volte l’anno. Ogni invio contiene un link per annullare l’iscrizione.',
  submit: 'Iscriviti',
  submitting: 'Iscrizione…',
  privacy: {
    text: 'Questo indirizzo è la chiave del carrello e dei desideri.',
    link: 'Leggi l’informativa sulla privacy',
  },
  close: 'Chiudi',
  linkSent:
    'Un link di accesso è partito verso questa casella. Vale dieci minuti e riporta carrello e desideri su questo dispositivo.',
  already: 'La sessione è aperta con l’indirizzo {email}: carrello e desideri sono pronti.',
} as const;
