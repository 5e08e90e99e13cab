export const safety = {
  meta: {
    title: 'Sécurité des produits',
    description:
      'Signaler un danger, une faille ou un accident : le contact unique de la maison, les délais de réponse, et les rappels en cours.',
  },
  title: 'Sécurité des produits',
  intro:
    'Un meuble qui chauffe, une vis qui cède, une faille dans un logiciel : dites-le. Une personne lit ces messages chaque jour.',
  sections: [
    {
      id: 'contact',
      title: 'Le contact',
      paragraphs: [
        '{controller}, {address}, fabricant et opérateur responsable dans l’Union européenne : {safetyEmail}, {phone}. Ces coordonnées sont des exemples.',
        'Donnez le nom de la pièce, son numéro de série, inscrit sous le meuble, et une photo si vous le pouvez. En cas de danger, débranchez d’abord. Nous répondons sous deux jours ouvrés et tenons registre de chaque plainte.',
      ],
    },
    {
      id: 'rappels',
      title: 'Rappels',
      paragraphs: [
        'Aucun rappel n’est en cours. S’il y en avait un, chaque acheteur en serait averti directement, l’avis figurerait ici et sur le site RappelConso, et vous auriez le choix entre réparation, remplacement et remboursement.',
      ],
    },
    {
      id: 'failles',
      title: 'Failles informatiques',
      paragraphs: [
        'Les failles des meubles connectés et de ce site se signalent à la même adresse. Nous en accusons réception sous deux jours ouvrés, corrigeons, puis publions ; nous ne poursuivons pas qui cherche de bonne foi et laisse les données d’autrui en paix.',
      ],
    },
    {
      id: 'usage',
      title: 'Avant utilisation',
      paragraphs: [
        'La notice dans votre langue accompagne chaque pièce. Les armoires et les grands miroirs se fixent au mur ; nos installateurs le font. Le massage, fauteuil ou lit, est déconseillé aux porteurs d’un stimulateur cardiaque et pendant la grossesse, sauf avis médical. La page de chaque pièce porte ses avertissements et sa référence.',
      ],
    },
  ],
  /** On the page of each piece: regulation (EU) 2023/988, article 19. */
  piece: {
    title: 'Sécurité',
    model: 'Référence du modèle : {reference}',
    warnings: {
      implant:
        'Massage déconseillé aux porteurs d’un stimulateur cardiaque ou d’un autre implant électronique, sauf avis médical.',
      pregnancy:
        'Massage déconseillé pendant la grossesse ou après une opération récente, sauf avis médical.',
      moving:
        'Parties mobiles : tenez enfants et animaux à distance, et ne glissez pas la main dessous, pendant le mouvement.',
      wall: 'À fixer au mur avant usage : risque de basculement. Nos installateurs le font ; ne retirez pas les fixations.',
      standing:
        'À poser sur un sol plat et stable, hors de portée des jeunes enfants : risque de basculement.',
      battery: 'Batterie intégrée : ne pas l’ouvrir, la percer ni la chauffer.',
      electricity:
        'Secteur 230 V : prise reliée à la terre, loin de l’eau. Débranchez avant de nettoyer ou de déplacer.',
    },
    more: 'Signaler un danger',
  },
} as const;
