/** What programs are told: the page about assistants, the Markdown of pages, llms.txt. */
export const assistants = {
  meta: {
    title: 'Confier sa recherche à un assistant',
    description:
      'Chercher, comparer, vérifier les cotes, estimer une livraison ou préparer un devis avec un assistant : ce qu’il peut lire ici, et ce qu’il ne reçoit jamais.',
  },
  title: 'Envoyez quelqu’un regarder',
  intro:
    'Un assistant peut faire le tour de la maison à votre place, noter les cotes et les prix, et revenir vous en parler. Il lit les mêmes faits que vous. Le choix et l’achat restent entre vos mains.',
  can: {
    eyebrow: 'Avec vous',
    title: 'Ce qu’un assistant fait ici',
    text: 'Tout vient des fiches de la maison : ce qui peut s’y lire n’est jamais estimé.',
    items: {
      search: {
        title: 'Chercher',
        text: 'Un lit bas, un fauteuil sous 9 000 €, une pièce sans caméra : il trouve ce qui répond à vos mots.',
      },
      read: {
        title: 'Lire',
        text: 'La fiche entière : matériaux, capteurs, consommation, entretien, garantie, et la légende s’il vous la faut.',
      },
      rules: {
        title: 'Retrouver une règle',
        text: 'Retours, remboursement, garanties, données : le passage qui répond, avec l’adresse où le relire.',
      },
      compare: {
        title: 'Comparer',
        text: 'Plusieurs pièces ou deux éditions, ligne à ligne, avec leurs différences et leurs prix.',
      },
      price: {
        title: 'Chiffrer',
        text: 'Le prix exact d’une configuration, options comprises, au centime près.',
      },
      fit: {
        title: 'Vérifier la place',
        text: 'Les dimensions de votre chambre, de la porte et de l’escalier, face à celles de la pièce et de ses colis.',
      },
      deliver: {
        title: 'Estimer la livraison',
        text: 'Le délai de fabrication et de transport dans chacun des pays que nous livrons.',
      },
      basket: {
        title: 'Totaliser',
        text: 'Plusieurs pièces ensemble : chaque ligne, la livraison, le total et les jours d’installation. Rien n’est enregistré.',
      },
      offer: {
        title: 'Préparer un devis',
        text: 'Un récapitulatif à relire, avec un lien qui ouvre la configuration choisie dans votre navigateur.',
      },
      visit: {
        title: 'Trouver une nuit, une heure',
        text: 'Les nuits libres de chaque suite de la Résidence, les heures libres avec un conseiller, dans votre fuseau. Il vous donne l’adresse ; vous réservez.',
      },
    },
  },
  connect: {
    eyebrow: 'Pour commencer',
    title: 'Comment le brancher',
    text: 'La plupart des assistants lisent cette boutique sans réglage. Ceux qui acceptent des connecteurs en font davantage.',
    ways: {
      mcp: {
        title: 'Connecteur MCP',
        text: 'Dans les réglages de l’assistant, ajoutez un connecteur à cette adresse. Transport : Streamable HTTP. Ni compte ni clé.',
      },
      markdown: {
        title: 'Pages en Markdown',
        text: 'Chaque page du catalogue a son texte sans mise en page : ajoutez .md à son adresse, ou demandez le type text/markdown.',
      },
      index: {
        title: 'Sommaire',
        text: 'La liste de ces textes, au format llms.txt, avec ce qu’il faut savoir avant de les citer.',
      },
      google: {
        title: 'Flux pour Google Merchant Center',
        text: 'Les pièces et leurs éditions, avec prix, images et délais de livraison.',
      },
      products: {
        title: 'Flux Agentic Commerce Protocol',
        text: 'Le même catalogue, en JSON, pour les assistants d’achat.',
      },
    },
  },
  never: {
    eyebrow: 'Sans lui',
    title: 'Ce qu’il ne reçoit jamais',
    text: 'Un assistant prépare ; il ne signe pas. Ces portes lui restent fermées, même si vous le lui demandez.',
    items: {
      payment: {
        title: 'Le paiement',
        text: 'Il n’ouvre aucun paiement et ne voit aucune carte. Vous payez vous-même, sur la page sécurisée du prestataire.',
      },
      personal: {
        title: 'Vos données',
        text: 'Ni adresse, ni commande, ni message : ce qu’il lit est le même pour tout le monde.',
      },
      cart: {
        title: 'Votre panier',
        text: 'Il n’y met rien et n’en retire rien. Le lien qu’il vous donne attend votre clic.',
      },
    },
  },
  rules: {
    title: 'Pour ceux qui écrivent des robots',
    text: 'Vous pouvez lire et citer, en donnant l’adresse de la page. Entraîner un modèle sur nos textes et nos images n’est pas permis : le fichier robots.txt le dit aux programmes, les conditions générales le disent en toutes lettres.',
    terms: 'Lire l’article 14',
  },
  /** What the Markdown of a page says beside the words of the page. */
  markdown: {
    conditions: 'En euros, TVA comprise.',
    /** How a piece can be had. */
    availability: { madeToOrder: 'Neuf, fabriqué à la commande, disponible.' },
    abilities: 'Ce que fait la pièce',
    delivery:
      'Installation comprise ; livraison comprise pour une pièce achetée depuis sa page : {countries}.',
    transport:
      '{weeks} après la commande en France continentale, transport compris. Jours de transport, du lundi au samedi : {days}. Certaines îles et montagnes en demandent davantage ; la date annoncée avant le paiement nous engage.',
    returns:
      '{days, plural, one {# jour} other {# jours}} pour changer d’avis, enlèvement gratuit.',
    views: 'Images et modèle 3D',
    model: 'Modèle 3D (glTF)',
    form: 'Cette page est un formulaire, à remplir par la personne elle-même : {address}',
  },
  llms: {
    summary:
      'Boutique d’une maison de mobilier connecté : vingt pièces faites à la commande, chacune née d’un dieu grec. Prix en euros, TVA comprise.',
    notes: [
      'Citez l’adresse de la page, sans « .md ». Les prix changent : relisez la page avant d’en citer un.',
      'Société, coordonnées et témoignages sont donnés en exemple.',
      'Aucun assistant ne paie, ne remplit de panier ni ne lit de données personnelles ici.',
    ],
    pieces: 'Les pièces',
    stories: 'Les histoires',
    service: 'Service et textes',
    feeds: 'Flux et connecteur',
    languages: 'Autres langues',
  },
} as const;
