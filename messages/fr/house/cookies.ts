/** Each cookie with its purpose and its time; the privacy policy lists them too. */
const cookieList = [
  '« session » (sous HTTPS : « __Host-session ») : un jeton tiré au hasard, qui ouvre votre panier et vos souhaits. Illisible pour les scripts de la page. {sessionMonths, plural, one {# mois} other {# mois}}.',
  '« summary » : le nombre d’articles et les pièces de la liste de souhaits, pour que chaque page les montre sans attendre. {sessionMonths, plural, one {# mois} other {# mois}}.',
  '« language » : la langue que vous avez choisie. {sessionMonths, plural, one {# mois} other {# mois}}.',
  '« delivery » : le pays et le code postal que vous avez donnés pour connaître les dates d’installation. {deliveryCookieMonths, plural, one {# mois} other {# mois}}.',
  '« buyer » (sous HTTPS : « __Host-buyer ») : un secret tiré au hasard quand vous partez payer, pour que votre nom, votre adresse et votre facture ne s’affichent que dans ce navigateur. Illisible pour les scripts de la page. {orderDays, plural, one {# jour} other {# jours}}.',
  '« hold » (sous HTTPS : « __Host-hold ») : le jeton signé de la réservation que vous avez commencée, pour que les nuits gardées pour vous ne vous soient pas refusées. Illisible pour les scripts de la page. {holdCookieMinutes, plural, one {# minute} other {# minutes}}.',
  '« hour » (sous HTTPS : « __Host-hour ») : le jeton signé du rendez-vous que vous venez de prendre, pour vous dire que vous l’avez si vous le redemandez. Illisible pour les scripts de la page. {hourCookieMinutes, plural, one {# minute} other {# minutes}}.',
  '« typed » : ce que vous avez écrit dans un formulaire de paiement ou de rendez-vous refusé (société, nom, adresses, téléphone), pour ne pas avoir à le récrire. Illisible pour les scripts de la page, envoyé à cette page seule, effacé dès que le formulaire est accepté. {typedMinutes, plural, one {# minute} other {# minutes}}.',
] as const;

/** What the storage of a browser keeps, and why. */
const storageList = [
  '« theme » : clair ou sombre.',
  '« language » : la langue, une seconde fois.',
  '« compare » : les pièces que vous comparez, quatre au plus.',
  '« place » : l’endroit de la page, le temps d’en changer la langue ; elle disparaît avec l’onglet.',
  '« promo » : le jour où l’annonce du partenariat a été fermée.',
] as const;

/** Everything that the site keeps in a browser. */
export const keptInBrowser = [...cookieList, ...storageList] as const;

export const cookies = {
  meta: {
    title: 'Cookies',
    description:
      'La liste entière des cookies et de la mémoire locale du site : {count, number} entrées nécessaires, aucune mesure d’audience, donc aucun bandeau.',
  },
  title: 'Cookies',
  intro:
    'Le site ne dépose que ce dont il a besoin pour fonctionner. La loi n’exige pas d’accord pour cela ; c’est pourquoi aucun bandeau ne vous interrompt.',
  sections: [
    {
      id: 'liste',
      title: 'Les cookies',
      paragraphs: ['Tous viennent de ce site et ne servent qu’à lui.'],
      list: cookieList,
    },
    {
      id: 'memoire',
      title: 'La mémoire du navigateur',
      paragraphs: ['Elle reste sur votre appareil, jusqu’à ce que vous l’effaciez.'],
      list: storageList,
    },
    {
      id: 'tiers',
      title: 'Les services extérieurs',
      paragraphs: [
        'La carte de la page Contact vient d’OpenStreetMap et ne se charge qu’à votre demande. La page de paiement appartient au prestataire, qui y applique ses propres règles. Rien d’autre ne sort d’ici.',
      ],
    },
    {
      id: 'refuser',
      title: 'S’en passer',
      paragraphs: [
        'Votre navigateur peut tout refuser ou effacer. Le site se lit alors entièrement, mais n’a plus de panier. La page « Mes données » ferme vos sessions et efface ce qui leur est attaché.',
      ],
    },
  ],
} as const;
