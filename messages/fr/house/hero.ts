export const hero = {
  title: 'D’abord fut le bois, puis naquirent les dieux',
  tagline:
    'Vingt meubles connectés, du lit de Zeus à l’armoire d’Iris. Chacun doit sa forme à un dieu grec ; l’essentiel marche sans réseau.',
  buyNow: 'Acheter Maintenant',
  explore: 'Explorer la Collection',
  scrollDown: 'Descendre vers l’héritage',
} as const;
