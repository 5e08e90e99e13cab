/** Each cookie with its purpose and its time; the privacy policy lists them too. */
const cookieList = [
  '«session» (con HTTPS: «__Host-session»): un token casuale che apre carrello e desideri. Illeggibile per gli script della pagina. {sessionMonths, plural, one {# mese} other {# mesi}}.',
  '«summary»: il numero di articoli e i pezzi desiderati, perché ogni pagina li mostri senza attesa. {sessionMonths, plural, one {# mese} other {# mesi}}.',
  '«language»: la lingua scelta. {sessionMonths, plural, one {# mese} other {# mesi}}.',
  '«delivery»: il paese e il codice postale indicati per conoscere le date di installazione. {deliveryCookieMonths, plural, one {# mese} other {# mesi}}.',
  '«buyer» (con HTTPS: «__Host-buyer»): un segreto estratto a caso quando si va a pagare, perché nome, indirizzo e fattura si vedano solo in questo browser. Gli script della pagina non possono leggerlo. {orderDays, plural, one {# giorno} other {# giorni}}.',
  '«hold» (con HTTPS: «__Host-hold»): il token firmato della prenotazione che hai iniziato, perché le notti riservate a te non ti vengano rifiutate. Gli script della pagina non possono leggerlo. {holdCookieMinutes, plural, one {# minuto} other {# minuti}}.',
  '«hour» (con HTTPS: «__Host-hour»): il token firmato dell’appuntamento che hai appena preso, per dirti che lo hai già se lo richiedi. Gli script della pagina non possono leggerlo. {hourCookieMinutes, plural, one {# minuto} other {# minuti}}.',
  '«typed»: quanto hai scritto in un modulo di pagamento o di appuntamento respinto (azienda, nome, indirizzi, telefono), perché tu non debba riscriverlo. Gli script della pagina non possono leggerlo; è inviato solo a quella pagina ed eliminato appena il modulo è accettato. {typedMinutes, plural, one {# minuto} other {# minuti}}.',
] as const;

/** What the storage of a browser keeps, and why. */
const storageList = [
  '«theme»: chiaro o scuro.',
  '«language»: la lingua, una seconda volta.',
  '«compare»: i pezzi messi a confronto, al massimo quattro.',
  '«place»: il punto della pagina, mentre se ne cambia la lingua; scompare con la scheda.',
  '«promo»: il giorno in cui è stato chiuso l’annuncio del partner.',
] as const;

/** Everything that the site keeps in a browser. */
export const keptInBrowser = [...cookieList, ...storageList] as const;

export const cookies = {
  meta: {
    title: 'Cookie',
    description:
      'L’elenco completo dei cookie e della memoria locale del sito: {count, number} voci necessarie, nessuna misura del pubblico, quindi nessun banner.',
  },
  title: 'Cookie',
  intro:
    'Il sito installa solo ciò senza cui non funzionerebbe. La legge non chiede consenso per questo; perciò nessun banner interrompe la lettura.',
  sections: [
    {
      id: 'liste',
      title: 'I cookie',
      paragraphs: ['Tutti vengono da questo sito e servono solo a esso.'],
      list: cookieList,
    },
    {
      id: 'memoire',
      title: 'La memoria del browser',
      paragraphs: ['Resta sul dispositivo finché non la si cancella.'],
      list: storageList,
    },
    {
      id: 'tiers',
      title: 'I servizi esterni',
      paragraphs: [
        'La mappa della pagina dei contatti viene da OpenStreetMap e si carica solo su richiesta. La pagina di pagamento appartiene al prestatore, che vi applica le proprie regole. Nient’altro esce da qui.',
      ],
    },
    {
      id: 'refuser',
      title: 'Farne a meno',
      paragraphs: [
        'Il browser può rifiutare o cancellare tutto. Il sito si legge allora per intero, ma non ha più carrello. La pagina «I miei dati» chiude le sessioni e cancella ciò che vi è legato.',
      ],
    },
  ],
} as const;
