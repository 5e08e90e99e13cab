export const accessibility = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'Où en est l’accessibilité de la boutique : le niveau visé, ce qui a été vérifié, ce qui manque encore, et à qui signaler un obstacle.',
  },
  title: 'Accessibilité',
  intro:
    'La boutique doit pouvoir se lire, s’entendre et se parcourir au clavier. Voici ce qui est vérifié, et ce qui reste à faire.',
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      paragraphs: [
        'Le site vise la norme EN 301 549 et les règles WCAG 2.2, niveau AA. Faute d’audit mené par un tiers, nous le déclarons partiellement conforme. Ce résultat est provisoire et vient de nos propres essais.',
      ],
    },
    {
      id: 'essais',
      title: 'Ce qui est vérifié',
      paragraphs: [
        'À chaque version, un outil automatique examine chaque modèle de page, par thème clair et par thème sombre, et la largeur de 320 pixels ; les parcours d’achat se font au clavier. Les formulaires marchent sans programme dans la page.',
      ],
    },
    {
      id: 'limites',
      title: 'Ce qui manque encore',
      paragraphs: [
        'Ces points sont connus. Aucun n’empêche de lire une fiche, de commander ni de se rétracter.',
      ],
      list: [
        'La carte d’accès vient d’un service extérieur ; l’adresse est donc écrite à côté.',
        'Les plans cotés ont un titre, et leurs cotes sont reprises en texte dans la fiche technique.',
        'La page de paiement du prestataire a sa propre déclaration.',
      ],
    },
    {
      id: 'obstacle',
      title: 'Signaler un obstacle',
      paragraphs: [
        'Écrivez à {email} ou appelez le {phone} ; ces coordonnées sont des exemples. Nous répondons sous sept jours, et vous donnons en attendant l’information par un autre chemin.',
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      paragraphs: [
        'Sans réponse satisfaisante, vous pouvez saisir la DGCCRF par le service SignalConso, ou le Défenseur des droits : par son formulaire en ligne, auprès de ses délégués, ou par courrier gratuit à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
} as const;
