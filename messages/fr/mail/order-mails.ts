/** Words of the mails about orders; `{…}` are facts put in when a mail leaves. */
export const orderMails = {
  orderConfirmed: {
    subject: 'Votre commande {number} est confirmée',
    title: 'Votre commande est confirmée',
    text: [
      'Merci. Votre paiement est reçu et votre commande {number} est confirmée. L’atelier la prend en main sous deux jours ouvrés, puis nous convenons avec vous du jour de l’installation. Ce message confirme le contrat ; gardez-le.',
    ],
    button: 'Voir la commande',
    notes: [
      'Une question ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  workshopPhotos: {
    subject: 'Votre commande {number} à l’atelier',
    title: 'À l’atelier',
    text: ['L’atelier travaille à votre commande {number}. Voici où elle en est.'],
    button: 'Voir la commande',
    notes: [
      'Une question ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  readyPhotos: {
    subject: 'Votre commande {number} est prête',
    title: 'Votre commande est prête',
    text: [
      'Toutes les pièces de votre commande {number} sont terminées. Les voici, telles que l’atelier vient de les achever. Nous vous appelons pour convenir du jour de l’installation.',
    ],
    button: 'Voir la commande',
    notes: [
      'Une question ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  /** Instead of `orderConfirmed`, where a deposit was paid. */
  depositReceived: {
    subject: 'Votre commande {number} est confirmée',
    title: 'Votre acompte est reçu',
    text: [
      'Merci. Votre acompte de {deposit} est reçu et votre commande {number} est confirmée. L’atelier la prend en main sous deux jours ouvrés. Le solde de {balance} se règle avant la livraison : nous vous écrirons. Ce message confirme le contrat ; gardez-le.',
    ],
    button: 'Voir la commande',
    notes: [
      'Une question ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  transferDue: {
    subject: 'Votre commande {number} : votre virement de {amount}',
    title: 'Votre commande attend votre virement',
    text: [
      'Votre commande {number} est enregistrée. Faites virer {amount} au plus tard le {date}, avec le numéro de la commande en référence. L’atelier commence dès que la somme est arrivée ; vous recevez alors la confirmation de la commande et sa facture.',
    ],
    button: 'Voir la commande',
    notes: [
      'Une question ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  /** What `transferDue` and its reminder add where the sum is the deposit. */
  transferIsDeposit:
    'Cette somme est l’acompte d’une commande de {total} ; le solde de {balance} se règle avant la livraison.',
  /** Instead of `transferDue`, later. */
  transferReminder: {
    subject: 'Rappel : le virement de votre commande {number}',
    title: 'Votre virement n’est pas encore arrivé',
    text: [
      'Nous n’avons pas encore reçu le virement de {amount} pour votre commande {number}. Nous l’attendons jusqu’au {date} ; passé ce jour, la commande est annulée et rien n’est dû.',
    ],
    button: 'Voir la commande',
    notes: [
      'Il est déjà parti, ou vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
    ],
  },
  /** Instead of `amountDiffers`, where a part of the transfer has come. */
  transferPart: {
    subject: 'Votre commande {number} : il manque {missing}',
    title: 'Une partie de votre virement est arrivée',
    text: [
      'Nous avons reçu {received} par virement pour la commande {number} ; il manque {missing}. Faites virer le reste sur le même compte, avec le numéro de la commande en référence. L’atelier commence dès que la somme est entière.',
    ],
    button: 'Voir la commande',
    notes: [
      'Le reste est déjà parti, ou vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
    ],
  },
  /** Instead of `orderCancelled`, where no bank transfer has come. */
  transferLate: {
    subject: 'Votre commande {number} est annulée',
    title: 'Votre virement n’est pas arrivé',
    text: [
      'Nous n’avons pas reçu de virement pour la commande {number}, attendu jusqu’au {date}. Elle est annulée, et rien n’est dû.',
    ],
    button: 'Voir la commande',
    notes: [
      'Votre virement est parti malgré tout ? Écrivez à {email} ou appelez le {phone} : nous rétablissons la commande, ou nous renvoyons la somme.',
    ],
  },
  balanceDue: {
    subject: 'Solde de votre commande {number} : {balance}',
    title: 'Votre commande attend son solde',
    text: [
      'Il reste {balance} à régler pour votre commande {number}, dont l’acompte de {deposit} est reçu. Nous livrons dès que le solde nous est parvenu.',
    ],
    button: 'Régler le solde',
    notes: [
      'Vous l’avez déjà réglé, ou vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
    ],
  },
  /** Instead of `balanceDue`, later. */
  balanceReminder: {
    subject: 'Rappel : solde de votre commande {number}',
    title: 'Le solde de votre commande',
    text: [
      'Nous n’avons pas encore reçu le solde de {balance} de votre commande {number}. Nous livrons dès qu’il nous est parvenu.',
    ],
    button: 'Régler le solde',
    notes: [
      'Vous l’avez déjà réglé, ou vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
    ],
  },
  /** Instead of `balanceDue` and its reminders, where a part has come by bank transfer. */
  balancePart: {
    subject: 'Solde de votre commande {number} : il manque {missing}',
    title: 'Une partie du solde est arrivée',
    text: [
      'Nous avons reçu {received} du solde de votre commande {number} ; il manque {missing}. Nous livrons dès que la somme est entière.',
    ],
    button: 'Régler le solde',
    notes: [
      'Le reste est déjà parti, ou vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
    ],
  },
  balancePaid: {
    subject: 'Le solde de votre commande {number} est reçu',
    title: 'Votre commande est réglée',
    text: [
      'Nous avons reçu le solde de {balance} de votre commande {number}. Avec l’acompte, elle est réglée en entier ; sa facture déduit l’acompte.',
    ],
    button: 'Voir la commande',
    notes: ['Une question ? Écrivez à {email} ou appelez le {phone}.'],
  },
  deliveryAgreed: {
    subject: 'Livraison de votre commande {number} : {date}',
    title: 'Le jour de la livraison est fixé',
    text: ['Comme convenu ensemble, nous livrons votre commande {number} le {date}.'],
    button: 'Voir la commande',
    notes: [
      'Ce jour ne vous convient plus ? Écrivez à {email} ou appelez le {phone} : nous en choisirons un autre.',
    ],
  },
  /** Of another day than a mail has said before. */
  deliveryMoved: {
    title: 'Le jour de la livraison a changé',
    text: 'Il remplace le jour annoncé auparavant, le {told}.',
  },
  orderDelivered: {
    subject: 'Votre commande {number} est livrée',
    title: 'Votre commande est arrivée',
    text: [
      'Votre commande {number} vous a été livrée le {date}. Nous lui souhaitons une longue vie chez vous.',
      'Si vous changez d’avis, vous pouvez vous rétracter jusqu’au {until} inclus, sans donner de raison et sans frais.',
    ],
    button: 'Voir la commande',
    notes: ['Une question, un réglage, une trace ? Écrivez à {email} ou appelez le {phone}.'],
  },
  orderCancelled: {
    subject: 'Votre commande {number} est annulée',
    title: 'Votre commande est annulée',
    text: [
      'La commande {number} est annulée. Nous n’avons reçu aucun paiement, et vous n’avez rien à faire.',
    ],
    button: 'Voir la commande',
    notes: ['Vous ne l’aviez pas demandé ? Écrivez à {email} ou appelez le {phone}.'],
  },
  orderRefunded: {
    subject: 'Remboursement de votre commande {number}',
    title: 'Votre remboursement est en route',
    text: [
      'Nous vous remboursons {amount} pour la commande {number}.',
      'La somme vous parviendra sous quelques jours, par le moyen qui a servi à payer et sans frais.',
    ],
    button: 'Voir la commande',
    notes: ['Si elle tarde, écrivez à {email} ou appelez le {phone}.'],
  },
  /** Instead of `orderRefunded`, where the house has already transferred the sum. */
  refundTransferred: {
    subject: 'Remboursement de votre commande {number}',
    title: 'Votre remboursement est parti',
    text: [
      'Nous vous avons remboursé {amount} pour la commande {number}, par virement.',
      'Le virement est déjà fait, sans frais pour vous ; selon votre banque, il paraît sur votre compte en quelques jours.',
    ],
    button: 'Voir la commande',
    notes: ['S’il tarde, écrivez à {email} ou appelez le {phone}.'],
  },
  /** Of a refund that is not of all that was invoiced. */
  refundedPart: 'C’est une partie du prix de la commande, qui est de {total}.',
  /** Of the last of several refunds, after which nothing is left. */
  refundedLast: 'Avec lui, tout ce que vous aviez payé pour cette commande vous est rendu.',
  /** Instead of the part, of money that came beyond the invoice: it has no credit note. */
  refundedSurplus: 'Cette somme n’était pas facturée : votre facture reste la même.',
  /** The same, where it goes back with money that has one. */
  refundedBeyond:
    'De cette somme, {credited} étaient facturés : l’avoir porte sur ce montant. Le reste, {surplus}, ne l’était pas.',
  amountDiffers: {
    subject: 'Votre commande {number} : un montant à vérifier',
    title: 'Le montant reçu n’est pas celui de la commande',
    text: [
      'Nous avons reçu {received} pour la commande {number}, dont le total est de {due}.',
      'Rien n’est perdu : la commande et la somme sont enregistrées. Une personne de la maison vous appelle ou vous écrit pour convenir de la suite. D’ici là, vous n’avez rien à faire ; ne payez pas une seconde fois.',
    ],
    button: 'Voir la commande',
    notes: [
      'Vous préférez nous joindre ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  /** Instead of `amountDiffers`, where the deposit was awaited. */
  depositDiffers: {
    subject: 'Votre commande {number} : un montant à vérifier',
    title: 'Le montant reçu n’est pas celui de l’acompte',
    text: [
      'Nous avons reçu {received} pour la commande {number}, dont l’acompte est de {due}.',
      'Rien n’est perdu : la commande et la somme sont enregistrées. Une personne de la maison vous appelle ou vous écrit pour convenir de la suite. D’ici là, vous n’avez rien à faire ; ne payez pas une seconde fois.',
    ],
    button: 'Voir la commande',
    notes: [
      'Vous préférez nous joindre ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  /** Instead of `amountDiffers`, where what is held is the total: it has come once more. */
  paymentToCheck: {
    subject: 'Votre commande {number} : un paiement à vérifier',
    title: 'Un paiement est à vérifier',
    text: [
      'Un paiement de {received} est arrivé pour la commande {number}, alors que nous n’en attendions plus.',
      'Rien n’est perdu : la somme est enregistrée. Une personne de la maison vous appelle ou vous écrit pour convenir de la suite. D’ici là, vous n’avez rien à faire ; ne payez pas une nouvelle fois.',
    ],
    button: 'Voir la commande',
    notes: [
      'Vous préférez nous joindre ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  /** Instead of `amountDiffers`, where the address given with the payment is in another country. */
  addressDiffers: {
    subject: 'Votre commande {number} : une adresse à vérifier',
    title: 'L’adresse de livraison est dans un autre pays',
    text: [
      'Nous avons reçu votre paiement de {received} pour la commande {number}. L’adresse de livraison donnée au paiement n’est pas dans le pays pour lequel le prix a été calculé : {place}.',
      'Rien n’est perdu : la commande et la somme sont enregistrées. Répondez-nous avec une adresse de ce pays et la commande suit son cours, ou demandez le remboursement : vous pourrez commander de nouveau au prix de l’autre pays.',
    ],
    button: 'Voir la commande',
    notes: [
      'Vous préférez nous joindre ? Écrivez à {email} ou appelez le {phone}, en indiquant le numéro de la commande.',
    ],
  },
  number: 'Numéro de commande',
  date: 'Date de la commande',
  unitPrice: 'Prix unitaire',
  leadTime: '{min, number} à {max, plural, one {# semaine} other {# semaines}}',
  vat: 'dont TVA ({rate})',
  online:
    'Le plus simple est la déclaration en ligne, où le numéro de la commande est déjà inscrit :',
  termsOfTheDay:
    'Cette commande suit les conditions générales de vente en vigueur le {date}, jointes à ce message.',
  /** What the attached files are called, in letters that every system has. */
  files: { terms: 'conditions', withdrawal: 'retractation' },
  seller: 'Le vendeur',
  mattress: 'Le matelas de votre lit s’essaie {nights, number} nuits : jusqu’au {until}.',
  /** What happens next, each with its time. */
  next: {
    title: 'Et maintenant',
    byDate: 'D’ici au {date}',
    workshop: 'L’atelier prend votre commande en main.',
    whenReady: 'Dès que tout est prêt',
    call: 'Nous vous appelons pour convenir du jour de l’installation.',
    install: 'Nous livrons, montons et mettons en place, puis remportons les emballages.',
    untilDate: 'Jusqu’au {date}',
    prepare:
      'Vérifiez que portes, ascenseur et tournants d’escalier laissent le passage ; une photo nous suffit pour vous répondre.',
    mind: 'Vous pouvez changer d’avis, sans raison à donner et sans frais.',
  },
  photo: 'Photo de l’atelier, {position} sur {count}',
  attached:
    'Vous pouvez vous rétracter pendant les {days} jours qui suivent la livraison. Ce droit en toutes lettres et le formulaire type sont joints à ce message ; gardez-les avec lui.',
  adviser: '{name}, votre contact à la maison',
  event: 'Théogonie : livraison de la commande {number}',
} as const;
