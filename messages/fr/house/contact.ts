export const contact = {
  meta: {
    title: 'Contact, devis et réception de la Résidence',
    description:
      'Écrire à la maison, demander un devis, joindre la réception de la Résidence : adresse, téléphones, carte, six questions courantes.',
  },
  title: 'Nous écrire',
  intro:
    'Une mesure à vérifier, un escalier qui vous inquiète, une nuit à la Résidence : dites-le comme vous le diriez au comptoir. La maison lit tout et répond par écrit.',
  english: 'Read this page in English',
  addressTitle: 'La maison, à Paris',
  phoneTitle: 'Téléphone',
  emailTitle: 'E-mail',
  hoursTitle: 'La réception de la Résidence',
  hours:
    '{reception, select, always {Réception ouverte 24 heures sur 24} other {Réception ouverte de {opens} à {closes}}}, tous les jours',
  sample:
    'Adresse, numéros et e-mails sont des exemples, en attendant la création de la société : seul le formulaire est lu.',
  map: {
    title: 'Plan d’accès',
    frame: {
      load: 'Afficher la carte',
      note: 'La carte vient d’OpenStreetMap et ne se charge qu’après votre clic. Votre navigateur s’adresse alors directement à ce service.',
      title: 'Carte OpenStreetMap des environs de la maison, à Paris',
    },
    open: 'Ouvrir dans OpenStreetMap',
  },
  form: {
    title: 'Votre message',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    optional: 'facultatif',
    subject: 'Objet',
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    sentTitle: 'Message envoyé',
    sentText: 'Merci. Il est bien enregistré ; la réponse ira à l’adresse que vous avez donnée.',
    visitSubject: 'Demande de visite : {piece}',
  },
  faqTitle: 'Avant de venir à la Résidence',
  faq: [
    {
      question: 'À quelle heure peut-on arriver et repartir ?',
      answer:
        'Votre suite est prête à partir de {checkIn} et se libère avant {checkOut}. {reception, select, always {La réception ne ferme pas : si votre train arrive à minuit, quelqu’un vous attend.} other {La réception est ouverte de {opens} à {closes}.}} Le jour du départ, les bagages restent à la consigne autant qu’il le faut.',
    },
    {
      question: 'Où laisser sa voiture ?',
      answer:
        'Sous les pins, un parking fermé compte une place par suite, sans supplément. Deux bornes permettent de recharger pendant la nuit. Signalez un véhicule haut ou une remorque dans votre message : le portail d’entrée est étroit.',
    },
    {
      question: 'Les animaux sont-ils admis ?',
      answer:
        'Chiens et chats dorment à la Résidence, à raison d’un par suite, si vous les annoncez en réservant. Gamelles et couverture sont fournies. Nous demandons seulement que le velours des lits leur reste interdit : il garde les poils et les rancunes.',
    },
    {
      question: 'Comment se passe le petit déjeuner ?',
      answer:
        'Compris dans le prix de la nuit, il est servi de {breakfastFrom} à {breakfastTo}, en suite ou sur la terrasse commune. Dites-nous la veille vos allergies et vos habitudes. Pour un départ à l’aube, la cuisine prépare un panier.',
    },
    {
      question: 'Venez-vous chercher les voyageurs ?',
      answer:
        'Oui, à la gare comme à l’aéroport, pourvu que le transfert soit convenu au moins {transferHours, plural, one {# heure} other {# heures}} à l’avance. Donnez le numéro du train ou du vol : le chauffeur suit les retards. Le prix de la course vous est indiqué avant confirmation.',
    },
    {
      question: 'Qu’y a-t-il dans la maison ?',
      answer:
        'Toutes les suites ont une salle de bains et le Wi-Fi. Cuisine, terrasse, cheminée ou bassin privé varient de l’une à l’autre et sont indiqués sur chaque fiche. La salle de lecture, le hammam, le jardin et l’escalier vers la mer sont ouverts à tous.',
    },
  ],
} as const;
