export const payment = {
  meta: {
    title: 'Finaliser votre commande',
    description:
      'Récapitulatif de votre commande Théogonie, moyen de paiement et nombre d’échéances.',
  },
  title: 'Paiement',
  defaultProduct: 'Achat Premium',
  severalPieces: 'Panier Théogonie',
  summary: 'Votre commande',
  collection: 'Collection Mythologique',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  /** What nights at the Résidence take off, as a row of sums. */
  nights: 'Nuits passées à la Résidence',
  /** The same below the sums of the cart. */
  nightsInCart: 'Vos nuits à la Résidence seront déduites au paiement : {amount}.',
  free: 'Gratuite',
  installation: 'Installation',
  included: 'Incluse',
  total: 'Total',
  taxIncluded: 'TTC',
  vat: 'dont TVA ({rate})',
  guarantee: 'Garantie {years, plural, one {# an} other {# ans}}',
  leadTime: 'Livraison sous {weeks}',
  method: 'Moyen de paiement',
  methods: {
    'apple-pay': 'Apple Pay',
    card: 'Carte bancaire',
    paypal: 'PayPal',
    transfer: 'Virement bancaire',
  },
  methodTexts: {
    'apple-pay': 'Vous confirmerez sur votre appareil, depuis la page de paiement.',
    card: 'Visa, Mastercard, CB',
    paypal: 'Vous vous identifierez chez PayPal, depuis la page de paiement.',
    transfer:
      'Depuis votre banque, sous {days, number} jours. L’atelier commence quand la somme est arrivée.',
  },
  card: {
    legend: 'Carte bancaire',
    number: 'Numéro de carte',
    numberPlaceholder: '1234 5678 9012 3456',
    expiry: 'Expiration',
    expiryPlaceholder: 'MM/AA',
    cvv: 'CVV',
    cvvPlaceholder: '123',
    name: 'Nom sur la carte',
    namePlaceholder: 'Prénom Nom',
    note: 'Ces champs montrent ce qui vous sera demandé. Ils ne sont ni lus, ni envoyés, ni gardés : la carte se saisit sur la page de paiement sécurisée.',
  },
  /** What a company may add, for its invoice. */
  company: {
    title: 'Pour une société',
    text: 'La facture sera au nom de la société, à cette adresse. Avec un numéro de TVA, la loi veut les deux.',
    vatNumber: 'N° de TVA intracommunautaire',
    reference: 'Votre référence',
    note: 'facultatif, repris sur la facture',
    name: 'Raison sociale',
    street: 'Numéro et rue',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
  },
  /** What a bank transfer needs: no provider asks who pays. */
  transfer: {
    title: 'Facture et livraison',
    text: 'Le nom et l’adresse servent à la facture, à l’installation et aux e-mails de la commande : aucun prestataire ne les demandera plus loin.',
    name: 'Nom et prénom, ou société',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    optional: 'facultatif',
    street: 'Numéro et rue',
    postcode: 'Code postal',
    city: 'Ville',
    place: 'Pays de livraison : {country}.',
    once: 'Il règle toute la commande, ou l’acompte puis le solde.',
    order: 'Commander avec obligation de paiement - {total}',
    orderDeposit: 'Commander avec obligation de paiement - {total}, dont {deposit} d’acompte',
  },
  /** On the fields of a form that was refused. */
  faults: {
    title: 'Champs à corriger',
    vatNumber: 'Vérifiez les lettres et les chiffres du numéro de TVA, ou videz ce champ.',
    company: 'Indiquez la raison sociale.',
    billingStreet: 'Indiquez le numéro et la rue de la société.',
    billingCity: 'Indiquez la ville de la société.',
    billingCountry: 'Choisissez le pays de la société.',
    name: 'Indiquez votre nom.',
    email: 'Indiquez une adresse e-mail, comme nom@exemple.fr.',
    phone:
      'Indiquez un numéro de téléphone d’au moins six chiffres, sans lettres, ou videz ce champ.',
    street: 'Indiquez le numéro et la rue.',
    city: 'Indiquez la ville.',
    postcode: 'Indiquez le code postal comme il s’écrit dans ce pays ({country} : {example}).',
    postcodeAbroad: 'Indiquez le code postal comme il s’écrit dans ce pays ({country}).',
    billingPostcode:
      'Indiquez le code postal de la société comme il s’écrit dans ce pays ({country} : {example}).',
    billingPostcodeAbroad:
      'Indiquez le code postal de la société comme il s’écrit dans ce pays ({country}).',
    elsewhere:
      'Choisissez d’abord ce lieu dans le récapitulatif : un autre prix ou une autre livraison s’y applique.',
  },
  /** An order of the same pieces that waits for its transfer. */
  alike: {
    order: 'Voir la commande {number}',
    besides: 'Commander une seconde fois par virement',
  },
  atProvider:
    'Carte ou identifiants se saisissent sur la page sécurisée du prestataire de paiement, jamais ici.',
  split: 'Paiement en plusieurs fois',
  splits: {
    1: 'En une fois',
    3: '3 fois sans frais',
    12: '12 mensualités',
    24: '24 mensualités',
  },
  /** A part now, the rest before the delivery. */
  deposit: {
    title: 'Acompte de {percent} à la commande',
    text: '{deposit} maintenant, {balance} avant la livraison',
    pay: 'Régler l’acompte : {deposit}',
  },
  perMonth: 'environ {amount} par mois',
  example:
    'Exemple représentatif : crédit de {amount} remboursé en {count, number} mensualités{split, select, equal { de {monthly}} other {, soit {equal, number} de {monthly} et une dernière de {last}}}. TAEG fixe : {rate} ; taux débiteur fixe : {borrowingRate}. Coût total du crédit : {cost}. Montant total dû : {due}, soit le montant du crédit sans intérêts ni frais. Prêteur : {lender}.',
  sampleLender: '{name}, société fictive citée en exemple',
  estimate: 'Estimation, sous réserve de l’offre d’un partenaire de crédit.',
  creditCost: 'Le coût du crédit est pris en charge par Théogonie.',
  lenderDecides:
    'Le prêteur étudie votre demande et peut la refuser. Vous avez quatorze jours pour vous rétracter du crédit.',
  creditWarning: 'Attention ! Un crédit coûte de l’argent et doit être remboursé !',
  pay: 'Finaliser le paiement - {total}',
  before: {
    terms: 'Valider sur la page de paiement vaut commande avec obligation de paiement.',
    termsLink: 'Conditions générales de vente',
    withdrawal:
      'Vous pourrez vous rétracter pendant {days, plural, one {# jour} other {# jours}} après la livraison, sans motif ni frais.',
    withdrawalLink: 'Droit de rétractation',
  },
  newTab: 's’ouvre dans un nouvel onglet',
  secure: 'Paiement sécurisé par SSL. Vos données sont protégées.',
  paid: 'Déjà payée : commande {number}',
  /** Instead of `paid`, while its bank transfer has not come. */
  awaited: 'Commande {number} : virement attendu',
  toOrder: 'Suivre la commande',
  again: 'Commander une deuxième fois',
  againText:
    'Une deuxième commande est un achat de plus, aux prix du jour. Vous la verrez avant de la payer.',
  pieceFirst:
    'Une commande part de la page de la pièce : ses options et son prix y sont confirmés par la maison.',
  unknownPiece: 'Aucune pièce de la maison ne porte ce nom : rien ne peut être commandé ici.',
  unknownName:
    'Aucune pièce de la maison ne porte ce nom : ce nom et ce prix viennent de l’adresse de la page.',
  toPiece: 'Choisir {name}',
  toCollections: 'Voir les collections',
  noProduct: 'Aucun produit sélectionné',
  noProductText: 'Choisissez d’abord une pièce ; elle apparaîtra ici.',
  home: 'Retour à l’accueil',
  replacedPrice:
    'Le prix indiqué ne correspond pas au catalogue ; celui du catalogue s’applique : {price}.',
  tokenForged: 'Ce prix n’a pas été établi par la maison',
  tokenForgedText: 'L’adresse de la page a été modifiée ou coupée. Rien n’a été commandé.',
  tokenExpired: 'Ce prix n’est plus gardé',
  tokenExpiredText:
    'Un prix est gardé {hours, plural, one {# heure} other {# heures}}. Revenez à la pièce : il sera calculé de nouveau.',
  backToPiece: 'Revenir à la pièce',
  backToCart: 'Revenir au panier',
  quantity: '{count, number} ×',
} as const;

export const paymentSuccess = {
  meta: {
    title: 'Paiement réussi',
    description:
      'Votre commande Théogonie est enregistrée ; un e-mail de confirmation vous parviendra.',
  },
  title: 'Paiement Réussi !',
  text: 'Votre commande a été traitée avec succès. Vous recevrez un email de confirmation sous peu.',
  reference: 'Référence de transaction',
  home: 'Retour à l’accueil',
  cart: {
    title: 'Votre panier vous attend encore',
    text: 'Il contient toujours : {list}. Si vous venez de le régler, vous pouvez le vider.',
    view: 'Voir le panier',
  },
} as const;

export const checkoutDemo = {
  meta: {
    title: 'Paiement de démonstration',
    description: 'Page de démonstration de la boutique Théogonie : aucun paiement n’y est prélevé.',
  },
  eyebrow: 'Démonstration',
  title: 'Rien ne sera prélevé',
  text: 'La boutique n’est reliée à aucun service de paiement. Cette page en tient lieu : elle ne demande pas de carte et n’encaisse rien.',
  amount: 'Montant de la démonstration',
  confirm: 'Simuler un paiement réussi',
  back: 'Revenir au paiement',
} as const;
