export const hero = {
  title: 'D’abord fut le bois, puis naquirent les dieux',
  tagline:
    'Vingt meubles connectés, du lit de Zeus à l’armoire d’Iris : chacun tient sa forme d’un dieu grec et s’accorde aux heures de votre maison.',
  buyNow: 'Acheter Maintenant',
  explore: 'Explorer la Collection',
  scrollDown: 'Descendre vers l’héritage',
} as const;
