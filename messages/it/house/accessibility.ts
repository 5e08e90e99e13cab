export const accessibility = {
  meta: {
    title: 'Dichiarazione di accessibilità',
    description:
      'Dichiarazione di accessibilità della boutique: non conforme, in mancanza di una verifica; l’autovalutazione criterio per criterio e a chi segnalare un ostacolo.',
  },
  title: 'Accessibilità',
  intro:
    'La boutique deve potersi leggere, ascoltare e percorrere con la tastiera. Ecco il suo stato, criterio per criterio, e ciò che resta da fare.',
  sections: [
    {
      id: 'etat',
      title: 'Stato di conformità',
      paragraphs: [
        'Secondo lo standard francese di accessibilità (RGAA 4.1.2), questo sito non è conforme. Nessun terzo lo ha ancora verificato, e un sito senza una verifica in corso di validità si dichiara tale, quale che sia il suo stato.',
        'Mira alla norma EN 301 549 e alle regole WCAG 2.2, livello AA. Nella nostra valutazione del {assessedOn}, {conform, number} criteri su {total, number} sono soddisfatti, {notConform, number} non lo sono e {notApplicable, number} non si applicano: {share} di quelli applicabili. Non sostituisce una verifica.',
      ],
    },
    {
      id: 'criteres',
      title: 'Autovalutazione, criterio per criterio',
      paragraphs: [
        'L’abbiamo fatta noi stessi. Un criterio che non abbiamo potuto verificare conta come non soddisfatto.',
      ],
    },
    {
      id: 'essais',
      title: 'Ciò che è verificato',
      paragraphs: [
        'A ogni versione uno strumento automatico esamina ogni modello di pagina, nel tema chiaro e in quello scuro, e alla larghezza di 320 pixel; i percorsi d’acquisto si provano con la tastiera. I moduli funzionano anche senza script.',
      ],
    },
    {
      id: 'limites',
      title: 'Ciò che manca ancora',
      paragraphs: [
        'Questi punti sono noti. Nessuno impedisce di leggere una scheda, ordinare o recedere.',
      ],
      list: [
        '3.3: la linea sotto i campi di testo ha con lo sfondo un contrasto inferiore a 3:1.',
        '8.2: il codice non è stato sottoposto al validatore del W3C.',
        '8.7: i nomi francesi citati nelle traduzioni non sono segnalati come tali.',
        '9.4: il testo di legge citato nelle condizioni di vendita non è marcato come citazione.',
        '11.10: non tutti i campi obbligatori sono segnalati prima dell’invio.',
        '11.11: i messaggi d’errore non dicono sempre come correggere.',
        '13.1: un prezzo calcolato per il pagamento scade dopo {checkoutHours, plural, one {# ora} other {# ore}}, senza modo di prolungarlo.',
        'La mappa viene da un servizio esterno; per questo l’indirizzo è scritto accanto.',
        'I disegni quotati hanno un titolo, e le quote sono riprese in testo nella scheda tecnica.',
        'La pagina del prestatore di servizi di pagamento ha una propria dichiarazione.',
      ],
    },
    {
      id: 'obstacle',
      title: 'Segnalare un ostacolo',
      paragraphs: [
        'Scrivere a {email} o chiamare il {phone}; questi recapiti sono esempi. Rispondiamo entro sette giorni, e nel frattempo diamo l’informazione per altra via.',
      ],
    },
    {
      id: 'recours',
      title: 'Vie di ricorso',
      paragraphs: [
        'In mancanza di una risposta soddisfacente ci si può rivolgere alla DGCCRF tramite il servizio SignalConso, o al Défenseur des droits, il difensore civico francese: con il modulo online, presso i suoi delegati, o per posta gratuita a Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
  table: {
    caption: 'Numeri dei criteri del RGAA 4.1.2, per tema',
    theme: 'Tema',
    conform: 'Conforme',
    notConform: 'Non conforme',
    notApplicable: 'Non applicabile',
    none: 'nessuno',
    themes: [
      'Immagini',
      'Frame',
      'Colori',
      'Contenuti multimediali',
      'Tabelle',
      'Link',
      'Script',
      'Elementi obbligatori',
      'Struttura',
      'Presentazione',
      'Moduli',
      'Navigazione',
      'Consultazione',
    ],
  },
} as const;
