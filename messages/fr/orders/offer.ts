/** The page of an offer (« devis »). */
export const offer = {
  meta: {
    title: 'Votre devis',
    description:
      'Votre devis Théogonie : pièces, options, prix fermes pendant trente jours, livraison et délai, à imprimer ou à accepter en ligne.',
  },
  title: 'Devis {number}',
  issued: 'Établi le {date}',
  validUntil: 'Valable jusqu’au {until}',
  seller: 'Vendeur',
  buyer: 'Établi pour',
  terms: 'Conditions',
  deliveryIncluded: 'Livraison et installation incluses',
  firm: 'Les prix sont fermes jusqu’au {until} inclus. Ce devis est gratuit et ne vous engage à rien tant que vous ne l’avez pas accepté.',
  legal:
    '{legalName} au capital de {capital}, {registration}, TVA intracommunautaire {vat}. Société et coordonnées données en exemple.',
  next: 'Suite du devis',
  states: {
    open: 'En l’acceptant, vous passez à la page de paiement, aux prix de ce devis. Rien n’est commandé avant.',
    accepted: 'Ce devis a été accepté, et la commande est confirmée.',
    revoked:
      'La maison a retiré ce devis ; il ne peut plus être accepté. Écrivez-nous, nous vous répondrons.',
    expired:
      'Ce devis a expiré. Demandez-en un nouveau : il reprend les mêmes pièces, aux prix d’aujourd’hui.',
  },
  /** Of one from before some options excluded each other, or before something went. */
  unmakeable: {
    excludes:
      'Ce devis réunit deux options qui prennent la même place, et dont l’une seule peut être faite : il ne se commande pas ici. Écrivez-nous laquelle vous voulez, la maison vous enverra le devis qui convient.',
    gone: 'Ce devis comprend une pièce ou une option que la maison ne fait plus : il ne se commande pas ici. Écrivez-nous, la maison vous enverra le devis qui convient.',
  },
  ordered: 'Commande {number}',
  accept: 'Accepter ce devis',
  renew: 'Demander un nouveau devis',
  contact: 'Nous écrire',
  paper: 'Sur papier',
  print: 'Imprimer le devis',
  mail: {
    title: 'Recevoir par e-mail',
    text: 'Nous envoyons à cette adresse les lignes du devis et le lien vers cette page. Elle ne sert à rien d’autre.',
    email: 'Adresse e-mail',
    send: 'Envoyer le devis',
  },
  notices: {
    sent: 'Le devis est en route vers l’adresse indiquée.',
    tooMany: 'Trop de demandes. Réessayez {wait}.',
    failed: 'La demande n’a pas abouti. Veuillez réessayer.',
  },
  away: 'Votre devis ne peut pas s’afficher pour le moment. Réessayez dans quelques minutes.',
  forged: 'Cette adresse ne mène à aucun devis',
  forgedText:
    'Elle a été modifiée ou coupée, ou le devis n’est plus conservé. Reprenez le lien entier de l’e-mail, ou demandez un devis depuis une pièce.',
  pieces: 'Voir les pièces',
  closed: 'Ce devis ne peut plus être réglé',
  closedText:
    'Il a expiré, il a été retiré, sa commande est déjà réglée, ou la maison ne fait plus une de ses pièces. La page du devis dit ce qu’il en est.',
  back: 'Revenir au devis',
} as const;
