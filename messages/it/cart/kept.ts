/** Configurations that visitors have named. */
export const kept = {
  meta: {
    title: 'Configurazioni salvate',
    description:
      'Le configurazioni a cui hai dato un nome: le opzioni e il prezzo di oggi, da aprire, confrontare, condividere o mettere nel carrello.',
  },
  title: 'Configurazioni salvate',
  intro: 'Ogni configurazione conserva il nome che le dai. Il prezzo indicato è quello di oggi.',
  /** The button on the page of a piece. */
  control: 'Salva la configurazione',
  /** On other pages, the way here. */
  link: 'Vedi le tue configurazioni salvate',
  add: {
    title: 'Salva questa configurazione',
    text: 'Dalle un nome che riconoscerai, per esempio «La mia camera». La ritroverai qui e, una volta confermato il tuo indirizzo, anche sugli altri dispositivi.',
    name: 'Nome',
    nameNote: 'al massimo 60 caratteri',
    keep: 'Salva',
  },
  priceToday: 'Prezzo di oggi',
  open: 'Apri',
  tick: 'Da confrontare',
  compare: 'Confronta i pezzi selezionati',
  rename: 'Rinomina',
  save: 'Salva il nome',
  remove: 'Rimuovi',
  /** What a screen reader is told of a button: what it does, and to which configuration. */
  named: '{act}: {name}',
  noLongerMade: 'Ciò che il laboratorio non realizza più',
  unavailable: 'Questa configurazione non viene più prodotta.',
  empty: 'Ancora nulla di salvato',
  emptyText: 'Scegli un pezzo e le sue opzioni, poi «Salva la configurazione»: la ritroverai qui.',
  browse: 'Vedi le collezioni',
  locked: 'Il tuo indirizzo conserva le configurazioni',
  lockedText:
    'Basta un indirizzo, come per il carrello. Se è già noto, riceve un link che riporta su questo dispositivo ciò che hai salvato. La newsletter è facoltativa.',
  submit: 'Continua',
  /** On the page of personal data. */
  dataText: 'Le configurazioni a cui hai dato un nome, da aprire, rinominare o rimuovere.',
  notices: {
    kept: 'La configurazione è stata salvata.',
    renamed: 'Il nome è stato cambiato.',
    removed: 'La configurazione è stata rimossa.',
    nameless: 'Indica un nome da 1 a 60 caratteri visibili.',
    taken: 'Questa configurazione è già salvata con questo nome.',
    full: 'Le configurazioni salvate sono già cinquanta, il massimo possibile. Rimuovine prima una.',
    notMade: 'Questa configurazione non viene prodotta e non può essere salvata.',
    gone: 'Questa configurazione non è più nella tua lista.',
    tooMany: 'Troppe richieste. Riprova {wait}.',
    failed: 'La richiesta non è riuscita. Riprova.',
  },
} as const;
