export const hero = {
  title: 'In principio fu il legno, poi nacquero gli dèi',
  tagline:
    'Venti arredi connessi, dal letto di Zeus all’armadio di Iride: ciascuno prende forma da un dio greco e si accorda alle ore della casa.',
  buyNow: 'Acquista ora',
  explore: 'Esplora la collezione',
  scrollDown: 'Scendi alle origini',
} as const;
