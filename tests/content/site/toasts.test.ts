import { expect, test } from 'vitest';
import fr from '@/messages/fr';

type Toast = { readonly title: string; readonly text: string };

/** French sets curly apostrophes where the specification types straight ones. */
const straight = (text: string) => text.replaceAll('’', "'");
const said = ({ title, text }: Toast) => [straight(title), straight(text)];

const withTitle = {
  alreadySubscribed: ['Déjà inscrit', 'Cette adresse email est déjà inscrite à notre newsletter'],
  subscribeFailed: ['Erreur', 'Impossible de vous inscrire. Veuillez réessayer.'],
  emailRequired: ['Email requis', 'Veuillez vous abonner à la newsletter pour utiliser le panier'],
  emailRequiredWishlist: [
    'Email requis',
    'Veuillez vous abonner à la newsletter pour utiliser la wishlist',
  ],
  alreadyListed: ['Déjà en liste', 'Cet article est déjà dans votre liste de souhaits'],
} as const;

test.each(Object.entries(withTitle))('%s says its title and its sentence', (code, words) => {
  const errors: Readonly<Record<string, Toast>> = fr.errors;
  expect(said(errors[code] ?? { title: '', text: '' })).toEqual(words);
});

const sentences = {
  cartLoadFailed: 'Impossible de charger le panier',
  cartAddFailed: "Impossible d'ajouter l'article au panier",
  cartRemoveFailed: "Impossible de supprimer l'article",
  cartQuantityFailed: 'Impossible de mettre à jour la quantité',
  cartClearFailed: 'Impossible de vider le panier',
  wishlistLoadFailed: 'Impossible de charger la liste de souhaits',
  wishlistAddFailed: "Impossible d'ajouter l'article à la wishlist",
  wishlistRemoveFailed: "Impossible de supprimer l'article",
};

test.each(Object.entries(sentences))('%s says its sentence', (code, text) => {
  const errors: Readonly<Record<string, Toast>> = fr.errors;
  expect(said(errors[code] ?? { title: '', text: '' })).toEqual(['Erreur', text]);
});

test('toasts of success state what was done', () => {
  const { added, removed, cleared, listed, unlisted, subscribed } = fr.done;
  expect([added, removed, cleared, listed, unlisted].map(({ title }) => title)).toEqual([
    'Ajouté au panier',
    'Article supprimé',
    'Panier vidé',
    'Ajouté à la wishlist',
    'Retiré de la wishlist',
  ]);
  expect(subscribed.title).toBe('Inscription réussie !');
  expect(subscribed.text).toMatch(/panier.*liste de souhaits.*disponibles/);
});

test('messages of missing things name what is missing', () => {
  const { bed, story, chair, table, mirror, wardrobe, gallery } = fr.notFound;
  expect([bed, story, chair, table, mirror, wardrobe]).toEqual([
    'Lit non trouvé',
    'Histoire non trouvée',
    'Fauteuil non trouvé',
    'Table non trouvée',
    'Miroir non trouvé',
    'Armoire non trouvée',
  ]);
  expect(gallery).toBe('Retour à la galerie');
  expect(fr.payment.noProduct).toBe('Aucun produit sélectionné');
  expect(fr.errorPage.heading).toBe('Unexpected Application Error!');
});

test('the toaster has its label and its close label', () => {
  expect(fr.toaster).toMatchObject({ label: 'Notifications', close: 'Close toast' });
});

test('every refusal has a sentence', () => {
  for (const [code, { title, text }] of Object.entries(fr.errors)) {
    expect(title, code).not.toBe('');
    expect(text, code).not.toBe('');
  }
});
