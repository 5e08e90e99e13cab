export const residencePage = {
  meta: {
    title: 'La Residenza: sei suite davanti al mare',
    description:
      'Dormire in un letto Théogonie prima di sceglierlo: sei suite a Cap d’Antibes, i prezzi per notte, le date libere e la prenotazione online.',
  },
  suiteDescription:
    '{name}: {area, number} m², {guests, plural, one {# ospite} other {# ospiti}}, {bed}, {price} a notte, tasse incluse. Date libere e prenotazione online.',
  title: 'La Residenza',
  intro:
    'Una casa davanti al mare, a Cap d’Antibes. Sei suite, cinque letti: scegli il tuo, ci dormi, e riparti senza aver promesso nulla.',
  suites: 'Sei suite, ognuna con il suo letto',
  see: 'Scopri la suite',
  book: 'Prenota una notte',
  taxes: 'IVA al {vat}% e imposta di soggiorno incluse',
  facts: {
    title: 'In breve',
    guests: 'Ospiti',
    area: 'Superficie',
    bed: 'Letto',
    price: 'Prezzo',
    stay: 'Durata',
    amenities: 'Nella suite',
  },
  bedTitle: 'Il letto che ti aspetta',
  bedText:
    '{bed}: l’esemplare della casa, con le sue regolazioni e il suo silenzio. Se la notte ti ha convinto, si ordina come gli altri: nella tua misura, nella tua finitura.',
  bedLink: 'Vedi questo letto',
  storyLink: 'Leggi la sua storia',
  rulesTitle: 'Prima di prenotare',
  rules: {
    length:
      'Un soggiorno dura da {shortest, number} a {longest, plural, one {# notte} other {# notti}}, e si prenota fino a {months, plural, one {# mese} other {# mesi}} prima.',
    season:
      'Dal {from} al {to}, si soggiorna per almeno {count, plural, one {# notte} other {# notti}}.',
    closed: 'La Residenza è chiusa dal {from} al {to}.',
    hours: 'La suite è pronta dalle {checkIn} e va lasciata entro le {checkOut}.',
    free: 'Annullare o cambiare date non costa nulla fino a {hours, plural, one {# ora} other {# ore}} prima dell’arrivo. Dopo, le notti sono dovute.',
    law: 'L’alloggio prenotato per una data precisa non dà diritto di recesso (articolo L. 221-28, 12° del codice del consumo francese).',
  },
  sample:
    'Suite, tariffe, indirizzo e servizi sono esempi: nessuna camera esiste ancora, e nessuno ti aspetta.',
  others: 'Le altre suite',
} as const;
