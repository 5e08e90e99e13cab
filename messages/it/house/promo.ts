export const promo = {
  eyebrow: 'Collaborazione',
  title: 'Nyx Literie, il materasso della Notte',
  text: 'Esiodo fa di Nyx la madre del Sonno e della tribù dei Sogni. I materassai che ne hanno preso il nome lavorano sulle misure dei nostri letti, e lasciano il tempo di giudicare a occhi chiusi.',
  claims: {
    trial: '100 notti di prova',
    warranty: '10 anni di garanzia',
    delivery: 'Consegna e reso gratuiti',
  },
  claimsText: {
    trial: 'Un trimestre di sonno, e qualche notte di grazia.',
    warranty: 'Schiume, traliccio e cuciture sono coperti.',
    delivery: 'Il materasso sale al piano e, se delude, riparte senza spese.',
  },
  discover: 'Vedi i letti',
  close: 'Chiudi',
  note: 'Offerta limitata al materasso. Nyx Literie è un marchio fittizio, citato a titolo di esempio.',
} as const;
