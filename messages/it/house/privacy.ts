import { keptInBrowser } from './cookies';

export const privacy = {
  meta: {
    title: 'Informativa sulla privacy',
    description:
      'I dati che la boutique conserva, perché, per quanto tempo, e come cancellarli: niente tracciamento, niente pubblicità, niente carte di pagamento.',
  },
  title: 'Informativa sulla privacy',
  updatedOn: '2026-11-25',
  updatedLabel: 'Ultimo aggiornamento: {date}',
  intro:
    'Questa boutique non ha né account né password, non segue nessuno e non mostra pubblicità. Conserva poche cose. Eccole, con la loro ragion d’essere e la loro durata.',
  sections: [
    {
      id: 'donnees-recueillies',
      title: '1. I dati raccolti',
      paragraphs: [
        'Tutto il sito si può leggere senza dire chi si è: indirizzo e nome sono noti soltanto se l’interessato li fornisce.',
        'Nessuna rilevazione dei sensori dei mobili giunge al sito, che d’altronde non acquista alcuna banca dati.',
      ],
      list: [
        'All’iscrizione: l’indirizzo e-mail e, se lo si desidera, il nome. L’indirizzo è la chiave del carrello e della lista dei desideri.',
        'Per la newsletter, con una casella separata e non preselezionata: l’ora in cui è stata spuntata, poi quella in cui è giunta la conferma dalla casella di posta.',
        'Nel carrello e nella lista dei desideri: i pezzi, le loro opzioni, le quantità. Nelle configurazioni salvate: il pezzo, le sue opzioni e il nome scelto.',
        'Tramite il modulo di contatto: nome, indirizzo e-mail, oggetto, messaggio e, se indicato, il telefono.',
        'In un preventivo: i pezzi, le opzioni, i prezzi e l’indirizzo e-mail della sessione, se ne è aperta una. L’indirizzo a cui lo si fa inviare serve solo a quell’invio. Quello che la maison scrive su vostra richiesta conserva l’indirizzo e il nome che le avete dato.',
        'In occasione di un ordine: i pezzi e le loro opzioni, gli importi, l’indirizzo e-mail e l’avanzamento, poi il nome, il telefono, l’indirizzo postale e il riferimento della transazione, trasmessi dalla pagina di pagamento o scritti lì per un bonifico bancario.',
        'Per un soggiorno alla Residenza: la suite, le date, il numero di ospiti, nome e cognome, indirizzo e-mail, telefono, indirizzo postale, richieste e modo di pagare. Una prenotazione iniziata e lasciata in sospeso viene cancellata entro tre ore.',
        'Per un’ora con la maison: il luogo, la lingua, il giorno e l’ora, il fuso orario, il nome, l’indirizzo e-mail, il telefono, ciò che si desidera vedere, e il pezzo, il preventivo o l’ordine di cui si tratta.',
        'Dopo un ordine: gli avvisi del prestatore di servizi di pagamento (pagato, rifiutato, scaduto, rimborsato, contestato) e ciò che le persone della maison ne hanno fatto, con il loro indirizzo e-mail e l’ora.',
        'Nei registri tecnici: l’ora, le pagine non trovate, i guasti e il riferimento della transazione mostrato dopo un pagamento. Il fornitore di hosting può aggiungervi l’indirizzo IP.',
        'Contro gli abusi: il numero di richieste giunte da una sessione o da un gruppo di indirizzi IP vicini, sotto un’impronta da cui non si può risalire all’origine, per due ore al massimo.',
      ],
    },
    {
      id: 'utilisation',
      title: '2. L’uso che ne facciamo',
      paragraphs: [
        'Ogni uso poggia su una base giuridica prevista dall’articolo 6 del GDPR. Nessuna decisione è presa nei confronti dell’interessato unicamente da un programma, e non si effettua alcuna profilazione.',
      ],
      list: [
        'Tenere il carrello e la lista dei desideri, eseguire un ordine, consegnare, installare, ritirare: il contratto, o la sua preparazione su richiesta dell’interessato.',
        'Inviare la newsletter: il consenso, che si revoca con il link per annullare l’iscrizione presente in ogni invio.',
        'Rispondere ai messaggi, proteggere il sito e ripararne i guasti: il nostro legittimo interesse.',
        'Conservare gli ordini e le fatture come documenti contabili (articolo L. 123-22 del Code de commerce, il codice di commercio francese), conservare i contratti, onorare le garanzie: i nostri obblighi di legge.',
        'Sapere chi, nella maison, ha fatto che cosa di un ordine, di un messaggio o di un recesso: il nostro legittimo interesse.',
      ],
    },
    {
      id: 'partage',
      title: '3. Con chi sono condivisi',
      paragraphs: [
        'I dati non sono né venduti, né noleggiati, né scambiati. Vanno soltanto a chi deve svolgere un compito preciso, e per quel compito.',
        'La carta si inserisce nella pagina sicura del prestatore di servizi di pagamento, mai qui. I campi disegnati nella nostra pagina di pagamento non sono né letti, né inviati, né registrati. Non conosciamo quindi il numero della carta.',
        'Quando si apre la mappa della pagina Contatti, il browser interroga OpenStreetMap, che riceve allora l’indirizzo IP. Senza il clic, nulla gli viene chiesto.',
      ],
      list: [
        'Il fornitore di hosting del sito e il servizio che recapita le nostre e-mail.',
        'Il prestatore di servizi di pagamento, ossia Stripe quando la boutique se ne serve, e, in caso di rateizzazione, l’istituto di credito scelto dal cliente. La banca della maison, in caso di bonifico.',
        'Le persone della maison che si occupano degli ordini, tra cui quelle del laboratorio, per fabbricare, consegnare e ritirare ciò che è stato ordinato.',
        'Il trasportatore e gli installatori, per il nome, l’indirizzo, il telefono e l’accesso all’abitazione.',
        'Le autorità, quando la legge ci obbliga.',
      ],
    },
    {
      id: 'securite',
      title: '4. La sicurezza',
      paragraphs: [
        'Conoscere un indirizzo non basta né a vedere il carrello né a modificarlo. L’accesso dipende da un token di sessione estratto a caso, posto in un cookie che gli script della pagina non possono leggere; la nostra base dati ne conserva soltanto l’impronta.',
        'Un indirizzo nuovo apre una sessione senz’altra prova. Per un indirizzo già iscritto, un link monouso, valido {accessLinkMinutes, plural, one {# minuto} other {# minuti}}, parte verso la casella e-mail; occorre aprirlo, poi fare clic sul pulsante della pagina. La prima volta che il titolare dell’indirizzo ne dà così la prova, tutte le sessioni aperte senza prova vengono chiuse.',
        'Gli scambi con il sito sono cifrati. Se una violazione dei dati presenta un rischio, ne informiamo la CNIL entro 72 ore; se il rischio è elevato, avvertiamo senza indugio gli interessati.',
      ],
    },
    {
      id: 'droits',
      title: '5. I diritti',
      paragraphs: [
        'Il titolare del trattamento è {controller}. La pagina «I miei dati» permette di vedere, portare via e cancellare da sé ciò che conserviamo. Per ogni altro diritto si scrive a {privacyEmail} o al nostro responsabile della protezione dei dati, {dpoEmail}; si può anche chiamare il {phone} o inviare una lettera a {address}.',
        'Rispondiamo entro un mese, senza spese. Una prova d’identità è richiesta soltanto in caso di fondato dubbio; di regola basta rispondere dall’indirizzo iscritto.',
        'Se la nostra risposta non soddisfa, si può presentare reclamo alla CNIL (Commission nationale de l’informatique et des libertés), l’autorità francese di controllo.',
      ],
      list: [
        'Accedere ai propri dati e riceverne copia.',
        'Farli rettificare o cancellare.',
        'Chiedere la limitazione di un trattamento, o opporvisi.',
        'Ricevere in un formato di uso comune i dati forniti, o farli trasmettere.',
        'Revocare un consenso in qualsiasi momento, senza effetto su quanto precede.',
        'Lasciare disposizioni sulla sorte dei propri dati dopo la morte.',
      ],
    },
    {
      id: 'cookies',
      title: '6. Cookie e memoria del browser',
      paragraphs: [
        'Il sito installa soltanto il necessario: né misurazione del pubblico, né pubblicità, né social network. Per questo nessun banner chiede un consenso.',
        'I cookie durano al massimo {longestCookieMonths, plural, one {# mese} other {# mesi}}. La memoria locale resta nel browser finché non la si cancella.',
      ],
      list: keptInBrowser,
    },
    {
      id: 'conservation',
      title: '7. Periodi di conservazione',
      paragraphs: [
        'Trascorsi questi termini, i dati sono cancellati o resi anonimi. Una controversia in corso può ritardare la cancellazione dei soli documenti che la riguardano.',
      ],
      list: [
        'Ordini e loro avanzamento, loro foto e documenti, avvisi del prestatore di servizi di pagamento, fatture, contratti, dichiarazioni di recesso, e ciò che la maison ne ha fatto: {contractYears, plural, one {# anno} other {# anni}}. Un ordine non pagato è cancellato dopo {unpaidOrderYears, plural, one {un anno} other {# anni}}; se è stato fatto senza indirizzo e-mail, dopo {anonymousOrderDays, plural, one {# giorno} other {# giorni}}, una volta chiusa la sua pagina di pagamento.',
        'Soggiorni alla Residenza: {contractYears, plural, one {# anno} other {# anni}} dopo la prenotazione. Se cancelli prima i tuoi dati, a soggiorno concluso non restano né nome né recapiti.',
        'Ore con la maison: {appointmentYears, plural, one {# anno} other {# anni}} dopo il loro giorno. Cancellare prima i dati annulla quelle a venire.',
        'Preventivi: {offerYears, plural, one {un anno} other {# anni}} dopo il loro ultimo giorno; quello che ha portato a un ordine, quanto l’ordine, se è un tempo più lungo.',
        'In caso di cancellazione anticipata dei dati: finché un ordine pagato deve ancora essere consegnato o rimborsato, i recapiti restano, per poter contattare l’interessato. In seguito, di un ordine fatturato restano i pezzi, gli importi, l’avanzamento, il nome e l’indirizzo postale, senza e-mail né telefono; di un ordine senza fattura, più nulla che riconduca alla persona.',
        'Dati di navigazione e sessioni: {sessionMonths, plural, one {# mese} other {# mesi}}.',
        'Registri tecnici: {logMonths, plural, one {# mese} other {# mesi}}.',
        'Messaggi e corrispondenza con la maison: {messageYears, plural, one {# anno} other {# anni}} dopo l’ultimo.',
        'Indirizzo, carrello, lista dei desideri e configurazioni salvate: {accountYears, plural, one {# anno} other {# anni}} dopo l’ultimo accesso, o fino alla richiesta di cancellazione, se precedente.',
        'Iscrizione alla newsletter, con l’indirizzo che la riceve: fino all’annullamento, o dopo {newsletterYears, plural, one {# anno} other {# anni}} senza alcun accesso né conferma.',
        'E-mail che inviamo: {mailDays, plural, one {# giorno} other {# giorni}} nella coda di invio, o fino alla cancellazione dei dati, se avviene prima.',
      ],
    },
    {
      id: 'transferts',
      title: '8. Trasferimenti fuori dall’Unione europea',
      paragraphs: [
        'Scegliamo fornitori che trattano i dati nello Spazio economico europeo. Se uno di loro deve uscirne, il trasferimento si fonda su una decisione di adeguatezza o sulle clausole contrattuali tipo della Commissione europea, di cui si può chiedere copia.',
        'Consegnare in Svizzera, nel Principato di Monaco o nel Regno Unito presuppone di trasmettervi al trasportatore nome e indirizzo; è necessario all’ordine. OpenStreetMap, che ciascuno sceglie se interrogare o no, può rispondere da server situati altrove.',
      ],
    },
    {
      id: 'mineurs',
      title: '9. Minori di 16 anni',
      paragraphs: [
        'La boutique non si rivolge ai minori di 16 anni e non raccoglie consapevolmente i loro dati. Il genitore che si accorgesse di un’iscrizione può scriverci: sarà cancellata.',
      ],
    },
    {
      id: 'modifications',
      title: '10. Modifiche di questo testo',
      paragraphs: [
        'La data posta in testa è quella del testo, e non quella della visita. Se una modifica riguarda i diritti o l’uso dei dati, le persone iscritte ne sono avvertite per e-mail prima che abbia effetto.',
      ],
    },
    {
      id: 'contact',
      title: '11. Come contattarci',
      paragraphs: [
        'Ogni domanda su questa pagina va a {privacyEmail} o, per posta, a {controller}, {address}. Il responsabile della protezione dei dati si raggiunge a {dpoEmail}.',
        'Questi recapiti sono dati a titolo di esempio, in attesa della costituzione della società.',
      ],
    },
  ],
  cnilLabel: 'Sito della CNIL',
  cnilUrl: 'https://www.cnil.fr',
} as const;
