export const faq = {
  meta: {
    title: 'Domande frequenti',
    description:
      'Ordine, scale, montaggio, garanzia, connessione, dati, prova alla Residenza, resi, pagamento a rate, 5G, Matter: risposte brevi.',
  },
  title: 'Domande frequenti',
  intro:
    'Le domande che ci vengono poste, o che porremmo noi al posto di chi acquista. Per le altre c’è la pagina Contatti.',
  entries: [
    {
      question: 'Come si ordina?',
      answer:
        'Dalla scheda di un pezzo si spuntano le opzioni, poi lo si acquista direttamente o lo si mette nel carrello. Il riepilogo dà il totale; il pulsante apre la pagina sicura del prestatore di servizi di pagamento, dove si inseriscono i dati della carta. Se nessun prestatore è ancora collegato, si apre una pagina dimostrativa, e nulla è addebitato.',
    },
    {
      question: 'Quanto costa la consegna, e quando arriva?',
      answer:
        'Un pezzo acquistato direttamente è consegnato senza supplemento. Un carrello paga {cartDeliveryEuros, number} € una volta, che contenga un tavolino o tre letti. I tempi vanno, secondo il pezzo, da due a quattro settimane nella Francia continentale, qualche giorno in più altrove; li indica la scheda, la data indicata prima del pagamento ci impegna, e il giorno si fissa insieme.',
    },
    {
      question: 'Che fare se l’ascensore è piccolo o la scala stretta?',
      answer:
        'Occorre misurare la porta, la cabina e la curva più stretta, e mandarci queste cifre con una foto. I mobili viaggiano in elementi separati, il che risolve la maggior parte dei casi. Per i letti Chronos e Kratos bisogna verificare anche l’altezza del soffitto e la portata del pavimento.',
    },
    {
      question: 'Chi monta il mobile?',
      answer:
        'La nostra squadra, ed è compreso. Porta gli elementi nella stanza, li assembla, li collega, li mette in piano, mostra i comandi e si riporta via i cartoni. Occorre avere nei pressi una presa con messa a terra. La connessione si fa il giorno stesso, o mai, come si preferisce.',
    },
    {
      question: 'Che cosa copre la garanzia?',
      answer:
        'La struttura, la meccanica e l’elettronica, ricambi e trasferta compresi, per la durata scritta sulla scheda: dieci anni il più delle volte, di più per certi letti. Il Letto Ade passa da otto a dieci anni per ogni ordine online. Le garanzie legali di conformità e per vizi occulti si applicano in ogni caso.',
    },
    {
      question: 'Il mobile funziona senza connessione?',
      answer:
        'Sì, per l’essenziale: luce, calore, movimenti e massaggio obbediscono a comandi posti sul pezzo, che ne conserva le regolazioni. La connessione serve all’app, alla domotica e agli aggiornamenti. Se a mezzanotte il router si guasta, il letto funziona lo stesso.',
    },
    {
      question: 'Che fine fanno i dati personali?',
      answer:
        'Questo sito conserva l’indirizzo e-mail, il carrello, la lista dei desideri, le configurazioni salvate, i preventivi, gli ordini e i messaggi che ci scrivi. Non segue la navigazione, non mostra pubblicità e non riceve nulla dai sensori dei mobili. L’informativa sulla privacy indica le durate e il modo di cancellare tutto.',
    },
    {
      question: 'Si può provare un letto prima di acquistarlo?',
      answer:
        'La Residenza esiste per questo: cinque letti, sei suite in una casa davanti al mare, per una notte o più. Ciascuna porta il nome del suo letto. La si sceglie nella pagina della Residenza, con le date, e si prenota online. Suite e tariffe sono presentate a titolo di esempio.',
    },
    {
      question: 'Si può restituire un pezzo?',
      answer:
        'Ci sono quattordici giorni dopo la consegna, senza motivi da addurre, e veniamo a riprenderlo gratuitamente. Il rimborso segue entro quattordici giorni. Vale anche per le composizioni d’atelier. Le 100 notti di prova riguardano unicamente il materasso del partner.',
    },
    {
      question: 'Si può pagare a rate?',
      answer:
        'Sì, dove la pagina di pagamento lo propone: in tre, dodici o ventiquattro rate, al TAEG fisso dello 0%. È un credito: il finanziatore esamina la domanda e può respingerla. La pagina di pagamento ne riporta un esempio calcolato sull’ordine. «Attenzione! Un credito ha un costo e deve essere rimborsato!» Dove la pagina di pagamento lo propone, un pezzo a partire da {depositFromEuros, number} €, o una composizione d’atelier, si ordina anche con un acconto del {depositPercent}%; il saldo si paga prima della consegna. Dove lo propone, è possibile il bonifico bancario, entro {transferDays} giorni.',
    },
    {
      question: 'Perché serve un indirizzo e-mail per il carrello?',
      answer:
        'Perché non esistono account. L’indirizzo fa da chiave al carrello e alla lista dei desideri; non iscrive alla newsletter, che ha una casella a parte. Su un altro dispositivo basta ridarlo: un link monouso, valido {accessLinkMinutes, plural, one {# minuto} other {# minuti}}, arriva nella casella di posta.',
    },
    {
      question: 'Che cos’è una composizione d’atelier?',
      answer:
        'In fondo a ogni storia, un configuratore parte da una base e vi aggiunge tecniche, materiali o dimensioni. Ne esce un pezzo a sé, con un prezzo proprio, distinto da quello del catalogo e dalle sue opzioni. È fatto su ordinazione e si restituisce entro quattordici giorni, come gli altri.',
    },
    {
      question: 'Chi paga l’abbonamento 5G dei letti Chronos e Kratos?',
      answer:
        'La maison, per dieci anni dalla consegna: scheda SIM e dati sono compresi nel prezzo dell’edizione Integrale. In seguito si può mantenere la linea a proprie spese o farne a meno: il letto funziona in Wi-Fi, o senza connessione. L’edizione Struttura non ha il 5G.',
    },
    {
      question: 'Con quali telefoni funziona l’app?',
      answer:
        'Con gli iPhone dotati di iOS 17 o successivo e i telefoni con Android 12 o successivo, con Bluetooth. L’app è gratuita, senza abbonamento. Senza telefono, i comandi del mobile bastano a regolare tutto; il riconoscimento all’arrivo (UWB) richiede un telefono che ne sia dotato.',
    },
    {
      question: 'Che cosa sono Matter, Thread e UWB?',
      answer:
        'Matter è un linguaggio comune agli oggetti della casa: un mobile che lo parla comanda lampade di altre marche. Thread è una rete senza fili a basso consumo, che passa da un apparecchio all’altro; richiede un hub Thread in casa. UWB è una radio che misura la distanza del telefono, con lo scarto di pochi centimetri.',
    },
  ],
} as const;
