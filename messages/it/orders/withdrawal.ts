/** The right to change one's mind, with the model form of the law. */
export const withdrawal = {
  meta: {
    title: 'Diritto di recesso',
    description:
      'Quattordici giorni per recedere da un acquisto: il termine, le modalità, la dichiarazione online con conferma datata e il modulo tipo.',
  },
  title: 'Diritto di recesso',
  intro:
    'Quattordici giorni per cambiare idea, senza doverne dire il motivo e senza spese. Questa pagina dice come; online bastano due clic.',
  start: 'Recedere dal contratto qui',
  sections: [
    {
      id: 'droit',
      title: 'Il diritto',
      paragraphs: [
        'Il consumatore può recedere dal contratto entro quattordici giorni dal giorno in cui egli, o la persona da lui designata, entra in possesso del bene o, se l’ordine è consegnato in più volte, dell’ultimo bene (articoli L. 221-18 e seguenti del Code de la consommation, il codice del consumo francese).',
        'Se il termine scade di sabato, di domenica o in un giorno festivo, è prorogato al primo giorno lavorativo successivo. Il diritto si può esercitare fin dalla conclusione del contratto.',
      ],
    },
    {
      id: 'declaration',
      title: 'Come esercitarlo',
      paragraphs: [
        'Il modo più semplice è la funzione online, in cima a questa pagina: nome, numero dell’ordine, indirizzo e-mail, poi «Conferma il recesso». Una conferma di ricevimento, con data e ora, appare subito ed è inviata all’indirizzo indicato.',
        'Vale altrettanto ogni altra dichiarazione esplicita: una lettera a {controller}, {address}, o un messaggio a {email}. Basta inviarla prima della scadenza. Questi recapiti sono esempi.',
      ],
    },
    {
      id: 'effets',
      title: 'Che cosa segue',
      paragraphs: [
        'Rimborsiamo tutto ciò che è stato pagato, consegna compresa, entro quattordici giorni dal ricevimento della decisione, con lo stesso mezzo di pagamento e senza spese.',
        'Veniamo a riprendere il pezzo a domicilio, gratuitamente. Il consumatore risponde solo della perdita di valore dovuta a una manipolazione diversa da quella necessaria per stabilirne la natura e il funzionamento.',
      ],
    },
    {
      id: 'exception',
      title: 'L’eccezione',
      paragraphs: [
        'Il diritto vale per tutto ciò che si sceglie tra le opzioni elencate, composizioni d’atelier comprese. È escluso soltanto ciò che viene tagliato su una misura data dal cliente (articolo L. 221-28, 3°); la maison non vende nulla di simile.',
      ],
    },
    {
      id: 'formulaire',
      title: 'Modulo tipo',
      paragraphs: [
        'Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.',
      ],
      list: [
        'Destinatario: {controller}, {address}, {email}',
        'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*)/di prestazione dei seguenti servizi (*):',
        'Ordinato il (*)/ricevuto il (*):',
        'Nome del/dei consumatore(i):',
        'Indirizzo del/dei consumatore(i):',
        'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
        'Data: — (*) Cancellare la dicitura inutile.',
      ],
    },
  ],
} as const;

/** The declaration itself, in two steps, and its acknowledgement. */
export const declaration = {
  meta: {
    title: 'Recedere dal contratto qui',
    description:
      'Dichiarare il recesso online: nome, numero dell’ordine, indirizzo e-mail, conferma, poi una ricevuta con data e ora.',
  },
  title: 'Recedere dal contratto qui',
  intro:
    'Tre righe da compilare, poi una conferma. Non si chiede alcun motivo, e nulla è dichiarato prima del secondo passo.',
  form: {
    name: 'Nome e cognome',
    order: 'Numero dell’ordine',
    orderHint: 'o, in mancanza, il pezzo e la data dell’acquisto',
    email: 'Indirizzo e-mail per la conferma di ricevimento',
    next: 'Continua',
    review: 'Verifica la dichiarazione',
    statement: 'Notifico il recesso dal contratto indicato qui sotto.',
    confirm: 'Conferma il recesso',
    change: 'Correggi',
    sending: 'Invio…',
    done: 'Il recesso è stato ricevuto',
    doneText:
      'Ricevuto in data {date} alle {time}, ora di Parigi, con il numero {reference}. Una conferma di ricevimento è inviata a {email}.',
    keep: 'Conserva questo numero. Ti scriveremo per il seguito: il rimborso e, se il mobile è già da te, il giorno del ritiro.',
    invalid:
      'Controlla il nome, il numero e l’indirizzo e-mail: uno di essi è vuoto, troppo lungo o non corretto.',
    failed: 'La dichiarazione non è stata registrata. Riprova o scrivici: vale altrettanto.',
    print: 'Vedi la conferma di ricevimento, per stamparla o salvarla',
  },
} as const;

/** The page that shows a declaration that was received. */
export const receiptPage = {
  meta: {
    title: 'Conferma di ricevimento del recesso',
    description:
      'La dichiarazione di recesso come l’abbiamo ricevuta, con il suo numero, la data e l’ora: da stampare o da salvare.',
  },
  title: 'Conferma di ricevimento',
  text: 'Dichiarazione di recesso ricevuta in data {date} alle {time}, ora di Parigi, con il numero {reference}.',
  keep: 'Questa pagina vale come conferma di ricevimento: stampala o salvala.',
  bad: 'Questo link è incompleto, o non viene da noi: apri quello dell’e-mail, oppure scrivici indicando il numero della dichiarazione.',
  away: 'Al momento la dichiarazione non può essere mostrata, ma è conservata. Riprova tra qualche minuto.',
} as const;
