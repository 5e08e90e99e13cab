/** What programs are told: the page about assistants, the Markdown of pages, llms.txt. */
export const assistants = {
  meta: {
    title: 'Affidare la ricerca a un assistente',
    description:
      'Cercare, confrontare, verificare le misure, stimare una consegna o preparare un preventivo con un assistente: che cosa può leggere e che cosa non riceve mai.',
  },
  title: 'Manda qualcuno a vedere',
  intro:
    'Un assistente può visitare la maison al posto tuo, annotare misure e prezzi e tornare a riferire. Legge gli stessi dati che leggi tu. La scelta e l’acquisto restano nelle tue mani.',
  can: {
    eyebrow: 'Insieme',
    title: 'Che cosa fa qui un assistente',
    text: 'Tutto poggia sulle schede della maison: nulla viene stimato che si possa leggere.',
    items: {
      search: {
        title: 'Cercare',
        text: 'Un letto basso, una poltrona sotto i 9.000 €, un pezzo senza telecamera: trova ciò che risponde alle tue parole.',
      },
      read: {
        title: 'Leggere',
        text: 'La scheda intera: materiali, sensori, consumi, cura, garanzia, e la leggenda se serve.',
      },
      rules: {
        title: 'Ritrovare una regola',
        text: 'Resi, rimborsi, garanzie, dati: il passaggio che risponde, con l’indirizzo a cui rileggerlo.',
      },
      compare: {
        title: 'Confrontare',
        text: 'Più pezzi o due edizioni, riga per riga, con le differenze e i prezzi.',
      },
      price: {
        title: 'Calcolare il prezzo',
        text: 'Il prezzo esatto di una configurazione, opzioni comprese, al centesimo.',
      },
      fit: {
        title: 'Verificare lo spazio',
        text: 'Le misure della camera, della porta e delle scale, confrontate con quelle del pezzo e dei suoi colli.',
      },
      deliver: {
        title: 'Stimare la consegna',
        text: 'I tempi di lavorazione e di trasporto in ciascuno dei paesi in cui consegniamo.',
      },
      basket: {
        title: 'Fare il totale',
        text: 'Più pezzi insieme: ogni riga, la consegna, il totale e i giorni dell’installazione. Nulla viene scritto.',
      },
      offer: {
        title: 'Preparare un preventivo',
        text: 'Un riepilogo da rileggere, con un link che apre nel browser la configurazione scelta.',
      },
      visit: {
        title: 'Trovare una notte, un’ora',
        text: 'Le notti libere di ogni suite della Residenza e le ore libere con un consulente, nel tuo fuso orario. Ti dà l’indirizzo; prenoti tu.',
      },
    },
  },
  connect: {
    eyebrow: 'Per cominciare',
    title: 'Come collegarlo',
    text: 'La maggior parte degli assistenti legge questa boutique senza impostazioni. Quelli che accettano connettori fanno di più.',
    ways: {
      mcp: {
        title: 'Connettore MCP',
        text: 'Nelle impostazioni dell’assistente, aggiungi un connettore a questo indirizzo. Trasporto: Streamable HTTP. Né account né chiave.',
      },
      markdown: {
        title: 'Pagine in Markdown',
        text: 'Ogni pagina del catalogo ha il suo testo senza impaginazione: aggiungi .md all’indirizzo o richiedi il tipo text/markdown.',
      },
      index: {
        title: 'Sommario',
        text: 'L’elenco di questi testi, nel formato llms.txt, con ciò che occorre sapere prima di citarli.',
      },
      google: {
        title: 'Feed per Google Merchant Center',
        text: 'I pezzi e le loro edizioni, con prezzi, immagini e tempi di consegna.',
      },
      products: {
        title: 'Feed Agentic Commerce Protocol',
        text: 'Lo stesso catalogo, in JSON, per gli assistenti d’acquisto.',
      },
    },
  },
  never: {
    eyebrow: 'Senza di lui',
    title: 'Che cosa non riceve mai',
    text: 'Un assistente prepara; non firma. Queste porte gli restano chiuse, anche se glielo chiedi tu.',
    items: {
      payment: {
        title: 'Il pagamento',
        text: 'Non avvia alcun pagamento e non vede alcuna carta. Sei tu a pagare, nella pagina sicura del prestatore di servizi di pagamento.',
      },
      personal: {
        title: 'I tuoi dati',
        text: 'Né indirizzo, né ordine, né messaggio: ciò che legge è uguale per tutti.',
      },
      cart: {
        title: 'Il tuo carrello',
        text: 'Non vi mette nulla e non toglie nulla. Il link che ti dà attende il tuo clic.',
      },
    },
  },
  rules: {
    title: 'Per chi scrive robot',
    text: 'Leggere e citare è gradito, con l’indirizzo della pagina. Addestrare un modello sui nostri testi e sulle nostre immagini no: il file robots.txt lo dice ai programmi, le condizioni generali lo dicono per esteso.',
    terms: 'Leggi la condizione 14',
  },
  /** What the Markdown of a page says beside the words of the page. */
  markdown: {
    conditions: 'In euro, IVA inclusa.',
    availability: { madeToOrder: 'Nuovo, realizzato su ordinazione, disponibile.' },
    abilities: 'Che cosa fa il pezzo',
    delivery:
      'Installazione compresa; consegna compresa per un pezzo acquistato dalla sua pagina: {countries}.',
    transport:
      '{weeks} dall’ordine nella Francia continentale, trasporto compreso. Giorni di trasporto, dal lunedì al sabato: {days}. Alcune isole e montagne ne richiedono di più; la data indicata prima del pagamento ci impegna.',
    returns: '{days, plural, one {# giorno} other {# giorni}} per cambiare idea, ritiro gratuito.',
    views: 'Immagini e modello 3D',
    model: 'Modello 3D (glTF)',
    form: 'Questa pagina è un modulo, da compilare di persona: {address}',
  },
  llms: {
    summary:
      'Boutique di una maison di mobili smart: venti pezzi realizzati su ordinazione, ciascuno nato da un dio greco. Prezzi in euro, IVA inclusa.',
    notes: [
      'Cita l’indirizzo della pagina, senza «.md». I prezzi cambiano: rileggi la pagina prima di citarne uno.',
      'Società, recapiti e testimonianze sono forniti a titolo di esempio.',
      'Qui nessun assistente paga, riempie un carrello o legge dati personali.',
    ],
    pieces: 'I pezzi',
    stories: 'Le storie',
    service: 'Servizio e testi',
    feeds: 'Feed e connettore',
    languages: 'Altre lingue',
  },
} as const;
