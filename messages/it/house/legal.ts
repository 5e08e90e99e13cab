export const legal = {
  meta: {
    title: 'Note legali',
    description:
      'Chi pubblica questo sito, chi lo ospita, con quali numeri è iscritta la società: le note legali della maison, a titolo di esempio.',
  },
  title: 'Note legali',
  intro:
    'La società è in corso di costituzione. I nomi, i numeri e gli indirizzi di questa pagina sono esempi e saranno sostituiti all’atto dell’iscrizione nel registro.',
  /** On each legal page of another language than French. */
  binding: 'Questa pagina è una traduzione di cortesia: fa fede soltanto il testo francese.',
  sections: [
    {
      id: 'editeur',
      title: 'Editore del sito',
      paragraphs: [
        '{controller}, società per azioni semplificata di diritto francese con capitale di {capitalEuros, number} € (esempio), {address}, Francia.',
      ],
      list: [
        'Telefono: {phone}',
        'E-mail: {email}',
        'Direttore della pubblicazione: il presidente della società (nome da definire)',
      ],
    },
    {
      id: 'immatriculation',
      title: 'Iscrizione e IVA',
      paragraphs: ['Tutti questi numeri sono esempi; gli zeri lo dicono abbastanza.'],
      list: [
        'Registro del commercio e delle società: {registrationNumber}',
        'SIRET (numero di identificazione francese della sede): {siret}',
        'Partita IVA intracomunitaria: {vatNumber}',
        'Identificativi unici delle filiere di riciclo (mobili, apparecchi elettrici, imballaggi): FR000000_00XXXX',
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hosting',
      paragraphs: [
        '{host}, Francia, telefono {hostPhone}. Questo fornitore è fittizio; il nome di quello vero figurerà qui prima dell’apertura.',
      ],
    },
    {
      id: 'propriete',
      title: 'Testi, immagini e modelli',
      paragraphs: [
        'I racconti, le immagini e i modelli tridimensionali appartengono alla maison, o sono usati con il consenso dei loro autori. Ogni riproduzione oltre i limiti consentiti dalla legge richiede un’autorizzazione scritta. I miti, invece, sono di tutti.',
        'La mappa della pagina Contatti è opera dei collaboratori di OpenStreetMap, con licenza ODbL.',
      ],
    },
    {
      id: 'exemples',
      title: 'Che cosa è dato a titolo di esempio',
      paragraphs: [
        'Le testimonianze, le suite e le tariffe della Residenza, il partner Nyx Literie e il racconto degli inizi della maison sono esempi. Nessuno descrive una persona o un’impresa esistente.',
      ],
    },
    {
      id: 'signaler',
      title: 'Segnalare un errore',
      paragraphs: [
        'Un link interrotto, un refuso, un passo difficile da leggere con una tecnologia assistiva: la pagina Contatti è fatta per questo.',
      ],
    },
  ],
} as const;
