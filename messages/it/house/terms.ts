export const terms = {
  meta: {
    title: 'Condizioni generali di vendita',
    description:
      'Venditore, prezzi, ordine, pagamento, consegna, recesso, garanzie, mediazione: le condizioni di vendita della maison, in frasi brevi.',
  },
  title: 'Condizioni generali di vendita',
  intro:
    'Queste condizioni valgono per ogni ordine effettuato su questo sito da un consumatore. Sono scritte per essere lette. L’unico passo lungo, sulla garanzia di conformità, è imposto parola per parola dalla legge francese; se ne dà qui la traduzione.',
  sections: [
    {
      id: 'vendeur',
      title: '1. Il venditore',
      paragraphs: [
        'I pezzi sono venduti da {controller}, {address}, {registrationNumber}, partita IVA intracomunitaria {vatNumber}. La si raggiunge al {phone} e a {email}.',
        'Questi dati sono esempi, in attesa della costituzione della società.',
      ],
    },
    {
      id: 'pieces',
      title: '2. I pezzi',
      paragraphs: [
        'Ogni scheda indica dimensioni, peso, materiali, connettività, consumo di energia e garanzia. Il legno, il marmo e la madreperla variano da un pezzo all’altro; le immagini, calcolate dai disegni, ne mostrano soltanto un esempio.',
        'Senza connessione le funzioni principali restano disponibili. Gli aggiornamenti necessari al buono stato e alla sicurezza dei mobili connessi sono forniti gratuitamente, per la durata indicata nella scheda del pezzo: almeno otto anni.',
      ],
    },
    {
      id: 'prix',
      title: '3. I prezzi',
      paragraphs: [
        'I prezzi sono in euro, comprensivi di ogni imposta e dell’ecocontributo. Il server li calcola dal catalogo nel giorno dell’ordine; il prezzo che sia cambiato da quando il pezzo è nel carrello viene segnalato.',
        'Consegna: {cartDeliveryEuros, number} € una volta per carrello, nulla per un pezzo acquistato direttamente. L’installazione è inclusa. Nell’Unione europea il prezzo indicato comprende l’IVA del paese di installazione. In Svizzera e nel Regno Unito il prezzo richiesto è senza IVA francese; i dazi doganali e le imposte all’importazione si aggiungono e restano a carico dell’acquirente.',
      ],
    },
    {
      id: 'commande',
      title: '4. L’ordine',
      paragraphs: [
        'Il cliente sceglie un pezzo e le sue opzioni, verifica il riepilogo, corregge se occorre, poi passa alla pagina di pagamento. Il contratto è concluso quando il pagamento è accettato. Una conferma, con queste condizioni, è inviata per e-mail.',
        'L’importo proposto resta valido per un tempo limitato; trascorso questo, la pagina riconduce al pezzo. I contratti sono archiviati per {contractYears, plural, one {# anno} other {# anni}} e se ne può chiedere copia. Sono conclusi in francese; le traduzioni del sito sono di ausilio alla lettura.',
      ],
    },
    {
      id: 'paiement',
      title: '5. Il pagamento',
      paragraphs: [
        'Il pagamento avviene nella pagina sicura di un prestatore di servizi di pagamento, aperta in una nuova scheda, con quelli di questi mezzi che la pagina di pagamento propone: carta, Apple Pay o PayPal. La boutique non vede né conserva la carta.',
        'Dove la pagina di pagamento lo propone, il bonifico bancario va sul conto della casa, entro {transferDays} giorni dall’ordine e con il suo numero come causale. Il laboratorio comincia quando la somma è arrivata. Senza di essa l’ordine è annullato e nulla è dovuto.',
        'Dove la pagina di pagamento lo propone, un pezzo a partire da {depositFromEuros, number} €, o una composizione d’atelier, può essere ordinato anche con un acconto del {depositPercent}%, pagando il saldo prima della consegna. Questa somma è un acconto e non una caparra; il diritto di recesso resta intero, e tutto ciò che è stato versato è allora rimborsato.',
        'Finché la boutique non è collegata ad alcun prestatore, il pulsante porta a una pagina dimostrativa. Questa lo dice chiaramente, e nulla è addebitato.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: '6. Pagare a rate',
      paragraphs: [
        'Pagare in tre, dodici o ventiquattro rate, dove la pagina di pagamento lo propone, è un credito al consumo, anche senza interessi né spese. È concesso al TAEG fisso dello 0% da {lender}, società fittizia citata a titolo di esempio: si rimborsa soltanto il prezzo. Il costo del credito è a carico di Théogonie. In dodici o ventiquattro rate gli importi indicati sono una stima, subordinata all’offerta del finanziatore.',
        'Il finanziatore verifica la situazione del cliente, gli fornisce le informazioni previste dalla legge, può rifiutare, e gli lascia quattordici giorni per recedere dal credito. La pagina di pagamento riporta un esempio calcolato sull’ordine.',
        '«Attenzione! Un credito ha un costo e deve essere rimborsato!»',
      ],
    },
    {
      id: 'livraison',
      title: '7. La consegna',
      paragraphs: [
        'La consegna avviene, alla data concordata con il cliente, in un termine da due a quattro settimane nella Francia continentale, qualche giorno in più altrove; la data indicata prima del pagamento ci impegna. Il rischio di perdita o di danno passa all’acquirente soltanto nel momento in cui egli entra in possesso del pezzo. Il resto figura alla pagina «Consegna e resi».',
      ],
    },
    {
      id: 'retractation',
      title: '8. Il recesso',
      paragraphs: [
        'L’acquirente ha quattordici giorni dopo la consegna per recedere, senza motivazione e senza spese: ritiriamo il pezzo e rimborsiamo il prezzo e la consegna (articoli L. 221-18 e seguenti del Code de la consommation, il codice del consumo francese).',
        'Questo diritto vale per tutto ciò che si sceglie tra le opzioni elencate, composizioni d’atelier comprese. Ne è escluso soltanto ciò che viene tagliato su una misura data dall’acquirente (articolo L. 221-28, 3°); la maison non vende nulla di simile. Modulo, procedura e dichiarazione online si trovano alla pagina «Diritto di recesso».',
        'Una notte alla Residenza, prenotata per una data precisa, non dà questo diritto (articolo L. 221-28, 12°): si annulla senza spese fino a {stayFreeHours, plural, one {# ora} other {# ore}} prima dell’arrivo, e dopo resta dovuta. Il prezzo è in dollari, IVA e imposta di soggiorno incluse. A chi ordina il letto della propria suite durante il soggiorno o entro {creditDays} giorni dalla partenza, con l’indirizzo e-mail della prenotazione, la maison accredita il prezzo delle notti, {creditEuros, number} € per dollaro.',
      ],
    },
    {
      id: 'garanties-legales',
      title: '9. Le garanzie legali',
      paragraphs: [
        '{controller} risponde dei difetti di conformità (articoli L. 217-3 e seguenti del Code de la consommation) e dei vizi occulti (articoli 1641 e seguenti del codice civile francese). Per farle valere si scrive all’indirizzo del venditore. Non costano nulla al cliente. L’avviso armonizzato dell’Unione europea è alla pagina «Garanzia legale di conformità».',
      ],
      framed: [
        '«Il consumatore dispone di un termine di due anni a decorrere dalla consegna del bene per ottenere l’applicazione della garanzia legale di conformità in caso di comparsa di un difetto di conformità. Durante tale termine, il consumatore è tenuto a provare soltanto l’esistenza del difetto di conformità e non la data della sua comparsa.',
        'Quando il contratto di vendita del bene prevede la fornitura di un contenuto digitale o di un servizio digitale in modo continuativo per una durata superiore a due anni, la garanzia legale è applicabile a tale contenuto digitale o servizio digitale per tutto il periodo di fornitura previsto. Durante tale termine, il consumatore è tenuto a provare soltanto l’esistenza del difetto di conformità che riguarda il contenuto digitale o il servizio digitale e non la data della sua comparsa.',
        'La garanzia legale di conformità comporta per il professionista l’obbligo di fornire, se del caso, tutti gli aggiornamenti necessari al mantenimento della conformità del bene. La garanzia legale di conformità dà al consumatore diritto alla riparazione o alla sostituzione del bene entro trenta giorni dalla sua richiesta, senza spese e senza notevoli inconvenienti per lui.',
        'Se il bene è riparato nell’ambito della garanzia legale di conformità, il consumatore beneficia di un’estensione di sei mesi della garanzia iniziale.',
        'Se il consumatore chiede la riparazione del bene, ma il venditore impone la sostituzione, la garanzia legale di conformità è rinnovata per un periodo di due anni a decorrere dalla data di sostituzione del bene.',
        'Il consumatore può ottenere una riduzione del prezzo d’acquisto conservando il bene o porre fine al contratto ottenendo il rimborso integrale contro restituzione del bene, se: 1° il professionista rifiuta di riparare o di sostituire il bene; 2° la riparazione o la sostituzione del bene avviene dopo un termine di trenta giorni; 3° la riparazione o la sostituzione del bene arreca un notevole inconveniente al consumatore, in particolare quando il consumatore sopporta in via definitiva le spese di ripresa o di ritiro del bene non conforme, o se sopporta le spese di installazione del bene riparato o sostitutivo; 4° la non conformità del bene persiste nonostante il tentativo di messa in conformità del venditore rimasto infruttuoso.',
        'Il consumatore ha inoltre diritto a una riduzione del prezzo del bene o alla risoluzione del contratto quando il difetto di conformità è così grave da giustificare che la riduzione del prezzo o la risoluzione del contratto sia immediata. In tal caso il consumatore non è tenuto a chiedere preventivamente la riparazione o la sostituzione del bene.',
        'Il consumatore non ha diritto alla risoluzione della vendita se il difetto di conformità è lieve.',
        'Ogni periodo di immobilizzazione del bene in vista della sua riparazione o sostituzione sospende la garanzia residua fino alla consegna del bene rimesso in stato.',
        'I diritti sopra menzionati risultano dall’applicazione degli articoli da L. 217-1 a L. 217-32 del Code de la consommation.',
        'Il venditore che ostacoli in mala fede l’applicazione della garanzia legale di conformità incorre in una sanzione pecuniaria civile di importo massimo pari a 300.000 euro, che può essere elevato fino al 10% del fatturato medio annuo (articolo L. 241-5 del Code de la consommation).',
        'Il consumatore beneficia altresì della garanzia legale per vizi occulti in applicazione degli articoli da 1641 a 1649 del codice civile francese, per una durata di due anni a decorrere dalla scoperta del difetto. Tale garanzia dà diritto a una riduzione del prezzo se il bene è conservato o a un rimborso integrale contro restituzione del bene.»',
      ],
    },
    {
      id: 'garantie-maison',
      title: '10. La garanzia della maison',
      paragraphs: [
        'A questi diritti la maison aggiunge una garanzia commerciale di cui la scheda del pezzo indica la durata: dieci anni il più delle volte, fino a venti per il Letto Kratos. Quella del Letto Ade è di otto anni, portata a dieci per ogni ordine online.',
        'Decorre dalla consegna, nei paesi in cui consegniamo, e copre gratuitamente i difetti di struttura, di meccanica e di elettronica: ricambi, manodopera, trasferta. Ne sono esclusi la normale usura dei tessuti, gli urti e le modifiche fatte da terzi. Per beneficiarne basta un messaggio al venditore. Le garanzie legali si applicano indipendentemente da essa. Poiché non copre l’intero bene, non reca l’etichetta europea GARAN.',
      ],
    },
    {
      id: 'donnees',
      title: '11. I dati personali',
      paragraphs: [
        'L’informativa sulla privacy descrive che cosa conserviamo, perché e per quanto tempo. Sta in una pagina.',
      ],
    },
    {
      id: 'mediation',
      title: '12. La mediazione',
      paragraphs: [
        'Una divergenza si risolve anzitutto per iscritto con la maison. In mancanza di accordo, il cliente può rivolgersi gratuitamente, entro un anno dal suo reclamo, al mediatore del consumo (organismo francese di risoluzione alternativa delle controversie).',
        'Il suo nome sarà, per esempio, questo: {mediator}. Questo mediatore non esiste; lo sostituirà un mediatore abilitato.',
      ],
    },
    {
      id: 'droit',
      title: '13. La legge applicabile',
      paragraphs: [
        'Queste vendite sono soggette al diritto francese. Per chi vive in un altro paese restano ferme le norme imperative che lì lo proteggono. Il cliente può adire tanto il tribunale del proprio domicilio quanto quello del luogo di consegna.',
      ],
    },
    {
      id: 'assistants',
      title: '14. Gli assistenti e i robot',
      paragraphs: [
        'Un assistente o un motore di ricerca può leggere queste pagine, le loro versioni in Markdown e i feed dei prodotti, e citarne passi, prezzi e immagini per rispondere a qualcuno, indicando l’indirizzo della pagina. La risposta di un assistente non vincola la maison: contano soltanto il prezzo e la descrizione mostrati qui al momento dell’ordine.',
        'La maison si oppone all’estrazione di testo e di dati da questo sito per addestrare modelli (articolo L. 122-5-3, III, del codice francese della proprietà intellettuale; articolo 4 della direttiva (UE) 2019/790). Il file robots.txt nomina i robot interessati; l’opposizione vale anche per quelli che non nomina.',
        'Nessun assistente effettua ordini né paga: il contratto si conclude con la persona che acquista.',
      ],
    },
  ],
} as const;
