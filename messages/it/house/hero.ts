export const hero = {
  title: 'In principio fu il legno, poi nacquero gli dèi',
  tagline:
    'Venti arredi connessi, dal letto di Zeus all’armadio di Iride. Ognuno deve la forma a un dio greco; l’essenziale funziona anche senza connessione.',
  buyNow: 'Acquista ora',
  explore: 'Esplora la collezione',
  scrollDown: 'Scendi alle origini',
} as const;
