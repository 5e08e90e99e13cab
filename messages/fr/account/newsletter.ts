import { fieldFaults } from '@/messages/fr/site/fields';

export const newsletter = {
  email: {
    label: 'Adresse e-mail',
    placeholder: 'vous@exemple.fr',
    fault: fieldFaults.email,
  },
  name: {
    label: 'Prénom et nom',
    optional: 'facultatif',
  },
  consent:
    'Je souhaite recevoir la newsletter de la maison, quelques fois par an. Chaque envoi contient un lien de désinscription.',
  submit: 'S’inscrire',
  submitting: 'Un instant…',
  privacy: {
    text: 'Cette adresse est la clé de votre panier et de vos souhaits.',
    link: 'Lire la politique de confidentialité',
  },
  linkSent:
    'Un lien d’accès vient d’être envoyé à cette adresse. Il est valable dix minutes et ouvre votre panier et vos souhaits sur cet appareil.',
} as const;

/** The invitation on the pages of the shop. */
export const newsletterSection = {
  eyebrow: 'La newsletter',
  title: 'Des nouvelles, quelques fois par an',
  text: 'Votre adresse ouvre un panier et une liste de souhaits. Si vous cochez la case, elle reçoit aussi notre newsletter : une bille de noyer qui arrive, une pièce qui naît, une date à la Résidence.',
} as const;

/** The dialog that asks for an address before the first add to a cart or wishlist. */
export const newsletterGate = {
  title: 'Rejoignez l’Élite pour Continuer',
  text: 'Panier et souhaits sont gardés sous cette adresse : vous les retrouvez ici, et ailleurs par un lien.',
  note: 'Ni mot de passe ni compte. La newsletter est facultative.',
  /** The button, by what was asked for. */
  submit: {
    cart: 'Ajouter au panier',
    wishlist: 'Ajouter à la liste de souhaits',
    kept: 'Continuer vers le nom',
  },
  close: 'Fermer',
} as const;
