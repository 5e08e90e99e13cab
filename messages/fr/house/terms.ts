export const terms = {
  meta: {
    title: 'Conditions générales de vente',
    description:
      'Vendeur, prix, commande, paiement, livraison, rétractation, garanties, médiation : les conditions de vente de la maison, en phrases courtes.',
  },
  title: 'Conditions générales de vente',
  intro:
    'Ces conditions valent pour toute commande passée sur ce site par un consommateur. Elles sont écrites pour être lues. Le seul passage long, sur la garantie de conformité, est imposé mot pour mot par la loi.',
  sections: [
    {
      id: 'vendeur',
      title: '1. Le vendeur',
      paragraphs: [
        'Les pièces sont vendues par {controller}, {address}, {registrationNumber}, TVA intracommunautaire {vatNumber}. On la joint au {phone} et à {email}.',
        'Ces données sont des exemples, en attendant la création de la société.',
      ],
    },
    {
      id: 'pieces',
      title: '2. Les pièces',
      paragraphs: [
        'Chaque fiche indique dimensions, poids, matériaux, connectivité, consommation et garantie. Le bois, le marbre et la nacre varient d’une pièce à l’autre ; les images, calculées d’après les plans, n’en montrent qu’un exemple.',
        'Sans réseau, les fonctions principales restent disponibles. Les mises à jour nécessaires au bon état et à la sécurité des meubles connectés sont fournies gratuitement, pour la durée qu’indique la fiche de la pièce : huit ans au moins.',
      ],
    },
    {
      id: 'prix',
      title: '3. Les prix',
      paragraphs: [
        'Les prix sont en euros, toutes taxes et éco-participation comprises. Le serveur les calcule d’après le catalogue au jour de la commande ; un prix qui a changé depuis que la pièce est au panier est signalé.',
        'Livraison : {cartDeliveryEuros, number} € une fois par panier, rien pour une pièce achetée directement. L’installation est incluse. Dans l’Union européenne, le prix affiché comprend la TVA du pays d’installation. En Suisse et au Royaume-Uni, le prix demandé est sans la TVA française ; les droits de douane et taxes d’importation s’y ajoutent et restent à la charge de l’acheteur.',
      ],
    },
    {
      id: 'commande',
      title: '4. La commande',
      paragraphs: [
        'Vous choisissez une pièce et ses options, vérifiez le récapitulatif, corrigez s’il y a lieu, puis passez à la page de paiement. Le contrat est conclu quand le paiement est accepté. Une confirmation, avec ces conditions, vous est envoyée par e-mail.',
        'Le montant proposé reste valable un temps limité ; passé ce temps, la page vous ramène à la pièce. Les contrats sont archivés {contractYears, plural, one {# an} other {# ans}} et vous pouvez en demander copie. Ils sont conclus en français ; les traductions du site aident à la lecture.',
      ],
    },
    {
      id: 'paiement',
      title: '5. Le paiement',
      paragraphs: [
        'Le paiement se fait sur la page sécurisée d’un prestataire, ouverte dans un nouvel onglet, par ceux de ces moyens que propose la page de paiement : carte bancaire, Apple Pay ou PayPal. La boutique ne voit ni ne conserve votre carte.',
        'Là où la page de paiement le propose, le virement bancaire se fait sur le compte de la maison, dans les {transferDays} jours qui suivent la commande et avec son numéro en référence. L’atelier commence quand la somme est arrivée. Sans elle, la commande est annulée et rien n’est dû.',
        'Là où la page de paiement le propose, une pièce à partir de {depositFromEuros, number} €, ou une composition d’atelier, peut aussi être commandée avec un acompte de {depositPercent} %, le solde étant réglé avant la livraison. Cette somme est un acompte, et non des arrhes ; le droit de rétractation reste entier, et tout ce qui a été versé est alors remboursé.',
        'Tant que la boutique n’est reliée à aucun prestataire, le bouton mène à une page de démonstration. Elle le dit clairement, et rien n’est débité.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: '6. Payer en plusieurs fois',
      paragraphs: [
        'Payer en trois, douze ou vingt-quatre fois, là où la page de paiement le propose, est un crédit à la consommation, même sans intérêts ni frais. Il est accordé au TAEG fixe de 0 % par {lender}, société fictive citée en exemple : vous ne remboursez que le prix. Le coût du crédit est pris en charge par Théogonie. En douze ou vingt-quatre fois, les montants affichés sont une estimation, subordonnée à l’offre du prêteur.',
        'Le prêteur vérifie votre situation, vous remet l’information prévue par la loi, peut refuser, et vous laisse quatorze jours pour vous rétracter du crédit. La page de paiement donne un exemple chiffré pour votre commande.',
        '« Attention ! Un crédit coûte de l’argent et doit être remboursé ! »',
      ],
    },
    {
      id: 'livraison',
      title: '7. La livraison',
      paragraphs: [
        'La livraison a lieu, à la date convenue avec vous, deux à quatre semaines après la commande en France continentale, quelques jours de plus ailleurs ; la date annoncée avant le paiement nous engage. Le risque de perte ou de dommage ne passe à l’acheteur qu’au moment où il prend possession de la pièce. Le reste figure à la page « Livraison et retours ».',
      ],
    },
    {
      id: 'retractation',
      title: '8. La rétractation',
      paragraphs: [
        'L’acheteur a quatorze jours après la livraison pour se rétracter, sans motif et sans frais : nous enlevons la pièce et remboursons le prix et la livraison (articles L. 221-18 et suivants du code de la consommation).',
        'Ce droit vaut pour tout ce qui se choisit parmi les options affichées, compositions d’atelier comprises. Il n’exclut que ce qui serait coupé à une mesure donnée par l’acheteur (article L. 221-28, 3°) ; la maison n’en vend pas. Formulaire, démarches et déclaration en ligne se trouvent à la page « Droit de rétractation ».',
        'Une nuit à la Résidence, réservée pour une date précise, n’ouvre pas ce droit (article L. 221-28, 12°) : elle s’annule sans frais jusqu’à {stayFreeHours, plural, one {# heure} other {# heures}} avant l’arrivée, et reste due ensuite. Son prix est en dollars, TVA et taxe de séjour comprises. À qui commande le lit de sa suite pendant le séjour ou dans les {creditDays} jours qui suivent le départ, avec l’adresse e-mail de la réservation, la maison crédite le prix des nuits, {creditEuros, number} € pour un dollar.',
      ],
    },
    {
      id: 'garanties-legales',
      title: '9. Les garanties légales',
      paragraphs: [
        '{controller} répond des défauts de conformité (articles L. 217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil). Pour les invoquer, écrivez à l’adresse du vendeur. Elles ne vous coûtent rien. La notice harmonisée de l’Union européenne figure à la page « Garantie légale de conformité ».',
      ],
      framed: [
        '« Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
        'Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.',
        'La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien. La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
        'Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.',
        'Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.',
        'Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si : 1° Le professionnel refuse de réparer ou de remplacer le bien ; 2° La réparation ou le remplacement du bien intervient après un délai de trente jours ; 3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ; 4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.',
        'Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.',
        'Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.',
        'Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.',
        'Les droits mentionnés ci-dessus résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation.',
        'Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).',
        'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien. »',
      ],
    },
    {
      id: 'garantie-maison',
      title: '10. La garantie de la maison',
      paragraphs: [
        'À ces droits, la maison ajoute une garantie commerciale dont la fiche de la pièce donne la durée : dix ans le plus souvent, jusqu’à vingt pour le Lit Kratos. Celle du Lit Hadès est de huit ans, portée à dix pour toute commande en ligne.',
        'Elle court dès la livraison, dans les pays que nous livrons, et couvre gratuitement les défauts de structure, de mécanique et d’électronique : pièces, main-d’œuvre, déplacement. L’usure normale des étoffes, les chocs et les modifications faites par d’autres en sont exclus. Un message au vendeur suffit pour en bénéficier. Les garanties légales s’appliquent indépendamment d’elle. Comme elle ne couvre pas l’ensemble du bien, elle ne porte pas le label européen GARAN.',
      ],
    },
    {
      id: 'donnees',
      title: '11. Vos données',
      paragraphs: [
        'La politique de confidentialité décrit ce que nous gardons, pourquoi et combien de temps. Elle tient en une page.',
      ],
    },
    {
      id: 'mediation',
      title: '12. La médiation',
      paragraphs: [
        'Un désaccord se règle d’abord par écrit avec la maison. Faute d’accord, vous pouvez saisir gratuitement, dans l’année qui suit votre réclamation, le médiateur de la consommation.',
        'Son nom sera celui-ci, par exemple : {mediator}. Ce médiateur n’existe pas ; un médiateur agréé le remplacera.',
      ],
    },
    {
      id: 'droit',
      title: '13. La loi applicable',
      paragraphs: [
        'Ces ventes relèvent du droit français. Si vous vivez dans un autre pays, les règles impératives qui vous y protègent demeurent. Vous pouvez saisir le tribunal de votre domicile comme celui du lieu de livraison.',
      ],
    },
    {
      id: 'assistants',
      title: '14. Les assistants et les robots',
      paragraphs: [
        'Un assistant ou un moteur de recherche peut lire ces pages, leurs versions en Markdown et les flux de produits, et en citer des passages, des prix et des images pour répondre à quelqu’un, en donnant l’adresse de la page. Une réponse d’assistant ne lie pas la maison : seuls comptent le prix et la description affichés ici au moment de la commande.',
        'La maison s’oppose à la fouille de textes et de données de ce site pour entraîner des modèles (article L. 122-5-3, III, du code de la propriété intellectuelle ; article 4 de la directive (UE) 2019/790). Le fichier robots.txt nomme les robots concernés ; l’opposition vaut aussi pour ceux qu’il ne nomme pas.',
        'Aucun assistant ne passe commande ni ne paie : le contrat se conclut avec la personne qui achète.',
      ],
    },
  ],
} as const;
