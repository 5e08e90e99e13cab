export const wardrobeStories = {
  // Voice: a farmer's almanac, one month to a page, after Hesiod's Works and Days
  demeter: {
    title: 'L’almanacco delle tre arature',
    summary:
      'Iasione e Demetra nel maggese tre volte arato di Creta, raccontati mese dopo mese da un almanacco di rovere e di paglia.',
    introduction:
      'Ottobre. Quando le Pleiadi tramontano sul far del giorno, dice il vecchio calendario, è tempo di tirare fuori l’aratro. È anche il mese in cui si appende il lino, tiepido ancora d’estate, e si richiama la lana. Su questo gesto si regola l’Armadio Demetra. Quattro ante di rovere biondo, quattro covoni di paglia intarsiata: uno per stagione, se così li si vuole leggere, benché nessuno porti un nome. Chi l’ha disegnato aveva imparato da Esiodo una regola semplice, che la ricchezza di una casa si misura da quel che sa conservare fino a primavera.',
    loveStory:
      'Giugno. Si mena l’aratro per la terza volta nel maggese, e la terra nera fuma dietro il vomere. Demetra aveva visto Iasione alle nozze di Cadmo e Armonia; le Muse cantavano, lei non ascoltava più. Diodoro li fa incontrare lì. Esiodo, meno ciarliero, dà loro per letto il solco, nelle grasse campagne di Creta. Il figlio fu Ploutos, che va per terra e per mare e lascia abbondanza nelle mani del primo che incrocia. Zeus lo seppe, e la sua folgore non mancò l’amante. Da allora, in un grano allettato dal temporale, capita d’indovinare la forma di due corpi.',
    divineGift:
      'Agosto. Il ventilabro batte, la pula vola via, il grano resta. A Trittolemo la dea affidò la semente e un carro tirato da serpenti alati; agli uomini restava da imparare l’altra metà del mestiere, che è tenere all’asciutto quel che si è raccolto. Questo rovere porta quella metà. I suoi montanti cavi respirano, i graticci lasciano passare l’aria sotto la biancheria, e la paglia delle ante, tagliata prima delle piogge, serba in fondo alla fibra un lucore che la sera ravviva. Niente si guasta, presso Demetra, di ciò che le si è dato in tempo.',
    modernConnection:
      'Gennaio. Gela, e nessuno tocca la terra. All’interno, un igrometro veglia in ogni vano; se l’umidità sale, una cella silenziosa asciuga l’aria, che due ventole lente spingono fra gli abiti. L’etichetta cucita in una fodera risponde al lettore dell’appenderia: l’applicazione sa allora dove dorme il cappotto grigio, e da quanti inverni. La luce, bionda, segue l’apertura delle ante. Per tutto questo la rete non occorre; un pulsante d’ottone, all’altezza del gomito, regola l’aria e il chiarore, e l’inventario aspetterà la prossima connessione.',
    invitation:
      'Marzo. La rondine è tornata sotto la gronda; Esiodo voleva che per allora si fosse potata la vigna. Voi, un mattino di cielo chiaro, aprite le quattro ante, tirate fuori una a una le cose dell’inverno, scuotetele in giardino, rendete alle camicie il loro posto. Passate il palmo sulla paglia, in un verso e poi nell’altro, e chinatevi verso il cedro, che nessuna vernice copre. Forse ritroverete l’odore di un granaio d’infanzia. L’almanacco riprenderà domani alla stessa riga; le stagioni sanno aspettare che si sia finito di piegare.',
  },
  // Voice: her own testimony, first person, spoken from the threshold between two houses
  persephone: {
    title: 'La tunica piena di fiori',
    summary:
      'Persefone prende la parola: il prato di Enna, la cintura perduta, la melagrana colta di sua mano e le due dimore fra cui va e viene.',
    introduction:
      'Vi hanno parlato di un ratto, di un carro, di una madre in lutto. Non smentisco. Ma nessuno mi ha chiesto che sapore avesse l’aria, quel mattino, a Enna, che altri chiamano Nisa, in riva al lago di Pergusa, dove i cigni facevano più chiasso delle mie compagne. Leucippe coglieva crochi, Faino rose; io mi riempivo la tunica a due mani e volevo averne più di loro. Di quella bramosia da bambina non mi vergogno: mi piaceva possedere, ordinare, accordare i colori. L’armadio che porta il mio nome comincia lì, in un lembo di stoffa rialzato.',
    loveStory:
      'Quando la terra si aprì, la veste cedette vicino alla spalla e i fiori caddero; piansi prima di tutto quelli. La mia cintura galleggiava sull’acqua di Ciane quando mia madre la riconobbe. Laggiù, colui che mi aveva presa non sapeva che fare delle mani. Mi diede un trono e, cosa più rara, il silenzio. Ho camminato a lungo nei suoi frutteti. Un giorno una melagrana pendeva a portata di mano e l’ho colta da me, senza che nessuno me la porgesse. Sette chicchi, morsi uno a uno. Ascalafo vide arrossarsi la mia bocca; non capì che avevo appena scelto.',
    divineGift:
      'Sei mesi, decise Zeus, e altri sei mesi. Sono dunque l’unica dea che faccia le valigie. Ho imparato che cosa regge l’oscurità e che cosa vi appassisce, quel che il freddo conserva, quel che il giorno risveglia; questa scienza sta tutta in un mobile fatto di due metà. L’ebano è la mia casa d’inverno: la luce non vi entra, la polvere appena. Il pero è il prato, con i crochi in rilievo e un narciso, uno solo, perché uno solo era bastato. Quanto alle melagrane di vetro, avete indovinato. Prendetele a piena mano, non impegnano a nulla.',
    modernConnection:
      'Oggi sono alcune sonde a tenere il posto in cui io avevo delle ombre. Ogni metà serba il suo clima: da una parte la lana dorme al fresco nel buio, dall’altra una corrente leggera finisce di asciugare la seta. All’equinozio l’applicazione vi suggerisce che cosa far scendere e che cosa far risalire, in base alle etichette lette al passaggio di una manica. Il mio scrigno, in fondo all’ebano, non conosce che le vostre dita. Poco importa che la rete taccia: manopole, luci e serratura hanno memoria propria. Ho governato un paese dove le notizie arrivano a stento; credetemi, ci si abitua.',
    invitation:
      'Tenete da qualche parte un abito che non mettete più; non chiedo perché. Cominciate dal lato scuro, prima la mano, come si entra nell’acqua. Cercate poi, in punta di dita, il narciso nascosto nel pero, e ditemi se voi avreste resistito. Non faccio fretta a nessuno, sono di quelle che aspettano la loro stagione. Ma nel mese di marzo, quando risalgo con le braccia cariche, mi piace trovare una porta socchiusa e, sull’asta, una gruccia che qualcuno ha lasciato vuota per me.',
  },
  // Voice: five curt dispatches from a divine courier on her rounds
  iris: {
    title: 'Dispacci di una messaggera dai piedi veloci',
    summary:
      'Dalla soglia di Zefiro, dove i venti si alzano per lei, fino al vostro guardaroba: cinque dispacci di Iride, staffetta degli dèi e dei colori.',
    introduction:
      'Primo dispaccio, da Troia. Acquazzone sull’Ida, sole dietro, nessun ritardo. Lasciato Zeus con un ordine per Priamo; atterrata nel suo cortile prima che l’ultima goccia si staccasse dalla foglia. Segno distintivo del corriere: sette colori, sempre nello stesso ordine, mai sgualciti. Gli atelier hanno voluto sapere come li ripongo, ho lasciato loro il modello. Ne hanno tratto sette archi di sicomoro, ciascuno immerso nel suo bagno, tesi da un’anta all’altra senza rammendo visibile, e un vetro dove la rugiada non asciuga. Consegna verificata, conforme. Proseguire.',
    loveStory:
      'Dalla Tracia, secondo invio. Entrata da Zefiro in pieno banchetto; i venti si alzano tutti, e ognuno mi vuole sul sedile accanto al suo. Rifiutato: il rogo di Patroclo non prende, Achille supplica, gli Etiopi mi aspettano. Messaggio trasmesso in piedi, sulla pietra della soglia. Hanno soffiato la notte intera. Al ritorno, Zefiro dai capelli d’oro mi veniva a fianco senza piegare l’erba. Da quella deviazione, pretende il poeta Alceo, nacque Eros, il più temibile degli dèi. Non confermo. Metto soltanto agli atti che pioveva, e che noi eravamo al sole.',
    divineGift:
      'Terzo plico, grotta del Sonno. Scostati a due mani i Sogni che sbarravano il passaggio; la mia veste è bastata a illuminare la casa. Ovidio le attribuisce mille sfumature, io rispondo di sette. È un potere che si delega: mostrare la stoffa come la si vedrà fuori. Passato nel legno e nel vetro, dà una luce che non lusinga né mente. Il rosso non vi vira al mattone, il grigio non inverdisce più, e la sera le gocce del vetro rendono alla parete un po’ dell’arco. Giurato sullo Stige, la brocca d’oro al braccio.',
    modernConnection:
      'La vostra camera, quarta tappa. Ore sette e dieci, cielo coperto, pioggia verso mezzogiorno. Un sensore legge la tinta del capo che si appende, il chip dell’etichetta dà il suo nome, un tratto di luce gli mostra il vano. A richiesta, l’applicazione propone tre abbinamenti per il tempo che farà. Le lampade vanno dal mattino chiaro alla candela, secondo l’appuntamento, e Thread ne estende la regolazione al resto della stanza. Senza collegamento, identico servizio: il taglio dell’anta, sotto il dito, comanda la luce, e la classificazione resta in memoria. Nulla da segnalare.',
    invitation:
      'Da consegnare a mano, per finire. Destinatari: voi. Oggetto: un appuntamento dopo la pioggia. Mettetevi un po’ di sbieco, là dove gli archi sembrano richiudersi in cerchio, poi aprite dal mezzo. Portate quel capo di cui non avete mai saputo dire se fosse verde o blu: decideremo noi. Nessuna risposta è richiesta. Di solito ripasso quando il cielo esita, e mi si riconosce da lontano. Un posto resta libero fra l’indaco e il viola, lo tengo per voi. Fine della trasmissione.',
  },
  // Voice: the notarial inventory of a bride's trousseau, heading by heading
  hera: {
    title: 'Inventario del corredo divino',
    summary:
      'Un cuculo intirizzito, pomi d’oro, una fonte a Nauplia: lo stato dei beni di Era, steso come dal notaio davanti a un armadio blu.',
    introduction:
      'Beni mobili. Nell’anno delle nozze, testimone la Terra, è stato redatto l’inventario dei beni della sposa, figlia di Rea, allevata ai confini del mondo presso Oceano e Teti. Un armadio da parata, laccato blu reale, cornice a corona; sulle ante, pavoni affrontati in tarsia, senza mancanze né riprese. Valore: la dichiarante non ha desiderato che fosse indicato. Interrogata sull’ordine da seguire, ha risposto che una regina comincia da ciò che chiude, e che gli abiti si sarebbero contati dopo. Del che si dà atto.',
    loveStory:
      'Provenienza. Un giorno di tempesta, sul monte Tornace, un cuculo intirizzito cadde in grembo alla fanciulla, che lo riparò sotto la veste. Il cuculo era Zeus. Alle nozze Gaia presentò rami carichi di pomi d’oro; la sposa li trovò così belli che li fece piantare ai confini dell’Occidente, presso Atlante, dove le Esperidi li custodiscono con un serpente che non dorme. Si dichiara da una parte e dall’altra un affetto durevole, soggetto a tempeste. Pausania, di passaggio ad Argos, certifica di aver visto l’uccello posato sullo scettro della dea.',
    divineGift:
      'Beni propri della sposa. Vi è a Nauplia una fonte, Canato, dove ella scende una volta l’anno; ne risale fanciulla, dicono gli Argivi, e il resto appartiene ai misteri. Iscriviamo dunque nel corredo un potere senza peso né misura, quello di ricominciare. Il mobile ne ha l’usufrutto. Un abito appeso la sera dietro i pavoni vi passa la notte nell’aria tiepida e filtrata; le pieghe ricadono, gli odori della cena se ne vanno. Ne esce al mattino se non nuovo, almeno reso a sé stesso. Annotazione a margine, di mano di Era: «Questo non si presta.»',
    modernConnection:
      'Serrature e servitù. Beacon a banda ultralarga localizzano, con lo scarto di un passo, il telefono del possessore: se si avvicina, i chiavistelli si ritirano e la luce sale; se si allontana, tutto si richiude. Lo scomparto nascosto esige per giunta un’impronta. Ogni astuccio porta il suo chip, e il cassetto sa prima di voi che cosa manca; l’applicazione ne tiene registro per i soli aventi diritto. Cade la rete: impronta e luci restano. Manca la corrente: una chiave d’acciaio, rilasciata dietro ricevuta, apre l’insieme. Non se ne deposita duplicato.',
    invitation:
      'Sopralluogo. Vi si dà convegno davanti alle porte chiuse, all’ora che vorrete, per contare gli occhi del pavone e perdere il conto. Aprite l’appenderia, toccate l’orlo di un abito lungo. Tirate un cassetto: il camoscio trattiene il rumore. Deponetevi una cosa che avevate da vostra madre, affinché l’inventario abbia un principio; ci sarà tempo, più tardi, per cercare lo scomparto che non descriveremo. Letto, approvato e sottoscritto, con riserva delle vostre feste.',
  },
};
