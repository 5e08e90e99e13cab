export const tables = {
  'morpheus-nightstand': {
    name: 'Table de chevet Morphée',
    tagline: 'La veilleuse aux pavots',
    headline: 'chevet connecté en noyer',
    summary: 'Table de chevet connectée en noyer : veilleuse, réveil lumineux, recharge sans fil.',
    description:
      'Des capsules de pavot, tournées dans le noyer, portent un plateau de verre couleur de minuit. On y pose un livre, un verre d’eau, une bague. Le tiroir coulisse et ralentit de lui-même avant de se fermer, par égard pour celui qui dort. Sous le verre, une lueur d’ambre s’éveille quand la main approche, de quoi retrouver ses lunettes, puis se retire. Le matin, elle monte par degrés comme un jour d’hiver. La batterie tient jusqu’à l’aube ; aucun fil n’a besoin de courir derrière le lit. Huilé à la main, le bois laisse sentir sous les doigts chaque côte de la capsule.',
    features: [
      'Noyer tourné en capsules de pavot',
      'Plateau de verre trempé bleu nuit',
      'Tiroir à fermeture amortie, doublé de feutre',
      'Veilleuse ambrée qui s’allume à l’approche de la main',
      'Réveil lumineux progressif, en une demi-heure',
      'Recharge sans fil cachée au fond du tiroir',
      'Bruit de rivière, à faible volume',
      'Batterie pour toute la nuit, loin des prises',
      'Veilleuse et réveil utilisables sans réseau',
    ],
    materials: [
      'Noyer massif tourné, huilé à la main',
      'Verre trempé bleu nuit',
      'Feutre de laine gris cendre',
      'Laiton bruni',
    ],
    technology:
      'Veilleuse et réveil lumineux reliés en Bluetooth 5.3, Thread et Matter, réglages gardés dans la table',
    sensors: [
      'Approche de la main, à courte portée',
      'Luminosité de la chambre',
      'Température et humidité de l’air',
      'Ouverture du tiroir',
    ],
    care: [
      'Dépoussiérez le noyer d’un chiffon de coton sec, dans le sens du fil.',
      'Nourrissez le bois deux fois l’an avec l’huile fournie.',
      'Nettoyez le verre à l’eau tiède et au savon doux.',
      'Essuyez aussitôt toute goutte tombée sur les capsules.',
    ],
    myth: {
      title: 'La grotte où nul gond ne grince',
      content:
        'Ovide loge Hypnos au pays des Cimmériens, dans une grotte dont aucun coq n’annonce le jour et que le Léthé berce en roulant ses cailloux. Devant l’entrée fleurissent les pavots, dont la Nuit recueille le suc pour le répandre sur la terre obscure. On n’a pas posé de porte ; la charnière aurait pu se plaindre. Au fond, le dieu repose sur une couche d’ébène, et les songes gisent autour de lui, plus nombreux que les épis d’une moisson. Morphée est du nombre. On l’appelle, il ouvre des ailes que personne n’entend, et le voici au bord d’un lit. À l’endroit où il se tient, nous avons mis une table.',
      powers: [
        'Prendre la forme d’un visage aimé',
        'Aller dans la nuit en silence',
        'Ouvrir et fermer les songes',
      ],
      domain: 'Les songes, au seuil de la grotte d’Hypnos',
    },
  },
  'hermes-side-table': {
    name: 'Table d’appoint Hermès',
    tagline: 'La halte du messager',
    headline: 'guéridon connecté en travertin',
    summary: 'Table d’appoint connectée en travertin et laiton, recharge sans fil, sur batterie.',
    description:
      'Mince comme une canne de voyageur, un fût de laiton s’élève, deux lignes enlacées autour de lui ; à leur sommet, deux petites ailes reçoivent le plateau de travertin. On déplace la table à deux mains, du fauteuil à la fenêtre, et elle travaille partout, puisque sa batterie loge dans le socle. Posé sur la pierre, un téléphone se recharge. Une carte approchée du bord rappelle un éclairage, une musique, un itinéraire. Les alvéoles du travertin, bouchées sur le dessus où l’on pose les verres, restent ouvertes sur le chant. Qu’un message attendu arrive, et les ailes s’éclairent une fois, sans insister.',
    features: [
      'Fût de laiton brossé, ceint de deux lignes enlacées',
      'Ailes de laiton éclairées par la tranche',
      'Plateau de travertin poli, chant laissé brut',
      'Recharge sans fil de deux appareils, directement sur la pierre',
      'Lecteur NFC au bord du plateau',
      'Signal lumineux réservé aux correspondants choisis',
      'Socle lesté abritant la batterie',
      'Réglages mémorisés pour chaque pièce',
      'Recharge et éclairage utilisables hors ligne',
    ],
    materials: [
      'Laiton brossé, verni au four',
      'Travertin clair à veines serrées',
      'Fonte sablée du socle',
    ],
    technology:
      'Recharge sans fil, cartes NFC, Wi-Fi 6 et Bluetooth 5.3, sur batterie ou sur secteur',
    sensors: [
      'Lecture NFC sous la pierre',
      'Détection d’un objet posé',
      'Accéléromètre dans le socle',
      'Lumière ambiante',
    ],
    care: [
      'Glissez un dessous de verre sous le vin, le café et le citron.',
      'Lavez le travertin à l’eau claire, puis séchez-le aussitôt.',
      'Frottez le laiton avec une peau de chamois, sans pâte à polir.',
      'Soulevez la table par le fût, jamais par les ailes.',
    ],
    myth: {
      title: 'Premier jour d’un voleur de vaches',
      content:
        'Né à l’aube dans une grotte du Cyllène, il inventait la lyre à midi et, le soir venu, poussait à reculons cinquante vaches volées à Apollon. L’Hymne homérique raconte ce premier jour en souriant. Zeus rit aussi, exigea que l’on rendît le troupeau, fit de l’enfant son courrier. La lyre changea de mains ; en échange vint une baguette d’or, gardienne de l’abondance. Plus tard, au bord des routes de Grèce, chaque passant ajouta une pierre au tas d’Hermès. Ces cairns disaient à qui arrivait de loin qu’il pouvait s’asseoir.',
      powers: [
        'Passer les seuils sans les forcer',
        'Porter la parole à l’heure dite',
        'Séparer les querelleurs d’un geste',
      ],
      domain: 'Les routes, les messages, l’échange',
    },
  },
  'hestia-coffee-table': {
    name: 'Table basse Hestia',
    tagline: 'Le feu au milieu de la maison',
    headline: 'table connectée ovale en noyer',
    summary:
      'Table basse connectée en noyer massif : foyer de lumière, pierre chauffante, domotique.',
    description:
      'L’ovale de noyer n’a ni angle ni place d’honneur : personne ne tourne le dos au feu. Au centre, un anneau de stéatite sombre entoure un foyer de lumière dont la teinte va de la braise au miel : une lueur sans flamme, qui ondule et que l’on règle d’un cercle tracé du doigt. La pierre tiédit à la demande et tient le thé à bonne température le temps d’une conversation. Avec les lampes et les radiateurs du salon, la table s’entend directement, par Zigbee et Matter. Large et bas, le plateau déroule un fil continu, pris dans un même tronc.',
    features: [
      'Plateau ovale, fil continu d’un même noyer',
      'Foyer lumineux rond, de la braise au miel',
      'Anneau de stéatite affleurant le bois',
      'Pierre tiédie pour les tasses et la théière',
      'Intensité réglée d’un cercle tracé du doigt',
      'Passerelle Zigbee et Matter pour lampes et radiateurs',
      'Ambiances du soir mémorisées dans le meuble',
      'Extinction lente lorsque le salon se vide',
      'Lumière et pierre tiède utilisables hors ligne',
    ],
    materials: [
      'Noyer massif huilé',
      'Stéatite anthracite adoucie',
      'Verre opalin dépoli',
      'Filet de laiton patiné',
    ],
    technology:
      'Foyer de LED à teinte chaude, pierre tiédie, passerelle Zigbee 3.0 et Matter, Wi-Fi 6, Bluetooth 5.3',
    sensors: [
      'Radar de présence autour du plateau',
      'Anneau de pierre sensible au toucher',
      'Température de la stéatite',
      'Lumière du salon',
    ],
    care: [
      'Huilez le plateau chaque automne, en couche mince, puis essuyez l’excédent.',
      'Passez sur la stéatite une éponge humide et un savon neutre.',
      'Délogez les miettes du filet de laiton au pinceau sec.',
      'Gardez bougies et réchauds à l’écart du verre opalin.',
    ],
    myth: {
      title: 'L’aînée et la dernière',
      content:
        'Premier enfant de Rhéa, Hestia fut aussi le premier que Cronos avala et le dernier qu’il rendit : l’Hymne à Aphrodite la nomme à la fois l’aînée et la benjamine. Quand elle eut refusé deux dieux, Zeus lui donna, au lieu d’une noce, le milieu de la demeure et la meilleure part des offrandes. Platon, dans le Phèdre, montre les Olympiens partant en cortège à travers le ciel ; elle seule reste au logis. À Olympie, note Pausanias, son feu brûlait jour et nuit. On ne lui éleva guère de statues ; la flamme en tenait lieu.',
      powers: [
        'Tenir le centre sans élever la voix',
        'Recevoir l’étranger près de la flamme',
        'Donner à chacun sa part',
      ],
      domain: 'Le foyer des maisons et des cités',
    },
  },
};
