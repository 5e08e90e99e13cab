export const amenitiesPage = {
  title: 'I servizi della Residenza',
  intro:
    'Quel che la maison fa per i suoi ospiti, senza che occorra chiederlo due volte. Servizi e orari sono dati a titolo di esempio, come la Residenza stessa.',
  items: [
    {
      title: 'Una reception che veglia',
      text: '{reception, select, always {Giorno e notte} other {Dalle {opens} alle {closes}}}, all’ingresso c’è qualcuno. Ha le chiavi, gli orari dei treni e una buona memoria per i nomi.',
    },
    {
      title: 'Come si usa il letto',
      text: 'All’arrivo bastano dieci minuti: si mostrano i pulsanti, si regola la rigidità di ogni lato, poi si lascia in pace chi deve dormire.',
    },
    {
      title: 'La tavola del mattino',
      text: 'Frutta di mercato, miele delle colline, caffè a volontà, il tutto senza fretta. Il vassoio sale in suite per chi preferisce la vestaglia.',
    },
    {
      title: 'L’hammam comune',
      text: 'Vapore, pietra calda e acqua fredda, a turni di un’ora. Due suite hanno il proprio; le altre condividono quello del seminterrato.',
    },
    {
      title: 'La biancheria',
      text: 'Lenzuola di lino cambiate ogni due giorni, o meno spesso: basta una parola. Le camicie tornano stirate l’indomani prima di mezzogiorno.',
    },
    {
      title: 'I trasferimenti',
      text: 'Stazione, aeroporto o porto, in auto elettrica, purché l’orario sia concordato con almeno {transferHours, plural, one {# ora} other {# ore}} di anticipo.',
    },
    {
      title: 'Il consiglio del mattino',
      text: 'Se la notte ha convinto, un consulente annota il pezzo e le opzioni scelte. Se ha fatto cambiare idea, indica un’altra suite.',
    },
    {
      title: 'L’accesso agevolato',
      text: 'Un ascensore serve i piani, e lo Studiolo Zeus è al piano terra. Segnalaci ogni esigenza: prepariamo la suite di conseguenza.',
    },
  ],
} as const;
