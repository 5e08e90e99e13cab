export const testimonials = {
  eyebrow: 'Tre voci',
  title: 'Vivere con un dio in casa',
  note: 'Testimonianze fittizie, scritte a titolo di esempio: queste tre persone non esistono.',
  controls: {
    previous: 'Testimonianza precedente',
    next: 'Testimonianza seguente',
    pause: 'Metti in pausa',
    play: 'Riprendi',
  },
  goTo: 'Testimonianza {number, number} di {total, number}',
  rating: '{rating, number} su 5',
  entries: {
    helene: {
      name: 'Hélène R.',
      location: 'Annecy, Francia',
      content:
        'Da marzo mi alzo senza accendere. La brace che corre sotto il letto Ade basta a trovare le pantofole, e mio marito dorme ancora. Avevo temuto una scenografia da teatro; è un letto basso, molto calmo, che il gatto ha adottato prima di noi.',
    },
    matteo: {
      name: 'Matteo B.',
      location: 'Torino, Italia',
      content:
        'Il mio tavolino Hermes segue la giornata: vicino alla finestra la mattina, in terrazza all’ora dell’aperitivo, accanto al divano la sera. Ci sta senza presa, e lo sposto da solo. Mia figlia lo chiama il postino, perché non è mai dove lo si è lasciato.',
    },
    claire: {
      name: 'Claire D.',
      location: 'Nantes, Francia',
      content:
        'Ci leggo dopo cena, con una coperta sulle ginocchia. Il massaggio della poltrona Artemide resta discreto, come se qualcuno camminasse nella stanza accanto. La falce dello schienale sostiene bene la nuca. Una riserva: è pesante, e per pulire dietro bisogna essere in due. Le abbiamo scelto un posto definitivo.',
    },
  },
} as const;
