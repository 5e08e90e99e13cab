export const refund = {
  meta: {
    title: 'Rimborso degli ordini',
    description:
      'Quando e come si viene rimborsati dopo un recesso o per un difetto: quattordici giorni, con lo stesso mezzo di pagamento, e a chi scrivere.',
  },
  title: 'Rimborso',
  intro:
    'Il denaro riparte per la strada da cui è venuto. Ecco entro quale termine, per quale importo, e che cosa se ne può detrarre.',
  sections: [
    {
      id: 'delai',
      title: 'Il termine',
      paragraphs: [
        'Dopo un recesso, il rimborso avviene al più tardi quattordici giorni dopo il ricevimento della decisione del cliente. Poiché veniamo noi stessi a riprendere il pezzo, non ne attendiamo il ritorno (articolo L. 221-24 del Code de la consommation, il codice del consumo francese).',
        'Oltre tale termine, la somma dovuta è maggiorata di diritto, ai tassi fissati dall’articolo L. 242-4 dello stesso codice.',
      ],
    },
    {
      id: 'moyen',
      title: 'Il mezzo di pagamento',
      paragraphs: [
        'Il rimborso avviene con il mezzo usato per pagare, senza spese per il cliente. Un altro è impiegato soltanto con il suo consenso espresso. La banca può impiegare qualche giorno in più a iscriverlo nell’estratto conto.',
      ],
    },
    {
      id: 'montant',
      title: 'Che cosa si rimborsa',
      paragraphs: [
        'È restituito tutto ciò che è stato versato per l’ordine: i pezzi, le loro opzioni e la consegna di {cartDeliveryEuros, number} €. Se si tiene una parte del carrello, la consegna resta dovuta per ciò che rimane in casa.',
        'È ammessa una detrazione soltanto per la diminuzione di valore causata da un uso che va oltre la normale prova. È quantificata, spiegata, e può essere contestata.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: 'In caso di pagamento a rate',
      paragraphs: [
        'Le rate già pagate sono rimborsate e le successive non sono più addebitate. Il pagamento in tre, dodici o ventiquattro rate, dove la pagina di pagamento lo propone, è un credito: il recesso dall’acquisto lo risolve di diritto, senza spese né indennità, salve le eventuali spese di apertura della pratica (articolo L. 312-54).',
      ],
    },
    {
      id: 'defaut',
      title: 'Se il pezzo ha un difetto',
      paragraphs: [
        'La legge prevede anzitutto la riparazione o la sostituzione, senza spese, entro trenta giorni. Se ciò non avviene o non basta, si può chiedere una riduzione del prezzo o restituire il pezzo contro rimborso. Le condizioni generali ne danno il dettaglio.',
        'In tal caso la somma è restituita entro i quattordici giorni successivi alla riconsegna del pezzo, o alla prova della sua spedizione.',
      ],
    },
    {
      id: 'ecrire',
      title: 'A chi scrivere',
      paragraphs: [
        'Si scrive a {email}, o tramite la pagina Contatti, indicando il nome del pezzo e il numero dell’ordine. L’indirizzo è un esempio. Seguono un avviso di ricevimento, poi la data del rimborso.',
      ],
    },
  ],
} as const;
