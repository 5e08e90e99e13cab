export const safety = {
  meta: {
    title: 'Sicurezza dei prodotti',
    description:
      'Segnalare un pericolo, una falla o un incidente: il contatto unico della maison, i tempi di risposta e i richiami in corso.',
  },
  title: 'Sicurezza dei prodotti',
  intro:
    'Un mobile che scalda, una vite che cede, una falla in un programma: è bene dirlo. Qualcuno legge questi messaggi ogni giorno.',
  sections: [
    {
      id: 'contact',
      title: 'Il contatto',
      paragraphs: [
        '{controller}, {address}, fabbricante e operatore responsabile nell’Unione europea: {safetyEmail}, {phone}. Questi recapiti sono esempi.',
        'Indicare il nome del pezzo, il numero di serie inciso sotto il telaio e, se possibile, una fotografia. In caso di pericolo, prima di tutto staccare la spina. Rispondiamo entro due giorni lavorativi e registriamo ogni reclamo.',
      ],
    },
    {
      id: 'rappels',
      title: 'Richiami',
      paragraphs: [
        'Nessun richiamo è in corso. Se ve ne fosse uno, ogni acquirente sarebbe avvertito direttamente, l’avviso figurerebbe qui e sul sito RappelConso, e si potrebbe scegliere tra riparazione, sostituzione e rimborso.',
      ],
    },
    {
      id: 'failles',
      title: 'Falle informatiche',
      paragraphs: [
        'Le falle dei mobili connessi e di questo sito si segnalano allo stesso indirizzo. Ne confermiamo il ricevimento entro due giorni lavorativi, correggiamo, poi pubblichiamo; non agiamo contro chi cerca in buona fede e lascia in pace i dati altrui.',
      ],
    },
    {
      id: 'usage',
      title: 'Prima dell’uso',
      paragraphs: [
        'Ogni pezzo è accompagnato dalle istruzioni nella lingua del cliente. Armadi e specchi grandi si fissano al muro; lo fanno i nostri installatori. Il massaggio, in poltrona o a letto, è sconsigliato ai portatori di pacemaker e in gravidanza, salvo parere medico. La pagina di ogni pezzo riporta le sue avvertenze e il suo riferimento.',
      ],
    },
  ],
  /** On the page of each piece: regulation (EU) 2023/988, article 19. */
  piece: {
    title: 'Sicurezza',
    model: 'Riferimento del modello: {reference}',
    warnings: {
      implant:
        'Massaggio sconsigliato ai portatori di pacemaker o di un altro impianto elettronico, salvo parere medico.',
      pregnancy:
        'Massaggio sconsigliato in gravidanza o dopo un intervento recente, salvo parere medico.',
      moving:
        'Parti mobili: tenere lontani bambini e animali, e non infilare le mani sotto, durante il movimento.',
      wall: 'Da fissare al muro prima dell’uso: rischio di ribaltamento. Lo fanno i nostri installatori; non togliere i fissaggi.',
      standing:
        'Da posare su un pavimento piano e stabile, fuori dalla portata dei bambini piccoli: rischio di ribaltamento.',
      battery: 'Batteria integrata: non aprirla, non forarla e non scaldarla.',
      electricity:
        'Rete elettrica 230 V: presa con messa a terra, lontano dall’acqua. Staccare la spina prima di pulire o spostare.',
    },
    more: 'Segnala un pericolo',
  },
} as const;
