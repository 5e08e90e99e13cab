export const wardrobes = {
  demeter: {
    name: 'Armadio Demetra',
    tagline: 'Il granaio delle stoffe',
    headline: 'armadio smart 4 ante in rovere',
    summary: 'Armadio smart a quattro ante in rovere: aria asciutta, luce, inventario dei capi.',
    description:
      'Quattro ante di rovere biondo, e su ciascuna un covone: la paglia di segale, spaccata e poi spianata con l’osso, disegna le spighe in filetti più chiari del legno. A mezzogiorno l’intarsio quasi si confonde con la porta; la sera, la luce radente lo risveglia, stelo dopo stelo. Dentro, l’aria circola fra le grucce come in un granaio ben tenuto. I cappotti hanno il loro vano, la biancheria i suoi graticci di cedro, le lane cassetti profondi dove s’infila l’avambraccio senza disfare nulla. Si tira una porta, la luce si alza nello stesso gesto, e la stagione è lì, in ordine, pronta a servire.',
    features: [
      'Quattro ante battenti a chiusura ammortizzata',
      'Covoni in tarsia di paglia di segale',
      'Aria deumidificata e ricircolata lentamente, riscaldata se occorre',
      'Graticci di cedro ventilati per la biancheria',
      'Luce calda che cresce con l’apertura',
      'Etichette NFC cucite, lette nell’appenderia',
      'Inventario stagionale nell’app',
      'Pulsante d’ottone per regolare tutto senza connessione',
    ],
    materials: [
      'Rovere massello biondo oliato',
      'Tarsia di paglia di segale',
      'Cedro massello non verniciato',
      'Ottone spazzolato',
    ],
    technology:
      'Aria regolata per vano, luce all’apertura e inventario NFC, comandati a mano o via Matter',
    sensors: [
      'Igrometro e termometro in ogni vano',
      'Sensori di apertura delle quattro ante',
      'Lettore NFC dell’appenderia',
    ],
    care: [
      'Spolverare la paglia nel verso dello stelo, con un panno di cotone asciutto.',
      'Nutrire il rovere una volta l’anno con un olio incolore, senza sconfinare nella tarsia.',
      'Carteggiare i graticci di cedro con grana fine quando non profumano più.',
      'Passare l’aspirapolvere sulle griglie dell’aria all’inizio di ogni stagione.',
    ],
    myth: {
      title: 'Le vesti odorose di Eleusi',
      content:
        'Vecchia in lutto per la figlia, siede presso il pozzo delle Vergini, a Eleusi, e le figlie di Celeo la conducono dalla madre Metanira. Iambe, la serva, le porge un sedile coperto di un vello bianco. Lei rifiuta il vino, beve l’acqua d’orzo con la menta, poi prende in braccio il piccolo Demofonte, che di notte nasconde nel fuoco per togliergli la morte. Sorpresa dalla madre, lascia la sua vecchiaia: i capelli biondi scendono sulle spalle, e dalle vesti esala un profumo che riempie la casa.',
      powers: [
        'L’aria asciutta dei granai',
        'Il chiarore di fine agosto',
        'Il conto esatto delle riserve',
      ],
      domain: 'Le messi, la terra arata, i misteri di Eleusi',
    },
  },
  persephone: {
    name: 'Armadio Persefone',
    tagline: 'Sei mesi d’ombra, sei di fiori',
    headline: 'armadio smart, ebano e pero',
    summary: 'Armadio smart a due climi in ebano e pero, con scrigno a impronta.',
    description:
      'Spaccato in due come l’anno: a sinistra l’ebano, così nero che i pannelli s’indovinano soltanto dai riflessi; a destra il pero pallido, scolpito di crochi, di rose e di un narciso. Una scanalatura sottile corre fra i due. Da una parte e dall’altra, una melagrana di vetro granato fa da maniglia, e vi veglia un barlume quando la camera si spegne. Il lato scuro conserva al fresco lane, velluti e abiti da sera; il lato chiaro dà aria ai cotoni e alle sete. Agli equinozi l’app propone di scambiare il guardaroba d’inverno e quello d’estate, e le etichette dicono che cosa scende e che cosa risale.',
    features: [
      'Due appenderie dai climi separati',
      'Lato ebano fresco, chiuso, al riparo dalla luce',
      'Lato pero ventilato, alla luce del mattino',
      'Maniglie a melagrana di vetro, illuminate di notte',
      'Scrigno interno con serratura a impronta',
      'Promemoria del cambio di stagione ai due equinozi',
      'Etichette NFC per seguire ogni capo',
      'Manopola di regolazione per ogni metà, senza connessione',
    ],
    materials: [
      'Impiallacciatura d’ebano cerata',
      'Pero massello pallido scolpito',
      'Vetro soffiato granato',
      'Feltro di lana antracite',
    ],
    technology:
      'Due climi indipendenti, una luce per ogni metà, uno scrigno a impronta e capi seguiti via NFC',
    sensors: [
      'Sonda di temperatura e umidità in ogni metà',
      'Lettore d’impronta dello scrigno',
      'Lettore NFC delle due appenderie',
      'Sensore di luce della camera',
    ],
    care: [
      'Pulire l’ebano con un panno appena umido e asciugare subito.',
      'Togliere la polvere dai fiori del pero con un pennello a setole lunghe.',
      'Lavare le melagrane di vetro con acqua tiepida, mai con alcol.',
      'Cambiare i filtri dell’aria a ogni equinozio.',
    ],
    myth: {
      title: 'Lo scrigno affidato da Afrodite',
      content:
        'Apollodoro racconta che Afrodite, volendo nascondere agli altri dèi Adone ancora bambino, lo chiuse in uno scrigno e consegnò lo scrigno a Persefone. La regina dei morti alzò il coperchio, vide il bambino, e rifiutò di renderlo. Zeus dovette decidere: un terzo dell’anno per Adone solo, un terzo accanto alla dea di laggiù, un terzo accanto all’altra, cui il giovane diede anche la propria parte. Custodire ciò che le si affida, vivere secondo un calendario diviso: Persefone conosceva queste due discipline, avendo abitato a turno le due facce della terra.',
      powers: [
        'La frescura dei mesi chiusi',
        'Il chiarore del ritorno',
        'Il segreto ben custodito',
      ],
      domain: 'Il regno di sotto e i primi fiori',
    },
  },
  iris: {
    name: 'Armadio Iride',
    tagline: 'Sette archi per una messaggera',
    headline: 'armadio smart con luci, sicomoro',
    summary: 'Armadio smart in sicomoro e vetro: luce regolabile, capi ordinati per colore.',
    description:
      'Da un capo all’altro del mobile, sette fasce di sicomoro tinto salgono, s’incurvano e ridiscendono senza interrompere la linea sulle giunte delle ante: i fogli sono stati incollati in un solo pezzo, poi aperti con un taglio di sega. Fra gli archi, un vetro imperlato di goccioline lascia filtrare la luce interna. Chiuso, l’armadio ha l’aria di un cielo dopo l’acquazzone. Aperto, diventa tavolozza, perché ogni vano mostra le sue stoffe sotto la luce che le aspetta: pieno giorno, ufficio o candele. I capi vi si dispongono per tinte. Si sceglie più in fretta, e si smette di scambiare il blu scuro per nero.',
    features: [
      'Sette archi di impiallacciatura continui sulle ante',
      'Inserti in vetro perlato, illuminati dall’interno',
      'Luce regolabile dalla candela al mezzogiorno pieno',
      'Sensore di colore per ordinare i capi',
      'Tratto di luce che indica il vano giusto',
      'Abbinamenti proposti secondo il meteo del giorno',
      'Etichette NFC lette appendendo la gruccia',
      'Comando a sfioramento sul taglio dell’anta, senza connessione',
    ],
    materials: [
      'Impiallacciatura di sicomoro tinta in sette bagni',
      'Vetro perlato a rugiada',
      'Impiallacciatura di frassino sbiancato',
      'Alluminio anodizzato madreperlato',
    ],
    technology:
      'Luce a spettro regolabile, sensore di colore e inventario NFC, collegati via Thread e Wi-Fi 6',
    sensors: [
      'Sensore di colore all’ingresso dell’appenderia',
      'Sensori di apertura delle ante',
      'Sensore di luce ambiente',
      'Lettore NFC di ogni vano',
    ],
    care: [
      'Passare sull’impiallacciatura un cotone asciutto seguendo la curva degli archi.',
      'Pulire il vetro perlato con acqua saponata, dal bordo verso il centro.',
      'Proteggere le tinte dal sole diretto con una tenda leggera nelle ore più vive.',
      'Soffiar via la polvere dalla lente del sensore una volta al mese.',
    ],
    myth: {
      title: 'Figlia della Meraviglia',
      content:
        'Taumante, suo padre, in greco si chiama Meraviglia, e Platone trovava ben tracciata questa genealogia. Sua madre è l’Oceanina Elettra; le sorelle, le Arpie, portano via tutto al loro passaggio. Apollonio Rodio racconta che un giorno i figli di Borea, la spada levata, stavano per raggiungerle sopra le isole Plote. Iride fendette l’etere, si pose fra le lame e le fuggitive, e giurò sullo Stige che il vecchio Fineo non sarebbe stato più tormentato. I due fratelli tornarono indietro, e le isole ne ebbero il nome di Strofadi. Il suo modo è sempre quello: una curva fra due campi, il tempo di poche parole, poi un cielo lavato.',
      powers: ['Il colore giusto', 'Il passaggio senza urti', 'Il messaggio all’ora detta'],
      domain: 'L’arcobaleno e i messaggi degli dèi',
    },
  },
  hera: {
    name: 'Armadio Era',
    tagline: 'Il guardaroba incoronato',
    headline: 'armadio smart laccato blu, 280 cm',
    summary:
      'Armadio smart laccato blu reale: si apre quando ci si avvicina, scomparto a impronta.',
    description:
      'Su un blu profondo, carteggiato dopo ogni mano di lacca, dei pavoni si fronteggiano e lasciano colare lo strascico fino allo zoccolo: radica d’olmo, madreperla, sicomoro verde, una borchia d’ottone in cima alle piume. La cornice alza i suoi fioroni a corona e obbliga a levare un poco il capo. Dietro le ante, una lunga appenderia accoglie gli abiti senza piegarli; cassetti foderati di pelle scamosciata presentano i gioielli sotto una luce da vetrina; uno scomparto esiste soltanto per chi lo conosce. L’armadio riconosce a pochi passi la persona che serve, ritira i chiavistelli, fa luce, e non dice niente a nessuno.',
    features: [
      'Cornice a corona, dorata in foglia',
      'Pavoni in tarsia di radica e madreperla',
      'Sblocco all’avvicinarsi del telefono (UWB)',
      'Scomparto nascosto, aperto dall’impronta',
      'Cassetti per gioielli foderati di pelle scamosciata',
      'Lunga appenderia per abiti e strascichi',
      'Aria tiepida e filtrata per rinfrescare le stoffe',
      'Luci da vetrina che crescono con l’apertura',
      'Chiave d’acciaio d’emergenza, senza connessione né corrente',
    ],
    materials: [
      'Lacca blu reale lucidata',
      'Radica d’olmo, sicomoro verde e madreperla',
      'Tiglio massello dorato in foglia',
      'Pelle scamosciata di agnello grigio perla',
    ],
    technology:
      'Riconoscimento UWB all’avvicinamento, scomparto a impronta, aria filtrata e inventario NFC dei gioielli',
    sensors: [
      'Beacon UWB di prossimità',
      'Lettore d’impronta dello scomparto',
      'Sensori di apertura delle ante',
      'Igrometro della lunga appenderia',
      'Lettori NFC sotto i cassetti',
    ],
    care: [
      'Togliere le ditate dalla lacca con una microfibra pulita, senza premere.',
      'Affidare la doratura al piumino, lontano dall’acqua e dalle cere.',
      'Spazzolare la pelle scamosciata dei cassetti due volte l’anno, nel verso del pelo.',
      'Sostituire il filtro dell’aria alla data ricordata dall’app.',
    ],
    myth: {
      title: 'La serratura di Efesto',
      content:
        'Nel quattordicesimo canto dell’Iliade, Era entra nella camera che le ha costruito il figlio Efesto. Ne ha adattato le porte agli stipiti con una serratura che nessun altro dio sa aprire. Lei se le chiude alle spalle. Ambrosia per la pelle, olio dal profumo che si spande dal cielo alla terra, trecce lucenti; poi la veste che Atena ha tessuto, le fibbie d’oro, la cintura dalle cento frange, gli orecchini a tre gocce, un velo bianco come il sole, infine i sandali. Omero nomina ogni cosa nell’ordine in cui esce: è già l’inventario di un armadio.',
      powers: [
        'La porta che obbedisce a lei sola',
        'La maestà senza una parola',
        'La stoffa rimessa a nuovo',
      ],
      domain: 'Il matrimonio, la regalità del cielo, la fede giurata',
    },
  },
};
