import { keptInBrowser } from './cookies';

export const privacy = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Les données que la boutique garde, pourquoi, pendant combien de temps, et comment les effacer : pas de pistage, pas de publicité, pas de carte bancaire.',
  },
  title: 'Politique de confidentialité',
  updatedOn: '2026-11-25',
  updatedLabel: 'Dernière mise à jour : {date}',
  intro:
    'Cette boutique n’a ni compte ni mot de passe, ne suit personne et ne montre aucune publicité. Elle garde peu de choses. Les voici, avec leur raison d’être et leur durée.',
  sections: [
    {
      id: 'donnees-recueillies',
      title: '1. Les données recueillies',
      paragraphs: [
        'On peut lire tout le site sans se nommer : votre adresse et votre nom ne sont connus que si vous les donnez.',
        'Aucun relevé des capteurs de vos meubles ne parvient au site, qui n’achète par ailleurs aucun fichier.',
      ],
      list: [
        'À l’inscription : votre adresse e-mail et, si vous le souhaitez, votre nom. L’adresse est la clé du panier et de la liste de souhaits.',
        'Pour la newsletter, par une case séparée et non cochée : l’heure à laquelle vous l’avez cochée, puis celle où vous l’avez confirmée par e-mail.',
        'Dans le panier et la liste de souhaits : les pièces, leurs options, les quantités. Dans les configurations gardées : la pièce, ses options et le nom que vous lui donnez.',
        'Par le formulaire de contact : nom, adresse e-mail, objet, message, et le téléphone si vous l’indiquez.',
        'Dans un devis : les pièces, leurs options, les prix, et l’adresse e-mail de votre session si elle est ouverte. L’adresse à laquelle vous le faites envoyer ne sert qu’à cet envoi. Celui que la maison écrit à votre demande garde l’adresse et le nom que vous lui avez donnés.',
        'Lors d’une commande : les pièces et leurs options, les montants, l’adresse e-mail et le suivi, puis votre nom, votre téléphone, votre adresse postale et la référence de transaction, transmis par la page de paiement, ou que vous y écrivez pour un virement bancaire.',
        'Pour un séjour à la Résidence : la suite, les dates, le nombre de voyageurs, vos prénom et nom, votre adresse e-mail, votre téléphone, votre adresse postale, vos demandes et la manière de payer. Une réservation commencée et laissée là est effacée dans les trois heures.',
        'Pour une heure avec la maison : le lieu, la langue, le jour et l’heure, votre fuseau horaire, votre nom, votre adresse e-mail, votre téléphone, ce que vous souhaitez voir, et la pièce, le devis ou la commande dont il s’agit.',
        'Après une commande : les avis du prestataire de paiement (payé, refusé, expiré, remboursé, contesté) et ce que les personnes de la maison en ont fait, avec leur adresse e-mail et l’heure.',
        'Dans les journaux techniques : l’heure, les pages introuvables, les pannes et la référence de transaction affichée après un paiement. L’hébergeur peut y joindre votre adresse IP.',
        'Contre les abus : le nombre de demandes venues d’une session ou d’un groupe d’adresses IP voisines, sous une empreinte irréversible, deux heures au plus.',
      ],
    },
    {
      id: 'utilisation',
      title: '2. L’usage que nous en faisons',
      paragraphs: [
        'Chaque usage repose sur un fondement prévu par l’article 6 du RGPD. Aucune décision n’est prise à votre égard par un programme seul, et aucun profil n’est établi.',
      ],
      list: [
        'Tenir votre panier et votre liste de souhaits, exécuter une commande, livrer, installer, reprendre : le contrat, ou sa préparation à votre demande.',
        'Envoyer la newsletter : votre consentement, que vous retirez par le lien de désinscription présent dans chaque envoi.',
        'Répondre à vos messages, protéger le site et réparer ses pannes : notre intérêt légitime.',
        'Conserver les commandes et les factures comme pièces comptables (article L. 123-22 du code de commerce), conserver les contrats, honorer les garanties : nos obligations légales.',
        'Savoir qui, à la maison, a fait quoi d’une commande, d’un message ou d’une rétractation : notre intérêt légitime.',
      ],
    },
    {
      id: 'partage',
      title: '3. Avec qui elles sont partagées',
      paragraphs: [
        'Vos données ne sont ni vendues, ni louées, ni échangées. Elles ne vont qu’à ceux dont une tâche précise dépend, et pour cette tâche.',
        'La carte est saisie sur la page sécurisée du prestataire de paiement, jamais ici. Les champs dessinés sur notre page de paiement ne sont ni lus, ni envoyés, ni enregistrés. Nous ne connaissons donc pas votre numéro de carte.',
        'Si vous affichez la carte de la page Contact, votre navigateur interroge OpenStreetMap, qui reçoit alors votre adresse IP. Sans votre clic, rien ne lui est demandé.',
      ],
      list: [
        'L’hébergeur du site et le service qui achemine nos e-mails.',
        'Le prestataire de paiement, Stripe lorsque la boutique l’emploie, et, si vous étalez le paiement, l’organisme de crédit que vous choisissez. La banque de la maison, si vous payez par virement.',
        'Les personnes de la maison chargées des commandes, à l’atelier notamment, pour fabriquer, livrer et reprendre ce que vous avez commandé.',
        'Le transporteur et les installateurs, pour le nom, l’adresse, le téléphone et l’accès au logement.',
        'Les autorités, lorsque la loi nous y oblige.',
      ],
    },
    {
      id: 'securite',
      title: '4. La sécurité',
      paragraphs: [
        'Connaître votre adresse ne suffit ni à voir votre panier ni à y toucher. L’accès tient à un jeton de session tiré au hasard, placé dans un cookie que les scripts de la page ne peuvent pas lire ; notre base n’en conserve que l’empreinte.',
        'Une adresse nouvelle ouvre une session sans autre preuve. Pour une adresse déjà inscrite, un lien à usage unique, valable {accessLinkMinutes, plural, one {# minute} other {# minutes}}, est envoyé à cette adresse ; il faut l’ouvrir, puis cliquer sur le bouton de la page. La première fois que le titulaire prouve ainsi son adresse, toutes les sessions ouvertes sans preuve sont fermées.',
        'Les échanges avec le site sont chiffrés. Si une fuite présente un risque, nous en informons la CNIL dans les 72 heures ; si ce risque est élevé, nous vous prévenons sans tarder.',
      ],
    },
    {
      id: 'droits',
      title: '5. Vos droits',
      paragraphs: [
        'Le responsable du traitement est {controller}. La page « Mes données » vous laisse voir, emporter et effacer vous-même ce que nous gardons. Pour tout autre droit, écrivez à {privacyEmail} ou à notre délégué à la protection des données, {dpoEmail} ; vous pouvez aussi appeler le {phone} ou adresser un courrier à {address}.',
        'Nous répondons dans le mois, sans frais. Une preuve de votre identité n’est demandée que si un doute sérieux existe ; en général, répondre depuis l’adresse inscrite suffit.',
        'Si notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés.',
      ],
      list: [
        'Accéder à vos données et en recevoir une copie.',
        'Les faire rectifier ou effacer.',
        'Demander la limitation d’un traitement, ou vous y opposer.',
        'Recevoir dans un format courant celles que vous avez fournies, ou les faire transmettre.',
        'Retirer un consentement à tout moment, sans effet sur ce qui a précédé.',
        'Laisser des directives sur le sort de vos données après votre mort.',
      ],
    },
    {
      id: 'cookies',
      title: '6. Cookies et mémoire du navigateur',
      paragraphs: [
        'Le site ne dépose que le nécessaire : ni mesure d’audience, ni publicité, ni réseau social. C’est pourquoi aucun bandeau ne vous demande d’accord.',
        'Les cookies durent {longestCookieMonths, plural, one {# mois} other {# mois}} au plus. La mémoire locale reste dans votre navigateur jusqu’à ce que vous l’effaciez.',
      ],
      list: keptInBrowser,
    },
    {
      id: 'conservation',
      title: '7. Durées de conservation',
      paragraphs: [
        'Passé ces délais, les données sont effacées ou rendues anonymes. Un litige en cours peut retarder l’effacement des seules pièces qui le concernent.',
      ],
      list: [
        'Commandes et leur suivi, leurs photos et documents, avis du prestataire de paiement, factures, contrats, déclarations de rétractation, et ce que la maison en a fait : {contractYears, plural, one {# an} other {# ans}}. Une commande qui n’a pas été payée est effacée au bout {unpaidOrderYears, plural, one {d’un an} other {de # ans}} ; passée sans adresse e-mail, au bout de {anonymousOrderDays, plural, one {# jour} other {# jours}} une fois sa page de paiement fermée.',
        'Séjours à la Résidence : {contractYears, plural, one {# an} other {# ans}} après la réservation. Si vous effacez vos données plus tôt, il n’en reste, une fois le séjour passé, ni nom ni coordonnées.',
        'Heures avec la maison : {appointmentYears, plural, one {# an} other {# ans}} après leur jour. Effacer vos données plus tôt annule celles qui sont à venir.',
        'Devis : {offerYears, plural, one {un an} other {# ans}} après leur dernier jour de validité ; celui qui a donné lieu à une commande, aussi longtemps qu’elle si c’est plus long.',
        'Si vous effacez vos données plus tôt : tant qu’une commande payée doit encore vous être livrée ou remboursée, vos coordonnées restent, pour que nous puissions vous joindre. Ensuite, d’une commande facturée restent les pièces, les montants, le suivi, votre nom et votre adresse postale, sans e-mail ni téléphone ; d’une commande sans facture, plus rien qui mène à vous.',
        'Données de navigation et sessions : {sessionMonths, plural, one {# mois} other {# mois}}.',
        'Journaux techniques : {logMonths, plural, one {# mois} other {# mois}}.',
        'Messages et échanges avec la maison : {messageYears, plural, one {# an} other {# ans}} après le dernier.',
        'Adresse, panier, liste de souhaits et configurations gardées : {accountYears, plural, one {# an} other {# ans}} après votre dernière connexion, ou jusqu’à votre demande d’effacement si elle vient plus tôt.',
        'Inscription à la newsletter, avec l’adresse qui la reçoit : jusqu’à la désinscription, ou {newsletterYears, plural, one {# an} other {# ans}} sans connexion ni confirmation de votre part.',
        'E-mails que nous vous adressons : {mailDays, plural, one {# jour} other {# jours}} dans la file d’envoi, ou jusqu’à l’effacement de vos données s’il vient plus tôt.',
      ],
    },
    {
      id: 'transferts',
      title: '8. Transferts hors de l’Union européenne',
      paragraphs: [
        'Nous choisissons des prestataires qui traitent les données dans l’Espace économique européen. Si l’un d’eux doit en sortir, le transfert repose sur une décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne, dont vous pouvez demander copie.',
        'Livrer en Suisse, à Monaco ou au Royaume-Uni suppose d’y transmettre au transporteur votre nom et votre adresse ; c’est nécessaire à votre commande. OpenStreetMap, que vous choisissez d’interroger ou non, peut répondre depuis des serveurs situés ailleurs.',
      ],
    },
    {
      id: 'mineurs',
      title: '9. Mineurs de moins de 16 ans',
      paragraphs: [
        'La boutique ne s’adresse pas aux moins de 16 ans et ne recueille pas sciemment leurs données. Un parent qui constaterait une inscription peut nous écrire : elle sera effacée.',
      ],
    },
    {
      id: 'modifications',
      title: '10. Modifications de ce texte',
      paragraphs: [
        'La date inscrite en tête est celle du texte, et non celle de votre visite. Si un changement touche vos droits ou l’usage de vos données, les personnes inscrites en sont averties par e-mail avant qu’il ne prenne effet.',
      ],
    },
    {
      id: 'contact',
      title: '11. Nous joindre',
      paragraphs: [
        'Toute question sur cette page va à {privacyEmail}, ou par courrier à {controller}, {address}. Le délégué à la protection des données se joint à {dpoEmail}.',
        'Ces coordonnées sont données en exemple, en attendant la création de la société.',
      ],
    },
  ],
  cnilLabel: 'Site de la CNIL',
  cnilUrl: 'https://www.cnil.fr',
} as const;
