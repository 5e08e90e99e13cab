export const amenitiesPage = {
  title: 'Les services de la Résidence',
  intro:
    'Ce que la maison fait pour ses hôtes, sans qu’il faille le demander deux fois. Services et horaires sont donnés en exemple, comme la Résidence elle-même.',
  items: [
    {
      title: 'Une réception qui veille',
      text: '{reception, select, always {Jour et nuit} other {De {opens} à {closes}}}, une personne se tient à l’entrée. Elle a les clés, les horaires de train et une bonne mémoire des prénoms.',
    },
    {
      title: 'La prise en main du lit',
      text: 'À l’arrivée, dix minutes suffisent : on vous montre les boutons, on règle la fermeté de chaque côté, puis on vous laisse.',
    },
    {
      title: 'La table du matin',
      text: 'Fruits du marché, miel des collines, café à volonté, le tout sans hâte. Le plateau monte en suite si vous préférez la robe de chambre.',
    },
    {
      title: 'Le hammam commun',
      text: 'Vapeur, pierre chaude et eau froide, par créneaux d’une heure. Deux suites ont le leur ; les autres partagent celui du sous-sol.',
    },
    {
      title: 'Le linge',
      text: 'Draps de lin changés tous les deux jours, ou moins souvent sur simple mot. Vos chemises reviennent repassées le lendemain avant midi.',
    },
    {
      title: 'Les transferts',
      text: 'Gare, aéroport ou port, en voiture électrique, à condition de convenir de l’heure au moins {transferHours, plural, one {# heure} other {# heures}} à l’avance.',
    },
    {
      title: 'Le conseil du matin',
      text: 'Si la nuit vous a décidé, un conseiller note la pièce et les options qui vous plaisent. Si elle vous a fait changer d’avis, il vous indique une autre suite.',
    },
    {
      title: 'L’accès facilité',
      text: 'Un ascenseur dessert les étages, et le Cabinet Zeus est de plain-pied. Prévenez-nous de tout besoin : nous préparons la suite en conséquence.',
    },
  ],
} as const;
