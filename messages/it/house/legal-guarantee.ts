/** The page of the harmonised notice, and the reminder of it by every price. */
export const legalGuarantee = {
  meta: {
    title: 'Garanzia legale di conformità',
    description:
      'L’avviso dell’Unione europea sulla garanzia legale di conformità: almeno due anni, riparazione o sostituzione gratuita, e a chi scrivere.',
  },
  title: 'Garanzia legale di conformità',
  intro:
    'Un pezzo che non corrisponde alla descrizione o che non funziona come previsto è riparato o sostituito gratuitamente. Questo diritto non dipende da alcuna garanzia commerciale.',
  byPrice: 'Garanzia legale di conformità: almeno due anni',
  source:
    'Resa dell’allegato I del regolamento di esecuzione (UE) 2025/1960; fa fede l’avviso pubblicato dalla Commissione europea.',
  portal: 'I diritti, paese per paese, sul portale dell’Unione europea',
  pictureAlt:
    'Avviso dell’Unione europea sulla garanzia legale, il cui testo è alla pagina «Garanzia legale di conformità»',
  sections: [
    {
      id: 'notice',
      title: 'L’avviso dell’Unione europea',
      paragraphs: [
        'Ogni venditore dell’Unione lo mostra prima dell’acquisto, negli stessi termini.',
      ],
    },
    {
      id: 'france',
      title: 'In Francia',
      paragraphs: [
        'La garanzia dura due anni dalla consegna (articoli L. 217-3 e seguenti del Code de la consommation, il codice del consumo francese). In questi due anni basta mostrare il difetto; si presume che esistesse alla consegna.',
        'Il cliente sceglie tra riparazione e sostituzione, eseguite gratuitamente entro trenta giorni; una riparazione prolunga la garanzia di sei mesi. In mancanza, ottiene una riduzione del prezzo o il rimborso. Le condizioni generali di vendita riportano il testo intero.',
        'Vi si aggiunge la garanzia per vizi occulti (articoli 1641 e seguenti del codice civile francese), per due anni dalla scoperta del difetto.',
      ],
    },
    {
      id: 'maison',
      title: 'La garanzia della maison',
      paragraphs: [
        'A questi diritti si aggiunge una garanzia commerciale gratuita, di cui la scheda di ogni pezzo indica la durata. Copre la struttura, la meccanica e l’elettronica, non l’intero bene: per questo non reca l’etichetta GARAN.',
      ],
    },
    {
      id: 'demarche',
      title: 'Far valere la garanzia',
      paragraphs: [
        'Si scrive a {email}, o a {controller}, {address}, indicando il nome del pezzo, la data dell’acquisto e una foto del difetto. Questi recapiti sono esempi. La richiesta è gratuita.',
      ],
    },
  ],
} as const;
