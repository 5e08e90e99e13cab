export const home = {
  meta: {
    title: 'Mobilier connecté de luxe, né des dieux grecs',
    description:
      'Lits, fauteuils massants, tables, miroirs et armoires connectés : vingt pièces en bois, marbre et velours, chacune dessinée d’après un mythe grec.',
  },
  heritage: {
    eyebrow: 'L’héritage',
    title: 'D’abord, on lit',
    paragraphs: [
      'Le chêne arrive en plateaux et passe deux hivers à l’abri avant qu’une scie ne l’approche. Les ébénistes le sondent d’un doigt replié, puis le mesurent : une planche qui sonne sourd finira en gabarit. Le marbre se choisit à la carrière, en plein soleil, veine par veine. Quant au velours, on le coupe d’un seul lé, poil couché vers le bas, pour que la lumière du soir y descende sans se rompre.',
      'Cinq métiers se relaient autour d’une pièce : ébéniste, marbrier, fondeur, tapissier, électronicien. Le dernier venu suit les usages des autres. Ses passages sont creusés avant le montage, ses capteurs glissés sous la toile, et une trappe vissée attend là où un câble pourrait vieillir. Ce qui devra se rouvrir n’est pas collé. Un meuble peut donc revenir à l’établi après des années de service, et rentrer chez vous dans le même bois.',
      'Chez Ovide, Narcisse se penche sur une source que nul troupeau n’avait troublée : son miroir se dresse au-dessus d’une vasque. Dans l’hymne homérique, Perséphone vit tantôt sous la terre, tantôt parmi les fleurs : son armoire a une moitié sombre et une moitié fleurie. Le dessin ne vient qu’après.',
    ],
    facts: [
      { value: '20', label: 'pièces nées de dix-huit dieux' },
      { value: '8', label: 'collections, d’Olympe à Saisons' },
      { value: '10', label: 'ans de garantie au moins, pour toute commande en ligne' },
      { value: '6', label: 'suites où dormir avant de choisir' },
    ],
    link: 'Parcourir la galerie',
  },
  collections: {
    eyebrow: 'Les collections',
    title: 'Huit collections, dix-huit dieux',
    text: 'Olympe, Titans, Underworld et Aqua se partagent les lits. Oracles réunit les fauteuils, Foyer les tables, Reflets les miroirs, Saisons les armoires. On entre par le dieu ou par la pièce.',
    link: 'Voir toutes les collections',
  },
  residence: {
    eyebrow: 'La Résidence',
    title: 'Une nuit avant de choisir',
    text: 'Debout, en manteau, sous les lampes d’un magasin, on juge mal un lit. La Résidence Théogonie est une maison de six suites posée devant la mer, où l’on dort pour de bon dans le modèle auquel on pense. Vous arrivez l’après-midi, vous réglez la lumière et la chaleur, vous laissez la fenêtre entrouverte ; le lit a la nuit pour plaider sa cause. Au matin, personne ne vous demande votre avis avant la deuxième tasse de café.',
    note: 'Suites et tarifs sont donnés à titre d’exemple.',
  },
} as const;
