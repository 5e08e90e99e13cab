export const viewer = {
  label: 'Vues : {name}',
  titles: {
    hero: 'Dans sa pièce',
    front: 'Sur fond uni',
    detail: 'Les matières',
    scale: 'À l’échelle',
    night: 'La nuit',
    rings: 'Les anneaux',
    drawing: 'Le plan',
  },
  alts: {
    hero: '{name}, de trois quarts, dans la pièce qui lui va.',
    front: '{name}, de face, devant un fond uni.',
    detail: '{name}, de tout près : {material}.',
    scale: '{name}, près d’une porte ou d’un lit qui en donne la taille.',
    night: '{name}, la nuit tombée, lumières allumées.',
    rings: '{name}, de tout près : les anneaux de bronze.',
  },
  drawing: '{name}, élévation au trait.',
  plates: {
    olympe: 'Une plume d’aigle et un éclair d’or posés sur le marbre.',
    titans: 'Une sphère armillaire de bronze près de deux livres.',
    underworld: 'Une grenade ouverte sur une dalle de basalte.',
    aqua: 'Un coquillage et du verre poli par la mer.',
    oracles: 'Une chouette frappée sur une médaille de bronze, près d’un rameau d’olivier.',
    foyer: 'Des braises qui flambent dans une coupe de bronze.',
    reflets: 'Un miroir à main et une rose.',
    saisons: 'Une gerbe de blé et des fruits d’automne.',
  },
  medallion: 'Médaillon en bas-relief, sans visage.',
  goTo: 'Voir : {title}',
  enlarge: 'Agrandir la vue',
  modelLabel: '{name} en 3D',
  /** Before the names of options that a picture does not show. */
  unseen: 'Non montré',
  modelHidden: 'Options qui ne se voient pas : {list}.',
  modelOpen: 'Voir en 3D',
} as const;

/** Pictures full screen; the views of a piece say their arrows and their counter by it too. */
export const lightbox = {
  label: 'Vue agrandie',
  close: 'Fermer',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  previous: 'Vue précédente',
  next: 'Vue suivante',
  counter: '{index} sur {total}',
  carousel: 'carrousel',
  slide: 'vue',
} as const;

/** Words around the 3D viewer. */
export const modelDialog = {
  hint: 'Glissez pour tourner, écartez deux doigts pour approcher. Au clavier : les flèches, puis + et −.',
  turn: 'Faire tourner la pièce',
  loading: 'Chargement du modèle…',
  failed: 'Le modèle n’a pas pu être chargé. Les images restent disponibles.',
  unsupported: 'Cet appareil ne peut pas afficher la 3D. Les images, elles, sont là.',
  lost: 'L’affichage s’est interrompu.',
  retry: 'Réessayer',
  close: 'Fermer la vue 3D',
  dimensions: 'Dimensions',
  night: 'Lumière de nuit',
  finish: 'Finitions de l’atelier, sur mesure',
  original: 'D’origine',
  options: 'Options visibles',
  place: 'Voir chez vous',
  width: 'Largeur',
  depth: 'Profondeur',
  height: 'Hauteur',
} as const;

/** What the 3D viewer says of itself: names of its parts, how it is turned, and from where the piece is seen. */
export const modelSpeech = {
  region: 'Annonces',
  leave: 'Quitter la réalité augmentée',
  /** Under the keys that the viewer asks for. */
  a11y: {
    'interaction-prompt': 'Souris, doigt ou flèches du clavier font tourner le modèle.',
    front: 'Vue de face',
    right: 'Vue du côté droit',
    back: 'Vue de dos',
    left: 'Vue du côté gauche',
    'upper-front': 'Vue de face, d’en haut',
    'upper-right': 'Vue du côté droit, d’en haut',
    'upper-back': 'Vue de dos, d’en haut',
    'upper-left': 'Vue du côté gauche, d’en haut',
    'lower-front': 'Vue de face, d’en bas',
    'lower-right': 'Vue du côté droit, d’en bas',
    'lower-back': 'Vue de dos, d’en bas',
    'lower-left': 'Vue du côté gauche, d’en bas',
  },
} as const;
