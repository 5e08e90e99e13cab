/** What is said of a connected piece before it is bought: maker, parts, box, data. */
export const sheet = {
  title: 'Fabbricante, ricambi e dati',
  maker: {
    title: 'Fabbricante e assistenza',
    manufacturer: 'Fabbricante e responsabile nell’Unione',
    sample: 'Dati societari riportati a titolo di esempio.',
    safety: 'Segnalare un pericolo',
    support: 'Aggiornamenti del software',
    supportText: 'Correzioni di sicurezza e conformità, gratuite, per {years} anni dalla consegna',
    parts: 'Pezzi di ricambio',
    partsText: 'Disponibili per {years} anni dalla consegna, spediti entro quindici giorni',
    eco: 'Ecocontributo',
    ecoText: '{price}, compreso nel prezzo (importo di esempio)',
    box: 'Contenuto dei colli',
  },
  boxes: {
    bed: 'Telaio, rete, testiera, modulo elettronico, cavo di alimentazione, telecomando, istruzioni e attrezzi. Il materasso si sceglie a parte.',
    chair: 'Poltrona montata, cavo di alimentazione, telecomando, fodera da trasporto, istruzioni.',
    table: 'Tavolo, caricatore integrato, cavo di alimentazione, piedini, istruzioni.',
    mirror: 'Specchio, fissaggi, alimentatore, copriobiettivo, istruzioni.',
    wardrobe:
      'Pannelli, ante, modulo elettronico, illuminazione, cavo di alimentazione, istruzioni e dime.',
  },
  data: {
    title: 'Scheda dei dati',
    kinds: 'Dati prodotti',
    volume: 'Volume',
    volumeText: 'Circa {kilobytes} kB per giorno d’uso, in continuo, in formato JSON',
    place: 'Luogo e durata',
    placeText:
      'Nella memoria del mobile, per {days} giorni, poi vengono sovrascritti. Nulla va su un server senza una richiesta esplicita.',
    reach: 'Consultarli e portarli via',
    reachText:
      'Dal pannello del mobile o sulla rete di casa, senza spese: lettura, esportazione in JSON o CSV, trasmissione a chi si vuole.',
    erase: 'Cancellarli',
    eraseText:
      'Un tasto del pannello cancella tutte le misure; tenuto premuto dieci secondi, riporta il mobile allo stato originale.',
    offline: 'Senza rete',
    biometrics: 'Misure del corpo e riconoscimento',
    noBiometrics: 'Nessuna funzione ne ha bisogno.',
    refuse:
      'Alla consegna queste funzioni sono spente. Si attivano una per una, e un interruttore fisico le spegne tutte; il resto del mobile non ne risente.',
    contract: 'La maison usa questi dati solo per la funzione richiesta, e non li cede a nessuno.',
  },
  kinds: {
    bed: 'Posizione della rete, temperatura e umidità, presenza, movimenti, consumo; battito e respiro se si attiva il monitoraggio del sonno.',
    chair:
      'Programma, durata, pressione dei rulli, temperatura, consumo; battito se si attiva il massaggio adattivo.',
    table: 'Ricarica senza fili, illuminazione, temperatura del piano, consumo.',
    mirror:
      'Illuminazione, presenza, ore d’uso, consumo; immagine del viso, elaborata e poi dimenticata, se si attiva il riconoscimento.',
    wardrobe: 'Aperture, umidità, illuminazione, etichette lette, consumo.',
  },
  offline: {
    bed: 'Regolazioni, illuminazione, sveglia, massaggio e sicurezza funzionano. Mancano il comando a distanza e gli aggiornamenti.',
    chair:
      'Tutti i programmi di massaggio funzionano. Mancano il comando a distanza e gli aggiornamenti.',
    table: 'Ricarica e illuminazione funzionano. Mancano l’assistente vocale e gli aggiornamenti.',
    mirror: 'Specchio e illuminazione funzionano. Mancano meteo, agenda e aggiornamenti.',
    wardrobe:
      'Ante, illuminazione e asciugatura funzionano. Mancano l’inventario a distanza e gli aggiornamenti.',
  },
  biometrics: {
    bed: 'Il monitoraggio del sonno misura battito e respiro.',
    chair: 'Il massaggio adattivo misura il battito.',
    mirror:
      'Il riconoscimento del viso e l’assistente di bellezza analizzano il viso, soltanto nello specchio.',
  },
} as const;
