export const accessibility = {
  meta: {
    title: 'Dichiarazione di accessibilità',
    description:
      'A che punto è l’accessibilità del negozio: il livello a cui si mira, ciò che è verificato, ciò che manca e a chi segnalare un ostacolo.',
  },
  title: 'Accessibilità',
  intro:
    'Il negozio deve potersi leggere, ascoltare e percorrere con la tastiera. Ecco ciò che è verificato, e ciò che resta da fare.',
  sections: [
    {
      id: 'etat',
      title: 'Stato di conformità',
      paragraphs: [
        'Il sito mira alla norma EN 301 549 e alle regole WCAG 2.2, livello AA. In mancanza di una verifica di terzi, lo dichiariamo parzialmente conforme. Il risultato è provvisorio e viene dalle nostre prove.',
      ],
    },
    {
      id: 'essais',
      title: 'Ciò che è verificato',
      paragraphs: [
        'A ogni versione uno strumento automatico esamina ogni modello di pagina, nel tema chiaro e in quello scuro, e alla larghezza di 320 pixel; i percorsi d’acquisto si provano con la tastiera. I moduli funzionano senza programmi nella pagina.',
      ],
    },
    {
      id: 'limites',
      title: 'Ciò che manca ancora',
      paragraphs: [
        'Questi punti sono noti. Nessuno impedisce di leggere una scheda, ordinare o recedere.',
      ],
      list: [
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
} as const;
