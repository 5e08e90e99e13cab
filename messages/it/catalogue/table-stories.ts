export const tableStories = {
  // Voice: the servant of Trachis who carried the lamp that night
  'morpheus-nightstand': {
    title: 'La lampada di Trachis',
    summary:
      'Una serva di Trachis racconta la notte in cui Morfeo, mandato per preghiera di Era, venne al capezzale di Alcione con le sembianze di Ceice.',
    introduction:
      'Quella notte ero di guardia io, dietro la tenda della camera. Ovidio non fa il mio nome; dice soltanto che alcuni servi, destati da un grido, portarono un lume. La lampada ero io. Da quasi due lune la mia padrona Alcione contava le sere, si affrettava intorno al mantello che Ceice avrebbe messo al ritorno, bruciava l’incenso di Era. Il re aveva preso il mare per consultare l’oracolo di Claro. Sapevamo tutte che tempo faceva al largo. A palazzo nessuno osava parlarne a voce alta, e si spegneva presto.',
    loveStory:
      'Si amavano al punto da chiamarsi fra loro Zeus ed Era, cosa che certuni giudicavano imprudente. Figlia di Eolo, lei conosceva i venti per averli visti, bambina, in casa di suo padre; l’aveva supplicato di portarla con sé. Lui, nato dalla stella del mattino, giurò su quei fuochi di tornare prima che la luna fosse due volte piena. La nave si schiantò nel buio. Finché poté nuotare, disse il nome di Alcione a ogni onda che gliene lasciava il tempo, e pregò l’acqua di ricondurlo sotto i suoi occhi. Gli annegati, a volte, ottengono quel che chiedono.',
    divineGift:
      'Il visitatore non aveva fatto alcun rumore; le ali dei sogni non ne fanno. Quando entrai, sul bordo del letto non c’era più che il posto di qualcuno, e Alcione lo cercava con le mani. Ceice si era chinato su di lei, mi disse, la barba greve d’acqua, e l’aveva pregata di alzarsi, di non lasciarlo partire senza lacrime. Ho capito poi che cosa ci concedeva Morfeo: una verità detta piano, una lampada tenuta lontana dalle palpebre. Di lì vengono i papaveri di noce, uguali a quelli della grotta, e questo vetro scuro come il mare quando la luna se ne va.',
    modernConnection:
      'Quel mio ufficio di veglia, oggi un comodino lo assolve meglio di me. Sotto il vetro un sensore sente la mano che cerca e dà un alone d’ambra rivolto al pavimento, che il vicino di letto non vedrà. Nel cassetto il telefono si ricarica e tace fino al mattino. Un fiume può scorrere nell’altoparlante, non più forte del Lete. All’ora detta, il chiarore cresce per mezz’ora. Il Bluetooth serve a regolare tutto questo, Thread e Matter ad avvisare le altre lampade; ma se cade la rete, o la corrente, la notte continua.',
    invitation:
      'Al mattino lei scese alla riva, e gli dèi fecero di quei due una coppia di alcioni. Sette giorni d’inverno, mentre lei cova, Eolo trattiene i venti; i marinai li chiamano i giorni dell’alcione. Il sogno della mia padrona non lo auguro a nessuno. Quel mare piatto, invece, ve lo auguro una volta a notte. Posatevi accanto ciò che amate ritrovare aprendo gli occhi, un libro dalle orecchie piegate, una lettera, l’orologio di qualcuno. Lasciate che il cassetto si chiuda. Io resto dietro la tenda, la mano intorno alla fiamma, e so aspettare.',
  },
  // Voice: a roadside cairn of Hermes, speaking to passers-by as old epigrams do
  'hermes-side-table': {
    title: 'Parola di un mucchio di pietre',
    summary:
      'Un cumulo di pietre d’Arcadia, sul ciglio della strada, parla di Hermes pastore, della figlia di Driope e di un tavolino di travertino dove posare il carico.',
    introduction:
      'Voi che passate, non rallentate per me; rallentano tutti. Sono un mucchio di pietre al valico, fra due valli d’Arcadia. Ognuno mi aggiunge la sua e riparte un po’ più leggero. Mi chiamano hermaion, con una parola che divido con ogni cosa trovata per via. Bocca non ne ho, ma gli antichi epigrammi ne prestano ai cippi come alle tombe, e ho visto molto: merciai ambulanti, una sposa sulla mula, un esercito che chiedeva la strada. Un solo viandante mi ha tenuto compagnia per più stagioni. Aveva le ali ai talloni e le nascondeva male.',
    loveStory:
      'Eppure era il più veloce degli dèi. L’Inno a Pan dice il vero: innamorato della figlia di Driope, si mise a servizio da un mortale e menò al pascolo pecore dal vello riccio. L’ho visto imparare la lentezza. Contava l’ombra, aspettava le ritardatarie, consumava i sandali sui miei sassi. Le nozze si fecero. Il bimbo che venne aveva due corna, una barba, un gran riso; la balia scappò. Il padre lo avvolse in pelli di lepre, raggiunse l’Olimpo d’un balzo e lo mise a sedere accanto a Zeus. Tutti ne furono incantati; lo chiamarono Pan. Ridiscendendo, il messaggero mi lasciò una pietra.',
    divineGift:
      'Dei suoi bagagli non ho conosciuto che un bastone. Apollo glielo aveva dato d’oro e spoglio. Una sera, a pochi passi da qui, due serpenti si battevano; lui infilò la verga fra l’uno e l’altro e quelli si sciolsero, racconta Igino. Da allora chi la porta attraversa un campo nemico senza che lo fermino. Il tavolino nato da questa storia sale diritto: un fusto d’ottone, due linee che s’incrociano senza urtarsi, un paio d’ali corte sotto la pietra. Per il piano hanno scelto un travertino forato di piccoli vuoti, e vi riconosco il mio modo di stare in piedi, con dell’aria fra un pezzo e l’altro.',
    modernConnection:
      'Pare che ora i viandanti camminino con oggetti da nutrire. Due stanno sulla pietra e vi si ricaricano, posati come capita. Accostata al bordo, basta una carta, grazie all’NFC, ad avviare un brano, una lampada, una chiamata. Qualche nome, scelto da voi, ha diritto alle ali: si accendono ai suoi messaggi, senza un suono. Se il tavolino cambia stanza, l’accelerometro se ne accorge, i beacon Bluetooth dicono quale, le regolazioni del luogo ritornano. La batteria copre una lunga giornata. Se il Wi-Fi si perde per strada, la ricarica, la luce e le carte già memorizzate continuano senza di lui.',
    invitation:
      'Arrivati qui, fanno tutti lo stesso gesto: posano. Voi portate senza dubbio delle chiavi, delle notizie, il bicchiere di un ospite, tre pensieri insieme. Fate venire il tavolino dove siete, accanto alla poltrona della sera o sotto la finestra del mattino; ha il peso di ciò che si sposta apposta. Guardate allora le due linee del fusto salire l’una intorno all’altra, senza più nulla da contendersi. La strada non scappa. Custodisco i valichi da abbastanza tempo per sapere che si cammina meglio dopo essersi fermati.',
  },
  // Voice: a family's household book, kept by several hands
  'hestia-coffee-table': {
    title: 'Il libro di casa del focolare',
    summary:
      'Nel quaderno di una famiglia più mani raccontano Estia: i pretendenti respinti, la sua parte del fuoco, il tavolo intorno a cui ci si raduna.',
    introduction:
      '«Questo quaderno resta accanto al camino», ha scritto la bisnonna sul risguardo, e noi ce l’abbiamo lasciato. Vi si annotano le nascite, gli inverni, il prezzo della legna. Vuole l’usanza che ogni anno si apra e si chiuda sul nome di Estia, dato che gli antichi versavano a lei la prima e l’ultima coppa; un banchetto senza di lei, dice l’Inno, non sarebbe tale. L’inchiostro cambia da una pagina all’altra, il posto del fuoco mai. Ecco, ricopiato in bella, quel che la nostra famiglia ha serbato di una dea di cui non c’è quasi niente da raccontare.',
    loveStory:
      'Di mano di una zia che non si sposò: venne Poseidone, che sapeva di mare aperto, poi Apollo, con la sua musica. Estia li ascoltò. Toccò il capo di Zeus, giuramento da cui non si torna indietro, e si tenne la libertà. La credono fredda; è leggere male. Amava di un amore senza preferenze, quello che conta i piatti e ne aggiunge uno. Quando dei coloni lasciavano la città, prendevano al pritaneo una brace del suo fuoco, e la casa lontana si accendeva a quella che piangevano. Nessuna fedeltà mi è parsa più lunga, e ho ballato a undici matrimoni.',
    divineGift:
      'Annotato l’anno della più piccola: al quinto giorno l’abbiamo portata di corsa intorno al fuoco, come facevano gli Ateniesi, perché fosse di casa. Il dono di Estia sta tutto in quel cerchio, che non abbaglia e raduna. L’atelier l’ha capito: ha scavato, in mezzo a un ovale di noce, un tondo orlato di steatite, la pietra delle stufe, e l’ha riempito di luce. Intorno, nessuno spigolo, nessun capotavola; chi arriva tardi trova dove sedersi. Mio fratello sostiene che i visi ci guadagnano. Di certo le serate ci durano.',
    modernConnection:
      'Istruzioni per l’uso, incollate fra due ricette. Tracciare un cerchio col dito sull’anello: la luce sale, o scende se si gira al contrario. Lasciarvi il palmo tre secondi: la pietra s’intiepidisce, la teiera può aspettare. Un radar discreto sa che c’è qualcuno; a salotto vuoto, il focolare si assopisce. Via Zigbee e Matter il tavolo trascina con sé lampade e termosifoni, e le sue atmosfere sono scritte nella sua stessa memoria. Abbiamo staccato il router per vedere: il fuoco non si è accorto di niente. L’applicazione ci serve soltanto ad aggiungere una lampada.',
    invitation:
      'La pagina seguente è bianca e tocca a voi. Scriveteci la prima sera, chi c’era, che cosa si è bevuto, di che si è riso; lasciate una riga per chi mancava. Vedrete che intorno a una luce bassa si parla più piano, e che i bambini si addormentano nel semicerchio prima che li si mandi a letto. Bastano un vassoio, una teiera, ginocchia accostate. Al resto pensa la dea, da così tanto tempo che non le costa più fatica. Serbatele l’ultimo sorso, se ve lo dice il cuore.',
  },
};
