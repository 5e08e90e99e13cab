export const refund = {
  meta: {
    title: 'Remboursement des commandes',
    description:
      'Quand et comment vous êtes remboursé après une rétractation ou un défaut : quatorze jours, par le même moyen de paiement, et à qui écrire.',
  },
  title: 'Remboursement',
  intro:
    'L’argent repart par le chemin qu’il a pris pour venir. Voici dans quel délai, pour quel montant, et ce qui peut s’en déduire.',
  sections: [
    {
      id: 'delai',
      title: 'Le délai',
      paragraphs: [
        'Après une rétractation, nous vous remboursons au plus tard quatorze jours après avoir reçu votre décision. Puisque nous venons reprendre la pièce nous-mêmes, nous n’attendons pas son retour (article L. 221-24 du code de la consommation).',
        'Au-delà, la somme due est majorée de plein droit, aux taux fixés par l’article L. 242-4 du même code.',
      ],
    },
    {
      id: 'moyen',
      title: 'Le moyen de paiement',
      paragraphs: [
        'Vous êtes remboursé par le moyen qui a servi à payer, sans frais pour vous. Un autre n’est employé que si vous l’acceptez expressément. La banque peut mettre quelques jours de plus à l’inscrire sur votre relevé.',
      ],
    },
    {
      id: 'montant',
      title: 'Ce qui est remboursé',
      paragraphs: [
        'Tout ce que vous avez versé pour la commande vous est rendu : les pièces, leurs options et la livraison de {cartDeliveryEuros, number} €. Si vous gardez une partie d’un panier, la livraison reste due pour ce qui demeure chez vous.',
        'Une déduction n’est possible que pour la dépréciation causée par un usage qui dépasse l’essai normal. Elle est chiffrée, expliquée, et vous pouvez la contester.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: 'Si vous payez en plusieurs fois',
      paragraphs: [
        'Les échéances déjà réglées vous sont remboursées et les suivantes ne sont plus prélevées. Le paiement en trois, douze ou vingt-quatre fois, là où la page de paiement le propose, est un crédit : la rétractation de l’achat y met fin de plein droit, sans frais ni indemnité hormis les frais éventuels d’ouverture du dossier (article L. 312-54).',
      ],
    },
    {
      id: 'defaut',
      title: 'Si la pièce a un défaut',
      paragraphs: [
        'La loi prévoit d’abord la réparation ou le remplacement, sans frais, dans les trente jours. Si cela ne se fait pas ou ne suffit pas, vous pouvez demander une réduction du prix ou rendre la pièce contre remboursement. Les conditions générales donnent le détail.',
        'En ce cas, la somme vous revient dans les quatorze jours qui suivent la restitution de la pièce, ou la preuve de son envoi.',
      ],
    },
    {
      id: 'ecrire',
      title: 'À qui écrire',
      paragraphs: [
        'Écrivez à {email}, ou par la page Contact, en donnant le nom de la pièce et le numéro de la commande. L’adresse est un exemple. Un accusé de réception vous parvient, puis la date du remboursement.',
      ],
    },
  ],
} as const;
