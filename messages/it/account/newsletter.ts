import { fieldFaults } from '@/messages/it/site/fields';

export const newsletter = {
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
    'Desidero ricevere la newsletter della maison, poche volte l’anno. Ogni invio contiene un link per annullare l’iscrizione.',
  submit: 'Iscriviti',
  submitting: 'Un momento…',
  privacy: {
    text: 'Questo indirizzo è la chiave del carrello e dei desideri.',
    link: 'Leggi l’informativa sulla privacy',
  },
  linkSent:
    'Abbiamo inviato un link di accesso a questo indirizzo. È valido dieci minuti e riapre carrello e desideri su questo dispositivo.',
} as const;

/** The invitation on the pages of the shop. */
export const newsletterSection = {
  eyebrow: 'Newsletter',
  title: 'Notizie, poche volte l’anno',
  text: 'Il tuo indirizzo apre un carrello e una lista dei desideri. Se spunti la casella, riceve anche la nostra newsletter: un tronco di noce che arriva, un pezzo che nasce, una data alla Residenza.',
} as const;

/** The dialog that asks for an address before the first add to a cart or wishlist. */
export const newsletterGate = {
  title: 'Entra nell’élite per continuare',
  text: 'Carrello e desideri sono conservati sotto questo indirizzo: li ritrovi qui, e altrove tramite un link.',
  note: 'Nessuna password, nessun account. La newsletter è facoltativa.',
  /** The button, by what was asked for. */
  submit: {
    cart: 'Aggiungi al carrello',
    wishlist: 'Aggiungi ai desideri',
    kept: 'Continua con il nome',
  },
  close: 'Chiudi',
} as const;
