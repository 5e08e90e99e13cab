/** The pages of orders. */
export const orders = {
  meta: {
    title: 'Vos commandes',
    description:
      'Vos commandes Théogonie : état, dates, livraison, facture et droit de rétractation, pour qui a confirmé son adresse e-mail.',
  },
  title: 'Vos commandes',
  intro: 'Chaque commande passée avec cette adresse, de la plus récente à la plus ancienne.',
  prove: 'Pour voir vos commandes, ouvrez d’abord le lien que nous envoyons à votre adresse.',
  none: 'Aucune commande n’a encore été passée avec cette adresse.',
  away: 'Vos commandes ne peuvent pas s’afficher pour le moment. Réessayez dans quelques minutes.',
  unknown: 'Cette commande n’existe pas, ou n’est pas la vôtre',
  unknownText:
    'Vérifiez le numéro. Une commande s’ouvre depuis l’e-mail qui la confirme, ou une fois confirmée l’adresse avec laquelle elle a été passée.',
  order: 'Commande {number}',
  placed: 'Passée le {date}',
  total: 'Total',
  /** Of its sums: what was given back so far. */
  returned: 'Remboursé',
  state: 'État',
  history: 'Suivi',
  pieces: 'Pièces',
  invoice: 'Facture',
  invoiceLink: 'Voir la facture',
  invoicePdf: 'Télécharger la facture en PDF',
  pay: 'Payer maintenant',
  withdraw: 'Renoncer au contrat ici',
  withdrawText:
    'Vous pouvez renoncer au contrat jusqu’à la fin du {days}e jour qui suit la livraison.',
  deliveryOn: 'Livraison convenue pour le {date}',
  deliveredOn: 'Livrée le {date}',
  contact: 'Livraison',
  recipient: 'Pour',
  postalAddress: 'À l’adresse',
  phone: 'Téléphone',
  all: 'Toutes vos commandes',
  states: {
    awaiting: 'En attente de paiement',
    awaitingTransfer: 'En attente du virement',
    paid: 'Payée',
    workshop: 'À l’atelier',
    ready: 'Prête',
    agreed: 'Livraison convenue',
    delivered: 'Livrée',
    differs: 'À vérifier',
    expired: 'Paiement expiré',
    cancelled: 'Annulée',
    withdrawn: 'Rétractation reçue',
    refunded: 'Remboursée',
  },
  /** What happens next, by state. */
  next: {
    awaiting: 'Votre commande est enregistrée ; l’atelier commence dès le paiement confirmé.',
    awaitingTransfer:
      'Votre commande est enregistrée. L’atelier commence dès que votre virement est arrivé.',
    paid: 'Le paiement de votre commande est confirmé. L’atelier la prend en main sous deux jours ouvrés.',
    workshop:
      'L’atelier y travaille. Nous vous appelons dès qu’elle est prête, pour convenir d’un jour de livraison.',
    ready: 'Elle est prête. Nous vous appelons pour convenir d’un jour de livraison.',
    agreed: 'Deux personnes la livrent et l’installent dans la pièce de votre choix.',
    delivered: 'Elle est chez vous. Que vos nuits et vos jours y soient doux.',
    differs:
      'Un paiement reçu pour cette commande est à vérifier. Rien n’est perdu : une personne de la maison vous appelle ou vous écrit, et il est inutile de payer de nouveau.',
    expired:
      'Le temps pour payer est passé ; rien n’a été prélevé. Vous pouvez commander de nouveau.',
    cancelled: 'Elle est annulée ; rien n’est dû.',
    withdrawn:
      'Votre rétractation est reçue. Nous venons reprendre ce qui est déjà chez vous, et nous vous remboursons.',
    refunded: 'Le remboursement est parti, par le moyen du paiement.',
  },
  /** Instead of `next`, while a declaration of withdrawal waits for the house. */
  declared:
    'Votre déclaration de rétractation est arrivée le {date}, sous le numéro {reference}. Une personne de la maison vous écrit ; nous vous remboursons dans les quatorze jours qui la suivent. Elle ne vient pas de vous, ou vous avez changé d’avis ? Écrivez-nous en indiquant ce numéro.',
  /** For whoever has the number of an order and nothing that proves it to be theirs. */
  ask: {
    title: 'Nous vous envoyons un lien',
    text: 'Cette commande s’ouvre pour qui l’a passée. Indiquez l’adresse e-mail de la commande : un lien y part aussitôt et ramène ici.',
  },
  /** For whoever sees an order by the link of its mail: what is personal is left out. */
  person: {
    title: 'Adresse, téléphone et facture',
    text: 'Ils ne s’affichent que sur l’appareil qui a passé la commande, ou pour qui ouvre un lien demandé ici : le lien des e-mails de la commande, que l’on peut transmettre, ne les montre pas. Indiquez l’adresse e-mail de la commande : un autre lien y part, qui les montre.',
  },
  /** Of an order that is paid in two parts. */
  deposit: {
    state: 'Acompte reçu',
    next: 'Votre acompte est reçu, et votre commande est confirmée. L’atelier la prend en main sous deux jours ouvrés ; le solde de {balance} se règle avant la livraison.',
    ready:
      'Elle est prête. Dès que le solde de {balance} est réglé, nous convenons d’un jour de livraison.',
    depositDue: 'Acompte à régler',
    depositPaid: 'Acompte réglé',
    balanceDue: 'Solde avant la livraison',
    balancePaid: 'Solde réglé',
    /** Of a balance of which a part has come. */
    balanceCame: 'Reçu du solde',
    balanceMissing: 'Reste à régler',
    pay: 'Régler le solde',
    note: 'Aussi depuis le lien que nous vous envoyons par e-mail.',
    /** Instead of `amountDiffers`. */
    differs:
      'Le montant reçu, {received}, n’est pas celui de l’acompte, {due}. Rien n’est perdu : une personne de la maison vous appelle ou vous écrit, et il est inutile de payer de nouveau.',
  },
  /** The page where the balance is paid. */
  balance: {
    title: 'Solde de la commande {number}',
    text: 'Votre acompte de {deposit} est reçu. Il reste {balance} à régler avant la livraison.',
    pay: 'Régler le solde : {balance}',
    payRest: 'Régler le reste : {balance}',
    /** Pressed where the page showed another sum. */
    changed:
      'La somme due a changé depuis que cette page a été ouverte : il reste {balance} à régler.',
    none: 'Rien à régler',
    noneText: 'Le solde de cette commande est réglé, ou elle n’est plus à livrer.',
    unknown: 'Ce lien n’ouvre aucune commande',
    unknownText:
      'Il a été coupé, ou il a expiré. Ouvrez votre commande depuis son e-mail de confirmation, ou écrivez-nous.',
  },
  /** How it is paid instead, while it waits for its payment. */
  otherwise: {
    card: 'Payer par carte : {sum}',
    cardText:
      'À la place du virement, s’il n’est pas encore parti. La commande prend un autre numéro ; un virement qui arriverait tout de même vous est rendu.',
    transfer: 'Payer par virement',
    transferText:
      'À la place de la carte. La commande prend un autre numéro, et la page où la carte était demandée se ferme.',
    replacedBy: 'Elle est remplacée par la commande {number}.',
  },
  /** Where a bank transfer goes: the house’s own account. */
  transfer: {
    title: 'Votre virement',
    text: 'Faites-le depuis votre banque, en une ou plusieurs fois, avec la référence ci-dessous : elle nous dit à quelle commande la somme appartient.',
    holder: 'Titulaire du compte',
    amount: 'Montant',
    reference: 'Référence à indiquer',
    until: 'Au plus tard le',
    code: 'Code du virement',
    codeText:
      'De nombreuses applications bancaires lisent ce code et remplissent le virement pour vous.',
    late: 'Passé ce jour, la commande est annulée et rien n’est dû. Arrivée plus tard, la somme n’est pas perdue : écrivez-nous.',
    away: 'La maison vous donne ses coordonnées bancaires : écrivez-nous en indiquant le numéro de la commande.',
    or: 'Ou par virement',
    alone: 'Par virement',
    balance:
      'Depuis votre banque, avec la référence ci-dessous. La maison confirme la somme à son arrivée et vous écrit.',
    /** Once a part of the first sum has come, and of the balance. */
    part: 'Une partie de votre virement est arrivée : {received} reçus, il manque {missing}. L’atelier commence dès que la somme est entière.',
    partState: 'Virement reçu en partie',
    partText: 'Le reste se règle par virement sur le même compte, avec la même référence.',
    /** Instead of `late`. */
    partLate: 'Il ne peut pas partir d’ici là ? Écrivez-nous : ce qui est arrivé n’est pas perdu.',
    balancePart: '{received} du solde sont arrivés, il manque {missing}.',
    /** Of a sum that the house has accepted though it was short. */
    rest: '{received} sont arrivés ; il reste {missing} à régler par virement.',
  },
  noInvoice: {
    title: 'Pas encore de facture',
    text: 'Cette commande n’a pas de facture : elle est émise quand le paiement est confirmé.',
  },
  /** The page of credit notes (« avoirs »), and the link to it. */
  credit: {
    link: 'Voir l’avoir',
    name: 'Avoir',
    title: 'Avoir {number}',
    issued: 'Émis le {date}',
    of: 'Sur la facture {invoice} du {date}',
    kinds: {
      whole: 'Remboursement de la commande',
      part: 'Remboursement d’une partie de la commande',
      delivery: 'Remboursement de la livraison',
    },
    total: 'Total remboursé',
    attached: 'L’avoir {number} est joint à ce message.',
    none: 'Pas d’avoir',
    noneText: 'Rien n’a été remboursé sur la facture de cette commande.',
  },
  backToOrder: 'Voir la commande',
  paidWith: 'Payée par',
  /** What an order was paid with, as the provider reports it. */
  paidWithKinds: {
    card: 'Carte bancaire',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
    alma: 'Alma',
    link: 'Link',
    transfer: 'Virement',
    cheque: 'Chèque',
    other: 'Autre moyen de paiement',
  },
  /** Instead of `next.differs`, where what is held is another sum than the total. */
  amountDiffers:
    'Le montant reçu, {received}, n’est pas celui de la commande, {due}. Rien n’est perdu : une personne de la maison vous appelle ou vous écrit, et il est inutile de payer de nouveau.',
  /** Likewise, where the address given with the payment is in another country; `{place}` is that of the price. */
  addressDiffers:
    'L’adresse de livraison donnée au paiement n’est pas dans le pays du prix : {place}. Rien n’est perdu : écrivez-nous une adresse de ce pays et la commande suit son cours, ou demandez le remboursement, puis commandez au prix de l’autre pays.',
  write: 'Nous écrire',
  /** The page after the payment, where the words of a payment that succeeded would not be true. */
  afterPayment: {
    differs: 'Une vérification est nécessaire',
    pending: {
      title: 'Merci, la confirmation est en route',
      text: 'Notre prestataire de paiement confirme encore votre règlement. Un e-mail vous parviendra dès que c’est fait ; la page de la commande le dit aussi.',
    },
    unknown: {
      title: 'Cette page ne reconnaît aucune commande',
      text: 'L’adresse de la page a été modifiée ou coupée, ou elle a expiré. Si vous avez payé, rien n’est perdu : la commande est enregistrée, et sa confirmation vous parvient par e-mail. Un doute ? Écrivez-nous, nous la retrouvons.',
    },
    away: {
      title: 'La commande ne peut pas s’afficher',
      text: 'La boutique est momentanément indisponible. Si vous avez payé, rien n’est perdu : rechargez la page dans quelques minutes.',
    },
    contact: 'Nous écrire',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'Elle ne peut plus être payée, et rien n’est dû : son devis a expiré, a été retiré, ou est déjà réglé par une autre commande.',
  /** Of a demonstration, which no provider confirms: on its pages and in its mails. */
  demonstration: 'Commande de démonstration : rien n’est prélevé, et rien ne sera livré.',
  notes: {
    placed: 'Commande passée',
    replaced: 'Remplacée par une autre façon de payer',
    paymentPending: 'Paiement en cours de confirmation',
    paymentFailed: 'Paiement refusé',
    amountDiffers: 'Montant différent de la commande',
    addressDiffers: 'Adresse de livraison dans un autre pays',
    partlyRefunded: 'Remboursement d’une partie',
    balanceAsked: 'Solde demandé',
    balancePaid: 'Solde réglé',
    balanceDiffers: 'Montant différent du solde',
    transferPart: 'Une partie du virement est arrivée',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Facture {number}',
  issued: 'Émise le {date}',
  seller: 'Vendeur',
  buyer: 'Client',
  /** Who receives the delivery, where the invoice is for another name or address. */
  deliverTo: 'Livraison à',
  buyerVat: 'N° de TVA : {number}',
  reference: 'Votre référence : {reference}',
  line: 'Désignation',
  quantity: 'Quantité',
  unit: 'Prix unitaire HT',
  rate: 'TVA',
  /** Under the name of a line on a phone. */
  netUnit: '{price} HT, TVA {rate}',
  delivered: 'Livrée le {date}',
  toDeliverOn: 'À livrer le {date}',
  toDeliver: 'À livrer',
  sum: 'Total TTC',
  net: 'Total hors taxe',
  vat: 'TVA {rate}',
  due: 'Total TTC',
  /** For an export. */
  exempt: 'Exonération de TVA : exportation, article 262, I du code général des impôts.',
  paid: 'Payée le {date}',
  partlyPaid: 'Payée en partie le {date}',
  delivery: 'Livraison',
  print: 'Imprimez cette page ou enregistrez-la en PDF depuis votre navigateur.',
  lineNet: 'Total HT',
  unnamed: 'Client de la commande {number}',
  /** Of the sums, what was paid and what is left to pay. */
  settled: 'Déjà réglé',
  toPay: 'Reste à payer',
  refunded: 'Remboursé le {date}',
  /** Where a name has letters that no font of the PDF has. */
  unwritten:
    'Dans le PDF, « ? » remplace une lettre que ses polices n’ont pas : le texte entier figure dans ses données structurées.',
  goods: 'Nature de l’opération : livraison de biens.',
  discount: 'Aucun escompte pour paiement anticipé.',
  noPenalties: 'Pénalités de retard sans objet : facture acquittée.',
  /** Between companies. */
  penalties:
    'Pénalités de retard : taux de refinancement de la BCE majoré de {points} points (article L. 441-10 du code de commerce).',
  recovery:
    'Indemnité forfaitaire pour frais de recouvrement en cas de retard : {amount} (article D. 441-5 du code de commerce).',
  legal: '{legalName} au capital de {capital}, {registration}, TVA intracommunautaire {vat}.',
  /** Of an export, for the customs broker. */
  broker: {
    heading: 'Position SH {heading}',
    weight: 'poids brut {weight}',
    terms: 'Conditions de livraison : {terms}, à l’adresse de livraison, {place}.',
    total: 'Poids brut total : {weight}.',
  },
  /** Of a demonstration, on every page of its papers. */
  sample: 'Spécimen sans valeur comptable : commande de démonstration, rien n’est dû ni livré.',
  /** Of a deposit, and of the final invoice that deducts it. */
  deposit: {
    title: 'Facture d’acompte {number}',
    line: 'Acompte de {percent} sur la commande',
    total: 'Acompte',
    rest: 'Total de la commande : {total}. Solde à régler avant la livraison : {balance}.',
    deducted: 'Acompte déduit, facture {number} du {date}',
    deductedVat: 'dont TVA déjà facturée',
    balance: 'Solde',
    balanceVat: 'dont TVA sur le solde',
    credited: 'Avoir {number} du {date} sur l’acompte, rendu',
    creditedVat: 'dont TVA rendue',
    afterCredits: 'Total après avoir',
    balancePaid: 'Solde payé le {date}',
  },
  pdf: 'Télécharger en PDF',
  /** In the mail that brings it. */
  attached: 'La facture {number} est jointe à ce message.',
} as const;
