export const viewer = {
  label: 'Viste: {name}',
  titles: {
    hero: 'Nella sua stanza',
    front: 'Su fondo neutro',
    detail: 'I materiali',
    scale: 'In scala',
    night: 'Di notte',
    rings: 'Gli anelli',
    drawing: 'Il disegno',
  },
  alts: {
    hero: '{name}, di tre quarti, nella stanza più adatta.',
    front: '{name}, di fronte, su fondo neutro.',
    detail: '{name}, da vicino: {material}.',
    scale: '{name}, accanto a una porta o a un letto che ne dà la misura.',
    night: '{name}, di notte, con le luci accese.',
    rings: '{name}, da vicino: gli anelli di bronzo.',
  },
  drawing: '{name}, prospetto al tratto.',
  plates: {
    olympe: 'Una piuma d’aquila e un lampo d’oro posati sul marmo.',
    titans: 'Una sfera armillare di bronzo accanto a due libri.',
    underworld: 'Una melagrana aperta su una lastra di basalto.',
    aqua: 'Una conchiglia e vetri levigati dal mare.',
    oracles: 'Una civetta coniata su una medaglia di bronzo, accanto a un ramo d’ulivo.',
    foyer: 'Braci che ardono in una coppa di bronzo.',
    reflets: 'Uno specchio a mano e una rosa.',
    saisons: 'Un covone di grano e frutti d’autunno.',
  },
  medallion: 'Medaglione a bassorilievo, senza volto.',
  goTo: 'Mostra: {title}',
  enlarge: 'Ingrandisci la vista',
  modelLabel: '{name} in 3D',
  /** Before the names of options that a picture does not show. */
  unseen: 'Non mostrato',
  modelHidden: 'Opzioni non visibili: {list}.',
  modelOpen: 'Vedi in 3D',
} as const;

/** Pictures full screen; the views of a piece say their arrows and their counter by it too. */
export const lightbox = {
  label: 'Vista ingrandita',
  close: 'Chiudi',
  zoomIn: 'Avvicina',
  zoomOut: 'Allontana',
  previous: 'Vista precedente',
  next: 'Vista successiva',
  counter: '{index} di {total}',
  carousel: 'carosello',
  slide: 'vista',
} as const;

/** Words around the 3D viewer. */
export const modelDialog = {
  hint: 'Trascina per girare, allarga due dita per avvicinare. Da tastiera: le frecce, poi + e −.',
  turn: 'Gira il pezzo',
  loading: 'Caricamento del modello…',
  failed: 'Non è stato possibile caricare il modello. Le immagini restano disponibili.',
  unsupported: 'Questo dispositivo non può mostrare il 3D. Le immagini restano disponibili.',
  lost: 'La visualizzazione si è interrotta.',
  retry: 'Riprova',
  close: 'Chiudi la vista 3D',
  dimensions: 'Dimensioni',
  night: 'Luce notturna',
  finish: 'Finiture dell’atelier, su misura',
  original: 'Di serie',
  options: 'Opzioni visibili',
  place: 'Vedi a casa tua',
  width: 'Larghezza',
  depth: 'Profondità',
  height: 'Altezza',
} as const;

/** What the 3D viewer says of itself: names of its parts, how it is turned, and from where the piece is seen. */
export const modelSpeech = {
  region: 'Annunci',
  leave: 'Esci dalla realtà aumentata',
  /** Under the keys that the viewer asks for. */
  a11y: {
    'interaction-prompt': 'Mouse, dito o frecce della tastiera per girare il modello.',
    front: 'Vista da davanti',
    right: 'Vista da destra',
    back: 'Vista da dietro',
    left: 'Vista da sinistra',
    'upper-front': 'Vista da davanti, dall’alto',
    'upper-right': 'Vista da destra, dall’alto',
    'upper-back': 'Vista da dietro, dall’alto',
    'upper-left': 'Vista da sinistra, dall’alto',
    'lower-front': 'Vista da davanti, dal basso',
    'lower-right': 'Vista da destra, dal basso',
    'lower-back': 'Vista da dietro, dal basso',
    'lower-left': 'Vista da sinistra, dal basso',
  },
} as const;
