/** The search page, and the search that opens over any page. */
export const search = {
  meta: {
    title: 'Cerca nella maison',
    description:
      'Cercare un pezzo, un’opzione, una storia o una risposta nella boutique Théogonie, con una parola o con una domanda.',
  },
  title: 'Cerca',
  field: 'Un pezzo, un’opzione, una domanda',
  submit: 'Cerca',
  found: '{count, plural, one {# risultato per} other {# risultati per}}',
  nearest: 'Ecco i {count, number} più vicini; una parola in più restringe la ricerca.',
  cut: 'La ricerca considera i primi {max, number} caratteri.',
  none: 'Nessun risultato per',
  noneText:
    'Prova con una parola più breve o con il nome di un dio. La maison risponde anche per iscritto.',
  write: 'Scrivici',
  suggestions: 'I pezzi da cui cominciare',
  often: 'Per esempio',
  examples: [
    'poltrona massaggiante',
    'letto con cassaforte',
    'luce notturna',
    'ricarica senza fili',
    'tempi di consegna',
  ],
  all: 'Tutti i risultati',
  close: 'Chiudi la ricerca',
  kinds: {
    piece: 'Pezzo',
    option: 'Opzione',
    story: 'Storia',
    question: 'Domanda',
    page: 'Pagina',
  },
} as const;
