/** The pages of orders. */
export const orders = {
  meta: {
    title: 'Vos commandes',
    description:
      'Vos commandes Théogonie : état, dates, livraison, facture et droit de rétractation, pour qui a prouvé son adresse e-mail.',
  },
  title: 'Vos commandes',
  intro: 'Chaque commande passée avec cette adresse, de la plus récente à la plus ancienne.',
  prove: 'Pour voir vos commandes, ouvrez d’abord le lien que nous envoyons à votre adresse.',
  proveLink: 'Recevoir un lien',
  none: 'Aucune commande n’a encore été passée avec cette adresse.',
  away: 'Vos commandes ne peuvent pas s’afficher pour le moment. Réessayez dans quelques minutes.',
  unknown: 'Cette commande n’existe pas, ou n’est pas la vôtre',
  unknownText:
    'Vérifiez le numéro. Une commande s’ouvre depuis son e-mail, ou après avoir prouvé l’adresse avec laquelle elle a été passée.',
  order: 'Commande {number}',
  placed: 'Passée le {date}',
  total: 'Total',
  state: 'État',
  history: 'Suivi',
  pieces: 'Pièces',
  parcels: 'Colis',
  invoice: 'Facture',
  invoiceLink: 'Voir la facture',
  pay: 'Payer maintenant',
  withdraw: 'Renoncer au contrat ici',
  withdrawText:
    'Vous pouvez renoncer au contrat jusqu’à la fin du {days}e jour qui suit la livraison.',
  deliveryOn: 'Livraison convenue le {date}',
  contact: 'Livraison',
  all: 'Toutes vos commandes',
  states: {
    awaiting: 'En attente de paiement',
    paid: 'Payée',
    workshop: 'À l’atelier',
    ready: 'Prête',
    agreed: 'Livraison convenue',
    delivered: 'Livrée',
    differs: 'Montant à vérifier',
    expired: 'Paiement expiré',
    cancelled: 'Annulée',
    withdrawn: 'Rétractée',
    refunded: 'Remboursée',
  },
  /** What happens next, by state. */
  next: {
    awaiting:
      'Elle est écrite et vous attend : elle part à l’atelier dès que le paiement est confirmé.',
    paid: 'Le paiement est confirmé. L’atelier la prend en main sous deux jours ouvrés.',
    workshop: 'L’atelier y travaille. Nous vous écrivons pour convenir d’un jour de livraison.',
    ready: 'Elle est prête. Nous vous appelons pour convenir d’un jour de livraison.',
    agreed: 'Deux personnes la livrent et l’installent dans la pièce de votre choix.',
    delivered: 'Elle est chez vous. Que ses nuits et ses jours soient doux.',
    differs: 'Le montant reçu n’est pas celui de la commande. Nous vous écrivons.',
    expired:
      'Le temps pour payer est passé ; rien n’a été prélevé. Vous pouvez la passer de nouveau.',
    cancelled: 'Elle est annulée ; rien n’est dû.',
    withdrawn:
      'Votre rétractation est reçue. Nous convenons d’un jour d’enlèvement, puis nous vous remboursons.',
    refunded: 'Le remboursement est parti, par le moyen du paiement.',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'Elle ne peut plus être payée, et rien n’est dû : son devis a expiré, a été retiré, ou est déjà réglé par une autre commande.',
  notes: {
    placed: 'Commande passée',
    paymentPending: 'Paiement en cours de confirmation',
    paymentFailed: 'Paiement refusé',
    amountDiffers: 'Montant différent de la commande',
    partlyRefunded: 'Remboursement d’une partie',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Facture {number}',
  issued: 'Émise le {date}',
  seller: 'Vendeur',
  buyer: 'Client',
  line: 'Désignation',
  quantity: 'Quantité',
  unit: 'Prix unitaire TTC',
  sum: 'Total TTC',
  net: 'Total hors taxe',
  vat: 'TVA {rate}',
  due: 'Total TTC',
  paid: 'Payée le {date}',
  delivery: 'Livraison',
  print: 'Imprimez cette page ou enregistrez-la en PDF depuis votre navigateur.',
  legal:
    '{legalName}, {registration}, TVA intracommunautaire {vat}. Aucun escompte pour paiement anticipé. Pénalités de retard sans objet : facture acquittée.',
} as const;
