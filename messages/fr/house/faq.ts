export const faq = {
  meta: {
    title: 'Questions fréquentes',
    description:
      'Commande, escaliers, montage, garantie, réseau, données, essai à la Résidence, retours, paiement en plusieurs fois, 5G, Matter : des réponses brèves.',
  },
  title: 'Questions fréquentes',
  intro:
    'Les questions qu’on nous pose, ou que nous poserions à votre place. La page Contact est là pour les autres.',
  entries: [
    {
      question: 'Comment passe-t-on commande ?',
      answer:
        'Depuis la fiche d’une pièce, cochez les options, puis achetez-la directement ou mettez-la au panier. Le récapitulatif donne le total ; le bouton ouvre la page sécurisée du prestataire de paiement, où se saisit la carte. Si aucun prestataire n’est encore relié, une page de démonstration s’ouvre, et rien n’est débité.',
    },
    {
      question: 'Combien coûte la livraison, et quand arrive-t-elle ?',
      answer:
        'Une pièce achetée directement est livrée sans supplément. Un panier paie {cartDeliveryEuros, number} € une fois, qu’il contienne une table ou trois lits. Selon la pièce, comptez deux à quatre semaines en France continentale, quelques jours de plus ailleurs ; la date annoncée avant le paiement nous engage. La fiche de la pièce indique son délai, et nous fixons le jour avec vous.',
    },
    {
      question: 'Que faire si l’ascenseur est petit ou l’escalier étroit ?',
      answer:
        'Mesurez la porte, la cabine et le tournant le plus serré, et envoyez-nous ces chiffres avec une photo. Les meubles voyagent en éléments séparés, ce qui règle la plupart des cas. Pour les lits Chronos et Kratos, vérifiez aussi la hauteur sous plafond et ce que le plancher peut porter.',
    },
    {
      question: 'Qui monte le meuble ?',
      answer:
        'Notre équipe, et c’est inclus. Elle apporte les éléments dans la pièce, les assemble, branche, met à niveau, vous montre les commandes et remporte les cartons. Prévoyez une prise reliée à la terre à proximité. La mise en réseau se fait le jour même, ou jamais, comme vous voulez.',
    },
    {
      question: 'Que couvre la garantie ?',
      answer:
        'La structure, la mécanique et l’électronique, pièces et déplacement compris, pendant la durée inscrite sur la fiche : dix ans le plus souvent, davantage pour certains lits. Le Lit Hadès passe de huit à dix ans pour toute commande en ligne. Les garanties légales de conformité et des vices cachés s’appliquent de toute façon.',
    },
    {
      question: 'Le meuble fonctionne-t-il sans réseau ?',
      answer:
        'Oui, pour l’essentiel : lumière, chaleur, mouvements et massage obéissent à des commandes posées sur la pièce, et les réglages y sont conservés. Une connexion sert à l’application, à la domotique et aux mises à jour. Si la box tombe en panne à minuit, votre lit fonctionne quand même.',
    },
    {
      question: 'Que deviennent mes données ?',
      answer:
        'Ce site garde votre adresse e-mail, le panier, la liste de souhaits, les configurations gardées, les devis, les commandes et les messages que vous nous écrivez. Il ne suit pas votre navigation, n’affiche pas de publicité et ne reçoit rien des capteurs de vos meubles. La politique de confidentialité donne les durées et la manière de tout effacer.',
    },
    {
      question: 'Peut-on essayer un lit avant de l’acheter ?',
      answer:
        'C’est la raison d’être de la Résidence : cinq lits, six suites dans une maison devant la mer, une nuit ou davantage. Chacune porte le nom de son lit. Choisissez-la sur la page de la Résidence, avec vos dates, et réservez en ligne. Suites et tarifs sont présentés à titre d’exemple.',
    },
    {
      question: 'Puis-je rendre une pièce ?',
      answer:
        'Vous avez quatorze jours après la livraison, sans motif à donner, et nous venons la reprendre gratuitement. Le remboursement suit dans les quatorze jours. Cela vaut aussi pour les compositions d’atelier. Les 100 nuits d’essai concernent uniquement le matelas du partenaire.',
    },
    {
      question: 'Peut-on payer en plusieurs fois ?',
      answer:
        'Oui, là où la page de paiement le propose : en trois, douze ou vingt-quatre fois, au TAEG fixe de 0 %. C’est un crédit : le prêteur étudie votre demande et peut la refuser. La page de paiement en donne un exemple chiffré pour votre commande. « Attention ! Un crédit coûte de l’argent et doit être remboursé ! » Là où la page de paiement le propose, une pièce à partir de {depositFromEuros, number} €, ou une composition d’atelier, se commande aussi avec un acompte de {depositPercent} % ; le solde se règle avant la livraison. Là où elle le propose, le virement bancaire est possible, dans les {transferDays} jours.',
    },
    {
      question: 'Pourquoi faut-il une adresse e-mail pour le panier ?',
      answer:
        'Parce qu’il n’y a pas de compte. L’adresse sert de clé au panier et à la liste de souhaits ; elle ne vous abonne pas à la newsletter, qui a sa propre case. Sur un autre appareil, redonnez-la : un lien à usage unique, valable {accessLinkMinutes, plural, one {# minute} other {# minutes}}, vous est envoyé.',
    },
    {
      question: 'Qu’est-ce qu’une composition d’atelier ?',
      answer:
        'Au bas de chaque histoire, un configurateur part d’une base et y ajoute techniques, matières ou dimensions. Vous obtenez une pièce à part, avec son propre prix, distincte de celle du catalogue et de ses options. Elle est faite à la commande et se retourne dans les quatorze jours, comme les autres.',
    },
    {
      question: 'Qui paie l’abonnement 5G des lits Chronos et Kratos ?',
      answer:
        'La maison, pendant dix ans après la livraison : la carte SIM et les données sont comprises dans le prix de l’édition Intégrale. Ensuite, vous pouvez garder la ligne à vos frais ou vous en passer : le lit fonctionne en Wi-Fi, ou sans réseau. L’édition Structure n’a pas de 5G.',
    },
    {
      question: 'Sur quels téléphones l’application fonctionne-t-elle ?',
      answer:
        'Sur les iPhone sous iOS 17 ou plus récent, et sur les téléphones Android 12 ou plus récent, avec Bluetooth. L’application est gratuite, sans abonnement. Sans téléphone, les commandes de la pièce suffisent à tout régler ; la reconnaissance à l’approche (UWB) demande un téléphone qui en est équipé.',
    },
    {
      question: 'Matter, Thread, UWB : de quoi s’agit-il ?',
      answer:
        'Matter est un langage commun aux objets de la maison : une pièce qui le parle commande des lampes d’autres marques. Thread est un réseau sans fil peu gourmand, relayé d’un appareil à l’autre ; il demande une borne Thread chez vous. UWB est une radio qui mesure la distance de votre téléphone, à quelques centimètres près.',
    },
  ],
} as const;
