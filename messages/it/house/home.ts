export const home = {
  meta: {
    title: 'Arredi connessi di lusso, nati dagli dèi greci',
    description:
      'Letti, poltrone massaggianti, tavolini, specchi e armadi connessi: venti pezzi in legno, marmo e velluto, ognuno disegnato su un mito greco.',
  },
  heritage: {
    eyebrow: 'Le origini',
    title: 'Prima si legge',
    paragraphs: [
      'Il rovere arriva in tavoloni e passa due inverni al riparo prima che una sega gli si avvicini. Gli ebanisti lo interrogano con le nocche, poi lo misurano: la tavola che suona sorda finirà in dima. Il marmo si sceglie alla cava, in pieno sole, vena per vena. Quanto al velluto, si taglia in un solo telo, col pelo rivolto in basso, perché la luce della sera vi scenda senza spezzarsi.',
      'Cinque mestieri si danno il cambio intorno a un pezzo: ebanista, marmista, fonditore, tappezziere, tecnico elettronico. L’ultimo venuto si adegua alle usanze degli altri. I suoi passaggi si scavano prima del montaggio, i sensori scivolano sotto la tela, e uno sportello avvitato aspetta là dove un cavo potrebbe invecchiare. Quel che si dovrà riaprire non s’incolla. Un mobile può dunque tornare al banco dopo anni di servizio, e rientrare a casa nello stesso legno.',
      'In Ovidio, Narciso si china su una fonte che nessun gregge aveva intorbidato: il suo specchio si leva sopra una vasca. Nell’inno omerico, Persefone vive ora sotto la terra, ora tra i fiori: il suo armadio ha una metà oscura e una metà fiorita. Il disegno viene soltanto dopo.',
    ],
    facts: [
      { value: '20', label: 'pezzi nati da diciotto dèi' },
      { value: '8', label: 'collezioni, da Olimpo a Stagioni' },
      { value: '10', label: 'anni di garanzia come minimo per un ordine online' },
      { value: '6', label: 'suite dove dormire prima di scegliere' },
    ],
    link: 'Sfoglia la galleria',
  },
  collections: {
    eyebrow: 'Le collezioni',
    title: 'Otto collezioni, diciotto dèi',
    text: 'Olimpo, Titani, Erebo e Aqua si dividono i letti. Oracoli riunisce le poltrone, Focolare i tavolini, Riflessi gli specchi, Stagioni gli armadi. Si entra dal dio o dal pezzo.',
    link: 'Vedi tutte le collezioni',
  },
  residence: {
    eyebrow: 'La Residenza',
    title: 'Una notte prima di scegliere',
    text: 'In piedi, col cappotto addosso, sotto le lampade di un negozio, un letto si giudica male. La Residenza Théogonie è una casa di sei suite affacciata sul mare, dove si dorme per davvero nel modello che si ha in mente. Si arriva nel pomeriggio, si regolano luce e calore, si lascia la finestra socchiusa; il letto ha tutta la notte per difendere la propria causa. Al mattino, nessuno chiede un parere prima della seconda tazza di caffè.',
    note: 'Suite e tariffe sono indicate a titolo di esempio.',
  },
} as const;
