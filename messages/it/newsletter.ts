import { fieldFaults } from './fields';

export const newsletter = {
  section: {
    eyebrow: 'La lettera',
    title: 'Notizie, poche volte l’anno',
    text: 'Un indirizzo apre il carrello e la lista dei desideri. Se si spunta la casella, riceve anche le nostre lettere: un tronco di noce che arriva, un pezzo che nasce, una data alla Residenza.',
  },
  gate: {
    title: 'Entrare nell’élite per continuare',
    text: 'L’iscrizione alla newsletter apre il carrello e la lista dei desideri',
  },
  email: {
    label: 'Indirizzo e-mail',
    placeholder: 'nome@esempio.it',
    fault: fieldFaults.email,
  },
  name: {
    label: 'Nome e cognome',
    optional: 'facoltativo',
  },
  consent:
    'Desidero ricevere la lettera della maison, poche volte l’anno. Ogni invio contiene un link per annullare l’iscrizione.',
  submit: 'Iscriversi',
  submitting: 'Iscrizione…',
  privacy: {
    text: 'Questo indirizzo è la chiave del carrello e dei desideri.',
    link: 'Leggere l’informativa sulla privacy',
  },
  close: 'Chiudere',
  linkSent:
    'Un link di accesso è partito verso questa casella. Vale dieci minuti e riporta carrello e desideri su questo dispositivo.',
  already: 'La sessione è aperta con l’indirizzo {email}: carrello e desideri sono pronti.',
} as const;
