/** Words of the mails to the house, which reads French: no other language has this file. */
export const houseMails = {
  houseOrder: {
    subject: 'Commande {number} : {state}',
    title: 'Une commande',
    text: ['Commande {number}, {state}. Une réponse à cet e-mail va au client.'],
    button: 'Ouvrir la commande',
    notes: [],
  },
  houseMessage: {
    subject: 'Message de {name} : {subject}',
    title: 'Un message du formulaire de contact',
    text: ['Une réponse à cet e-mail va à la personne qui a écrit.'],
    button: 'Ouvrir les messages',
    notes: [],
  },
  houseMessages: {
    subject: '{count} messages attendent au bureau',
    title: 'Plusieurs messages du formulaire de contact',
    text: ['{count} messages, du {since} au {until}. Le bureau les montre en entier.'],
    button: 'Ouvrir les messages',
    notes: [],
  },
  houseWithdrawal: {
    subject: 'Rétractation {reference}',
    title: 'Une rétractation',
    text: [
      'Déclarée le {date}, à {time}. Le remboursement est dû au plus tard le {until}. Une réponse à cet e-mail va à la personne qui l’a déclarée.',
    ],
    button: 'Ouvrir les rétractations',
    notes: [],
  },
  houseWithdrawals: {
    subject: '{count} rétractations attendent au bureau',
    title: 'Plusieurs rétractations',
    text: [
      '{count} rétractations, déclarées du {since} au {until}. Chaque remboursement est dû dans les quatorze jours qui suivent la déclaration.',
    ],
    button: 'Ouvrir les rétractations',
    notes: [],
  },
  states: {
    paid: 'payée',
    differs: 'le montant reçu diffère',
    paidTwice: 'payée une deuxième fois',
    paidAfterRefund: 'payée après son remboursement',
    refundedTooMuch: 'le remboursement dépasse le montant reçu',
    disputed: 'le paiement est contesté',
  },
  providers: {
    stripe: 'Stripe',
    link: 'Lien de paiement',
    demonstration: 'Démonstration : rien n’est prélevé',
  },
  delivery: 'Livraison',
  total: 'Total',
  received: 'Montant reçu',
  otherOrder: 'Déjà payée par la commande',
  provider: 'Encaissement',
  order: 'Commande',
  language: 'Langue',
  postalAddress: 'Adresse de livraison',
  receivedAt: 'Reçu le',
} as const;
