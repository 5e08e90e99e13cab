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
        'Ogni pezzo è accompagnato dalle istruzioni nella lingua del cliente. Armadi e specchi grandi si fissano al muro; lo fanno i nostri installatori. Le poltrone massaggianti sono sconsigliate ai portatori di pacemaker e in gravidanza, salvo parere medico.',
      ],
    },
  ],
} as const;
