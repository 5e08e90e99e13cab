export const hero = {
  title: 'In principio fu il legno, poi nacquero gli dèi',
  tagline:
    'Venti arredi connessi, dal letto di Zeus all’armadio di Iride: ciascuno prende forma da un dio greco e si accorda alle ore della casa.',
  buyNow: 'Acquistare ora',
  explore: 'Esplorare la collezione',
  scrollDown: 'Scendere verso le origini',
} as const;
