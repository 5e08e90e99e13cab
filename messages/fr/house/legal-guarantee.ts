/** The page of the harmonised notice, and the reminder of it by every price. */
export const legalGuarantee = {
  meta: {
    title: 'Garantie légale de conformité',
    description:
      'La notice de l’Union européenne sur la garantie légale de conformité : deux ans au moins, réparation ou remplacement sans frais, et à qui écrire.',
  },
  title: 'Garantie légale de conformité',
  intro:
    'Une pièce qui ne correspond pas à sa description ou qui ne fonctionne pas comme prévu est réparée ou remplacée sans frais. Ce droit ne dépend d’aucune garantie commerciale.',
  byPrice: 'Garantie légale de conformité : deux ans au moins',
  source: 'Texte de l’annexe I du règlement d’exécution (UE) 2025/1960.',
  portal: 'Vos droits, pays par pays, sur le portail de l’Union européenne',
  pictureAlt:
    'Notice de l’Union européenne sur la garantie légale, dont le texte figure à la page « Garantie légale de conformité »',
  sections: [
    {
      id: 'notice',
      title: 'La notice de l’Union européenne',
      paragraphs: ['Tout vendeur de l’Union la montre avant l’achat, dans les mêmes termes.'],
    },
    {
      id: 'france',
      title: 'En France',
      paragraphs: [
        'La garantie dure deux ans à compter de la livraison (articles L. 217-3 et suivants du code de la consommation). Pendant ces deux ans, vous n’avez qu’à montrer le défaut ; il est présumé avoir existé à la livraison.',
        'Vous choisissez entre la réparation et le remplacement, faits sans frais dans les trente jours ; une réparation prolonge la garantie de six mois. À défaut, vous obtenez une réduction du prix ou le remboursement. Les conditions générales de vente citent le texte entier.',
        'La garantie des vices cachés (articles 1641 et suivants du code civil) s’y ajoute, pendant deux ans à compter de la découverte du défaut.',
      ],
    },
    {
      id: 'maison',
      title: 'La garantie de la maison',
      paragraphs: [
        'Une garantie commerciale gratuite s’ajoute à ces droits ; la fiche de chaque pièce en donne la durée. Elle couvre la structure, la mécanique et l’électronique, non l’ensemble du bien : c’est pourquoi elle ne porte pas le label GARAN.',
      ],
    },
    {
      id: 'demarche',
      title: 'Faire jouer la garantie',
      paragraphs: [
        'Écrivez à {email}, ou à {controller}, {address}, en donnant le nom de la pièce, la date de l’achat et une photo du défaut. Ces coordonnées sont des exemples. La démarche est gratuite.',
      ],
    },
  ],
} as const;
