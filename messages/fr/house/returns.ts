export const returns = {
  meta: {
    title: 'Livraison et retours',
    description:
      'Prix et délais de livraison, montage, quatorze jours pour changer d’avis, enlèvement gratuit : les règles de la maison, compositions d’atelier comprises.',
  },
  title: 'Livraison et retours',
  intro:
    'Un lit de plusieurs centaines de kilos ne voyage pas comme une lettre. Cette page dit comment il arrive chez vous, et comment il en repart si vous le souhaitez.',
  sections: [
    {
      id: 'prix-livraison',
      title: 'Le prix de la livraison',
      paragraphs: [
        'Un panier paie {cartDeliveryEuros, number} € de livraison, une seule fois, quel que soit le nombre de pièces. Pour une pièce achetée directement depuis sa page, la livraison est comprise.',
        'Dans les deux cas, l’installation est incluse. Le total affiché avant le paiement est celui que vous réglez.',
      ],
    },
    {
      id: 'delais',
      title: 'Les délais',
      paragraphs: [
        'Comptez, à partir de la commande, deux à quatre semaines en France continentale, quelques jours de plus ailleurs ; la date annoncée avant le paiement nous engage. La fiche de chaque pièce précise son délai. Nous vous appelons ensuite pour convenir d’un jour.',
        'Jours de transport, du lundi au samedi : {carrierDays}. Certaines îles et montagnes en demandent davantage ; la page de la pièce donne la date de votre adresse.',
        'Si la date promise est dépassée, vous pouvez suspendre le paiement du solde éventuel, ou nous fixer un délai supplémentaire raisonnable. S’il passe à son tour sans livraison, vous êtes libre d’annuler et d’être remboursé en entier (articles L. 216-6 et L. 216-7 du code de la consommation).',
      ],
    },
    {
      id: 'pays',
      title: 'Où nous livrons',
      paragraphs: [
        'La maison livre en France et dans les pays ci-dessous. En Suisse et au Royaume-Uni, le prix demandé est sans la TVA française, et la douane peut réclamer des droits et des taxes qui n’y figurent pas : demandez-nous un chiffrage avant de commander.',
        'Nous ne livrons pas encore dans l’outre-mer français, aux Canaries, à Ceuta ni à Melilla, à Livigno, à Campione d’Italia, à Saint-Marin, au Vatican, au Liechtenstein, à Samnaun, sur l’île de Heligoland, à Büsingen, dans les îles Anglo-Normandes, sur l’île de Man ni à Gibraltar : écrivez-nous, nous chercherons une voie.',
      ],
      list: ['Belgique, Luxembourg, Allemagne, Espagne, Italie.', 'Monaco, Suisse, Royaume-Uni.'],
    },
    {
      id: 'arrivee',
      title: 'Le jour de l’arrivée',
      paragraphs: [
        'Les pièces arrivent en éléments séparés, portées jusqu’à la chambre et montées par notre équipe, qui remporte les emballages. Mesurez auparavant portes, ascenseur et tournants d’escalier ; au moindre doute, envoyez-nous des photos.',
        'Regardez la pièce avec les installateurs et notez toute trace sur le bon de livraison. Une réserve oubliée ce jour-là ne vous prive d’aucune garantie légale.',
        'Votre ancien meuble du même type peut repartir avec nous, sans frais, si vous le demandez à la commande.',
      ],
    },
    {
      id: 'retractation',
      title: 'Quatorze jours pour changer d’avis',
      paragraphs: [
        'Pendant quatorze jours, vous pouvez renoncer à un achat, sans donner de raison. Le délai part du lendemain de la livraison (celle de la dernière pièce, si la commande arrive en plusieurs fois) ; s’il s’achève un samedi, un dimanche ou un jour férié, il court jusqu’au premier jour ouvrable.',
        'Il suffit d’une déclaration claire : en ligne, à la page « Droit de rétractation », par e-mail à {email}, ou par courrier à {controller}, {address}. Ces adresses sont données en exemple. Nous en accusons réception par écrit, avec la date et l’heure.',
        'Les options cochées n’ôtent rien à ce droit, ni celles d’une pièce, ni celles d’une composition d’atelier.',
      ],
    },
    {
      id: 'enlevement',
      title: 'L’enlèvement',
      paragraphs: [
        'Nous venons démonter et reprendre la pièce chez vous, gratuitement, à un jour convenu ensemble. Gardez-la jusque-là en bon état, sans chercher à la remballer.',
        'L’essayer comme on le ferait en magasin est permis. Seule une perte de valeur due à un usage qui va au-delà peut être retenue sur le remboursement (article L. 221-23).',
      ],
    },
    {
      id: 'atelier',
      title: 'Compositions d’atelier et sur-mesure',
      paragraphs: [
        'Une composition d’atelier est fabriquée à la commande, mais à partir d’options que nous affichons : elle se retourne comme toute autre pièce, et les mêmes garanties légales la protègent.',
        'Seule une pièce coupée à une mesure donnée par le client ne pourrait pas être rendue (article L. 221-28, 3°, du code de la consommation). La maison n’en vend pas.',
      ],
    },
    {
      id: 'matelas',
      title: 'Les 100 nuits d’essai',
      paragraphs: [
        'Cet essai porte sur le matelas livré avec chaque lit, fait par notre partenaire Nyx Literie, une marque fictive citée en exemple, et non sur le lit lui-même. Il s’ajoute à vos quatorze jours ; il ne les remplace pas.',
      ],
    },
    {
      id: 'formulaire-type',
      title: 'Formulaire type de rétractation',
      paragraphs: [
        'Son emploi est facultatif. Il figure, avec la déclaration en ligne, à la page « Droit de rétractation ».',
      ],
    },
  ],
} as const;
