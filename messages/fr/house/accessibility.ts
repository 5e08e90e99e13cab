export const accessibility = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'Déclaration d’accessibilité de la boutique : non conforme, faute d’audit ; l’auto-évaluation critère par critère, et à qui signaler un obstacle.',
  },
  title: 'Accessibilité',
  intro:
    'La boutique doit pouvoir se lire, s’entendre et se parcourir au clavier. Voici son état, critère par critère, et ce qui reste à faire.',
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      paragraphs: [
        'Au regard du référentiel général d’amélioration de l’accessibilité (RGAA 4.1.2), ce site est non conforme. Aucun audit n’a encore été mené par un tiers, et un site sans audit en cours de validité se déclare ainsi, quel que soit son état.',
        'Il vise la norme EN 301 549 et les règles WCAG 2.2, niveau AA. Dans notre propre évaluation, du {assessedOn}, {conform, number} critères sur {total, number} sont conformes, {notConform, number} ne le sont pas et {notApplicable, number} sont sans objet : {share} des critères applicables. Elle ne remplace pas un audit.',
      ],
    },
    {
      id: 'criteres',
      title: 'Auto-évaluation, critère par critère',
      paragraphs: [
        'Nous l’avons faite nous-mêmes. Un critère que nous n’avons pas pu vérifier est compté non conforme.',
      ],
    },
    {
      id: 'essais',
      title: 'Ce qui est vérifié',
      paragraphs: [
        'À chaque version, un outil automatique examine chaque modèle de page, en thème clair et en thème sombre, et à 320 pixels de large ; les parcours d’achat sont essayés au clavier. Les formulaires fonctionnent sans JavaScript.',
      ],
    },
    {
      id: 'limites',
      title: 'Ce qui manque encore',
      paragraphs: [
        'Ces points sont connus. Aucun n’empêche de lire une fiche, de commander ni de se rétracter.',
      ],
      list: [
        '3.3 : le trait sous les champs de saisie contraste à moins de 3:1 avec le fond.',
        '8.2 : le code n’a pas été passé au validateur du W3C.',
        '8.7 : les noms français cités dans les traductions ne sont pas signalés comme tels.',
        '9.4 : le texte de loi cité dans les conditions de vente n’est pas balisé comme citation.',
        '11.10 : les champs obligatoires ne sont pas tous signalés avant l’envoi.',
        '11.11 : les messages d’erreur ne disent pas toujours comment corriger.',
        '13.1 : un prix gardé pour le paiement expire après {checkoutHours, plural, one {# heure} other {# heures}}, sans moyen de prolonger ce délai.',
        'Le plan d’accès vient d’un service extérieur ; l’adresse est donc écrite à côté.',
        'Les plans cotés ont un titre, et leurs cotes sont reprises en texte dans la fiche technique.',
        'La page de paiement du prestataire a sa propre déclaration.',
      ],
    },
    {
      id: 'obstacle',
      title: 'Signaler un obstacle',
      paragraphs: [
        'Écrivez à {email} ou appelez le {phone} ; ces coordonnées sont des exemples. Nous répondons sous sept jours, et vous donnons en attendant l’information par un autre chemin.',
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      paragraphs: [
        'Sans réponse satisfaisante, vous pouvez saisir la DGCCRF par le service SignalConso, ou le Défenseur des droits : par son formulaire en ligne, auprès de ses délégués, ou par courrier gratuit à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
  table: {
    caption: 'Numéros des critères du RGAA 4.1.2, par thème',
    theme: 'Thème',
    conform: 'Conforme',
    notConform: 'Non conforme',
    notApplicable: 'Sans objet',
    none: 'aucun',
    themes: [
      'Images',
      'Cadres',
      'Couleurs',
      'Multimédia',
      'Tableaux',
      'Liens',
      'Scripts',
      'Éléments obligatoires',
      'Structuration',
      'Présentation',
      'Formulaires',
      'Navigation',
      'Consultation',
    ],
  },
} as const;
