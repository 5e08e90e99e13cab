/** Words of the mails; `{…}` are facts put in when a mail leaves. */
export const mails = {
  access: {
    subject: 'Votre lien d’accès',
    title: 'Un lien pour entrer',
    text: [
      'Quelqu’un, sans doute vous, a donné cette adresse sur notre site. Elle y est déjà connue.',
      'Pour retrouver votre panier, vos souhaits, vos commandes et vos données sur cet appareil, ouvrez le lien ci-dessous, puis cliquez sur le bouton de la page.',
    ],
    button: 'Ouvrir ma session',
    notes: [
      'Le lien est valable dix minutes et ne sert qu’une fois.',
      'Vous n’avez rien demandé ? Ne tenez pas compte de ce message : personne n’entre sans ce lien.',
    ],
  },
  newsletter: {
    subject: 'Confirmez votre inscription à la newsletter',
    title: 'Dernière étape',
    text: [
      'Vous avez coché la case de la newsletter. Confirmez que cette adresse est bien la vôtre, et vous la recevrez quelques fois par an.',
    ],
    button: 'Recevoir la newsletter',
    notes: [
      'Le lien est valable sept jours. Sans confirmation, rien ne vous sera envoyé.',
      'Cette demande ne vient pas de vous ? Vous n’avez rien à faire.',
    ],
  },
  welcome: {
    subject: 'Bienvenue dans la newsletter',
    title: 'Votre inscription est confirmée',
    text: [
      'Vous recevrez de nos nouvelles quelques fois par an : une bille de noyer, une pièce qui naît, une date à la Résidence.',
    ],
    button: 'Voir les collections',
    notes: ['Pour ne plus recevoir la newsletter, un clic suffit :'],
  },
  withdrawal: {
    subject: 'Accusé de réception de votre rétractation {reference}',
    title: 'Votre rétractation est reçue',
    text: [
      'Nous avons reçu votre déclaration de rétractation le {date}, à {time}, heure de Paris. Ce message tient lieu d’accusé de réception ; gardez-le.',
      'Votre déclaration : « Je notifie ma rétractation du contrat désigné ci-dessous. » Nom : {name}. Commande : {order}. Adresse e-mail : {email}. Numéro de la déclaration : {reference}.',
    ],
    button: 'Lire la suite des démarches',
    notes: [
      'Nous vous remboursons dans les quatorze jours qui suivent cette déclaration. Si la pièce est déjà chez vous, nous vous proposons un jour d’enlèvement.',
    ],
  },
  receipt: {
    subject: 'Accusé de réception de votre rétractation {reference}',
    title: 'Votre rétractation est reçue',
    text: [
      'Nous avons reçu le {date}, à {time}, heure de Paris, une déclaration de rétractation qui indique cette adresse. Son numéro : {reference}.',
      'Le bouton ci-dessous la montre telle que nous l’avons reçue. Imprimez cette page ou enregistrez-la : elle tient lieu d’accusé de réception.',
    ],
    button: 'Voir la déclaration',
    notes: [
      'Nous vous remboursons dans les quatorze jours qui suivent cette déclaration. Si la pièce est déjà chez vous, nous vous proposons un jour d’enlèvement.',
      'Cette déclaration ne vient pas de vous ? Écrivez-nous en indiquant son numéro.',
    ],
  },
  offer: {
    subject: 'Votre devis {number}',
    title: 'Votre devis',
    text: [
      'Voici le devis {number}, demandé sur notre site. Ses prix sont fermes jusqu’au {until} inclus.',
    ],
    button: 'Voir le devis',
    notes: [
      'La page permet de l’imprimer et de l’accepter. Un devis n’engage à rien tant qu’il n’est pas accepté.',
      'Cette demande ne vient pas de vous ? Vous n’avez rien à faire.',
    ],
  },
  /** Instead of what `offer` says first, where the house has written the offer. */
  offerByHand:
    'Voici le devis {number}, que la maison a établi pour vous. Ses prix sont fermes jusqu’au {until} inclus.',
  reply: {
    subject: 'Re : {subject}',
    title: 'Votre message',
    text: ['Bonjour {name},'],
    button: 'Écrire à la maison',
    notes: ['Une réponse à ce message nous arrive directement.'],
  },
  declarations: 'Déclarations reçues pour cette adresse : {count}',
  declaredAt: 'le {date}, à {time}, heure de Paris',
  leave: 'Se désinscrire',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  row: '{label} : {value}',
  signature: 'La maison Théogonie',
  sample: 'Société et coordonnées données en exemple.',
} as const;
