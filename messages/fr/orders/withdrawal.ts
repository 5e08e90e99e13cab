/** The right to change one's mind, with the model form of the law. */
export const withdrawal = {
  meta: {
    title: 'Droit de rétractation',
    description:
      'Quatorze jours pour renoncer à un achat : le délai, les démarches, la déclaration en ligne avec accusé de réception et le formulaire type.',
  },
  title: 'Droit de rétractation',
  intro:
    'Vous avez quatorze jours pour changer d’avis, sans donner de raison et sans frais. Cette page dit comment ; la déclaration en ligne se fait en deux clics.',
  start: 'Renoncer au contrat ici',
  sections: [
    {
      id: 'droit',
      title: 'Le droit',
      paragraphs: [
        'Vous pouvez vous rétracter du contrat dans les quatorze jours qui suivent celui où vous-même, ou la personne que vous désignez, prenez possession du bien ou, si la commande est livrée en plusieurs fois, du dernier bien (articles L. 221-18 et suivants du code de la consommation).',
        'Si ce délai s’achève un samedi, un dimanche ou un jour férié, il court jusqu’au premier jour ouvrable suivant. Vous pouvez aussi vous rétracter dès la conclusion du contrat.',
      ],
    },
    {
      id: 'declaration',
      title: 'Comment l’exercer',
      paragraphs: [
        'Le plus simple est la fonction en ligne, en tête de cette page : votre nom, le numéro de la commande, votre adresse e-mail, puis « Confirmer la rétractation ». Un accusé de réception, avec la date et l’heure, s’affiche aussitôt et vous est envoyé par e-mail.',
        'Une autre déclaration dénuée d’ambiguïté vaut autant : un courrier à {controller}, {address}, ou un message à {email}. Il suffit de l’envoyer avant la fin du délai. Ces coordonnées sont données en exemple.',
      ],
    },
    {
      id: 'effets',
      title: 'Ce qui suit',
      paragraphs: [
        'Nous vous remboursons tout ce que vous avez versé, livraison comprise, au plus tard quatorze jours après avoir reçu votre décision, par le moyen qui a servi à payer et sans frais.',
        'Nous venons reprendre la pièce chez vous, gratuitement. Vous ne répondez que de la dépréciation due à des manipulations autres que celles nécessaires pour en établir la nature et le bon fonctionnement.',
      ],
    },
    {
      id: 'exception',
      title: 'L’exception',
      paragraphs: [
        'Le droit vaut pour tout ce qui se choisit parmi les options affichées, compositions d’atelier comprises. Seul est exclu ce qui est coupé à une mesure donnée par le client (article L. 221-28, 3°) ; la maison n’en vend pas.',
      ],
    },
    {
      id: 'formulaire',
      title: 'Formulaire type',
      paragraphs: [
        'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
      ],
      list: [
        'À l’attention de {controller}, {address}, {email} :',
        'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
        'Commandé le (*)/reçu le (*) :',
        'Nom du (des) consommateur(s) :',
        'Adresse du (des) consommateur(s) :',
        'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
        'Date : — (*) Rayez la mention inutile.',
      ],
    },
  ],
} as const;

/** The declaration itself, in two steps, and its acknowledgement. */
export const declaration = {
  meta: {
    title: 'Renoncer au contrat ici',
    description:
      'Déclarer sa rétractation en ligne : nom, numéro de commande, adresse e-mail, confirmation, puis accusé de réception daté.',
  },
  title: 'Renoncer au contrat ici',
  intro:
    'Trois lignes à remplir, puis une confirmation. Aucun motif n’est demandé, et rien n’est déclaré avant la seconde étape.',
  form: {
    name: 'Prénom et nom',
    order: 'Numéro de la commande',
    orderHint: 'ou, à défaut, la pièce et la date de l’achat',
    email: 'Adresse e-mail pour l’accusé de réception',
    next: 'Continuer',
    review: 'Vérifiez votre déclaration',
    statement: 'Je notifie ma rétractation du contrat désigné ci-dessous.',
    confirm: 'Confirmer la rétractation',
    change: 'Corriger',
    sending: 'Envoi…',
    done: 'Votre rétractation est reçue',
    doneText:
      'Reçue le {date}, à {time}, heure de Paris, sous le numéro {reference}. Un accusé de réception est envoyé à {email}.',
    keep: 'Gardez ce numéro. Nous vous écrivons pour la suite : le remboursement et, si la pièce est déjà chez vous, le jour de l’enlèvement.',
    invalid:
      'Vérifiez le nom, le numéro et l’adresse e-mail : l’un d’eux est vide, trop long ou incorrect.',
    failed:
      'La déclaration n’a pas pu être enregistrée. Veuillez réessayer, ou nous l’écrire : elle vaut autant.',
    print: 'Voir l’accusé de réception, pour l’imprimer ou l’enregistrer',
  },
} as const;

/** The page that shows a declaration that was received. */
export const receiptPage = {
  meta: {
    title: 'Accusé de réception de la rétractation',
    description:
      'Votre déclaration de rétractation telle que nous l’avons reçue, avec son numéro, sa date et son heure : à imprimer ou à enregistrer.',
  },
  title: 'Accusé de réception',
  text: 'Déclaration de rétractation reçue le {date}, à {time}, heure de Paris, sous le numéro {reference}.',
  keep: 'Cette page tient lieu d’accusé de réception : imprimez-la ou enregistrez-la.',
  bad: 'Ce lien est incomplet, ou ne vient pas de nous : ouvrez celui de l’e-mail, ou écrivez-nous en indiquant le numéro de la déclaration.',
  away: 'La déclaration ne peut pas s’afficher pour le moment, mais elle est conservée. Réessayez dans quelques minutes.',
} as const;
