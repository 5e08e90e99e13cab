export const mirrors = {
  aphrodite: {
    name: 'Miroir Aphrodite',
    tagline: 'La coquille ourlée d’écume',
    headline: 'miroir mural lumineux connecté',
    summary: 'Miroir mural lumineux et connecté, cadre doré en coquille, antibuée.',
    description:
      'Les côtes d’un grand pecten s’ouvrent en éventail autour de la glace, sculptées dans le tilleul puis couvertes d’or rose à la feuille ; au bord court un ourlet d’écume blanche, mat, un peu irrégulier, tel que la mer le laisse. La lumière sort de cet ourlet. Aurore à la première heure, plein jour pour le trait d’un crayon, lampe basse quand vient la soirée, elle rend les teintes de peau comme elles sont. Une nappe tiède, cachée derrière la glace, chasse la buée. Il est assez haut pour donner la silhouette presque entière, et l’on peut s’en approcher au plus près.',
    features: [
      'Cadre en coquille sculpté dans le tilleul',
      'Or rose à la feuille, bruni à l’agate',
      'Ourlet blanc d’écume diffusant la lumière',
      'Trois lumières : aurore, plein jour, soirée',
      'Rendu fidèle des teintes de peau',
      'Désembuage silencieux derrière la glace',
      'Intensité réglée d’un doigt sur l’ourlet',
      'Accordé aux lampes voisines (Matter)',
      'Éclairage pleinement utilisable sans réseau',
    ],
    materials: [
      'Tilleul massif sculpté',
      'Feuille d’or rose',
      'Composite minéral blanc d’écume',
      'Glace argentée extra-claire',
    ],
    technology:
      'Éclairage à spectre large et désembuage automatique, réglage au doigt, Wi-Fi 6, Bluetooth 5.3 et Matter',
    sensors: [
      'Couleur et intensité de la lumière du jour',
      'Présence face à la glace',
      'Humidité de la pièce',
      'Toucher sur l’ourlet',
    ],
    care: [
      'Époussetez l’or rose au pinceau souple, jamais au chiffon humide.',
      'Passez sur la glace une microfibre bien essorée.',
      'Tenez laques et parfums à distance de la dorure.',
    ],
    myth: {
      title: 'Le rivage où l’attendaient les Heures',
      content:
        'Au large de Cythère, l’écume blanchit autour de ce que Cronos avait jeté à la mer, et dans cette écume grandit une jeune fille. Hésiode la suit jusqu’à Chypre : elle aborde, l’herbe pousse sous ses pieds légers, Éros et Himéros se mettent en marche derrière elle. Un Hymne ajoute les Heures aux bandeaux d’or, debout sur la plage. Elles la vêtirent, fixèrent à ses oreilles des fleurs d’orichalque, passèrent des colliers à son cou, puis la menèrent chez les immortels. Avant d’avoir un nom, la déesse avait un rivage et quelqu’un pour la coiffer.',
      powers: [
        'Éveiller le désir sans l’ordonner',
        'Faire lever l’herbe sous ses pas',
        'Prêter son éclat à qui s’approche',
      ],
      domain: 'L’amour et la beauté, de Cythère à Chypre',
    },
  },
  narcisse: {
    name: 'Miroir Narcisse',
    tagline: 'La source où l’on se rencontre',
    headline: 'miroir sur pied lumineux connecté',
    summary: 'Miroir sur pied lumineux et connecté en bronze et verre noir, sur batterie.',
    description:
      'Debout dans la chambre, une haute glace s’incline un peu vers une vasque de verre noir au contour d’étang. Deux images se répondent : l’une nette, à hauteur d’yeux, l’autre renversée à vos pieds, plus sombre que la nuit. Un pied de bronze, mince comme une hampe de fleur, les tient ensemble. Entre elles court une ligne de lumière qui prend la silhouette de biais, ainsi que fait le soleil dans une clairière. Le murmure d’une source vient du socle ; vous pouvez le taire. Rien n’est filmé, rien n’est gardé, et l’image s’en va avec vous. Sur batterie, le miroir passe la soirée où bon vous semble.',
    features: [
      'Glace sur pied, inclinable d’une main',
      'Vasque de verre noir au contour d’étang',
      'Double reflet, clair en face, sombre au sol',
      'Tige de bronze en hampe de narcisse',
      'Éclairage de biais, allumé à votre approche',
      'Bruit de source ou silence, d’un geste',
      'Batterie pour toute une soirée',
      'Sans caméra ni microphone',
    ],
    materials: [
      'Verre noir coulé',
      'Bronze à patine verte',
      'Glace argentée à bord nu',
      'Chêne noirci au fer',
    ],
    technology:
      'Lumière de biais et son d’eau commandés du geste, Wi-Fi 6 et Bluetooth 5.3, batterie dans le pied',
    sensors: [
      'Détecteur d’approche à infrarouge',
      'Mouvement de la main',
      'Inclinaison de la glace',
      'Lumière de la chambre',
    ],
    care: [
      'Ôtez la poussière du verre noir au plumeau, puis lavez-le à l’eau déminéralisée.',
      'Inclinez la glace par les bords, jamais par le milieu.',
      'Cirez la tige de bronze une fois l’an et lustrez-la à la laine.',
    ],
    myth: {
      title: 'Ce qu’avait prédit Tirésias',
      content:
        'La nymphe Liriope demanda au devin si son fils, né du fleuve Céphise, vivrait longtemps. « S’il ne se connaît pas », répondit Tirésias, et l’on crut à un mot en l’air. Seize ans passèrent. Un jour de chasse, le garçon s’allongea près d’une source que ni berger ni chèvre n’avaient jamais troublée ; il but, et une autre soif lui vint. Pausanias, qui situe l’eau près de Thespies, préférait l’histoire d’une sœur jumelle que le garçon aurait cherchée dans ses propres traits. Quand on dressa le bûcher, il ne restait à prendre qu’une fleur au cœur jaune, cerclée de blanc.',
      powers: [
        'Retenir un regard sans parler',
        'Donner à l’eau sa profondeur',
        'Changer le chagrin en fleur',
      ],
      domain: 'Les sources et les fleurs de Béotie',
    },
  },
  hera: {
    name: 'Miroir Héra',
    tagline: 'L’arche aux cent regards',
    headline: 'grand miroir en pied lumineux connecté',
    summary: 'Grand miroir en pied lumineux et connecté, laiton et émail, sans caméra.',
    description:
      'Haute comme une porte, l’arche assemble des plumes de paon en laiton découpé, chacune fermée par un œil d’émail vert et bleu, cuit au grand feu. La glace vous montre de la tête aux pieds, et laisse de la place à une traîne. Chaque œil cache une lumière ; suivant l’heure, quelques-uns s’ouvrent, ou tous. Les radars du cadre savent que l’on approche, jamais de quel visage il s’agit. À qui porte son téléphone sur soi, l’UWB rend aussitôt la clarté qu’il avait choisie. Les autres poseront la main sur la plume la plus basse : elle répond au toucher, même quand le réseau dort.',
    features: [
      'Arche de plumes en laiton découpé et ciselé',
      'Yeux d’émail cloisonné, cuits au grand feu',
      'Glace en pied, assez large pour une traîne',
      'Lumière logée dans chaque œil de plume',
      'Présence perçue par radar, sans caméra',
      'Réglages de chacun rappelés à l’approche du téléphone (UWB)',
      'Blanc neutre pour juger étoffes et coutures',
      'Commande au toucher sur la plume basse',
      'Réglages enregistrés dans le cadre lui-même',
    ],
    materials: [
      'Laiton découpé et ciselé',
      'Émail cloisonné vert paon et bleu',
      'Glace argentée de haute planéité',
      'Dos plaqué de noyer noirci',
    ],
    technology:
      'Yeux lumineux pilotés un à un, radars de présence et UWB, Wi-Fi 6, Bluetooth 5.3 et Matter',
    sensors: [
      'Trois radars de présence dans le cadre',
      'Proximité du téléphone par UWB',
      'Éclairement de la pièce',
      'Contact sur la plume basse',
    ],
    care: [
      'Laissez le laiton foncer, ou ravivez-le d’un coton sec, selon votre goût.',
      'Rincez l’émail à l’eau claire, avec une éponge douce.',
      'Essuyez la glace de haut en bas, d’un seul passage.',
      'Faites vérifier les fixations murales tous les cinq ans.',
    ],
    myth: {
      title: 'Les yeux sauvés du sommeil',
      content:
        'Cent yeux autour de la tête, dont deux seulement dormaient à la fois : tel était Argus, le gardien qu’elle plaça auprès d’Io changée en génisse. Ovide le montre assis sur une hauteur, voyant de tous côtés sans se retourner. Hermès vint en berger, souffla dans ses roseaux, entreprit l’histoire de Syrinx ; avant la fin du récit, plus une paupière n’était levée, et la lame fit le reste. Héra ne laissa pas s’éteindre ces regards. Elle les recueillit et les fixa sur les plumes de son oiseau, où ils luisent encore à la façon des gemmes.',
      powers: [
        'Voir clair à travers les nuées',
        'Honorer qui a bien servi',
        'Donner à la veille sa splendeur',
      ],
      domain: 'La royauté et le regard qui ne cille pas',
    },
  },
};
