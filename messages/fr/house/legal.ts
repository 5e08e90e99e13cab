export const legal = {
  meta: {
    title: 'Mentions légales',
    description:
      'Qui publie ce site, qui l’héberge, sous quels numéros la société est inscrite : les mentions légales de la maison, données en exemple.',
  },
  title: 'Mentions légales',
  intro:
    'La société est en cours de création. Les noms, numéros et adresses de cette page sont des exemples et seront remplacés à son immatriculation.',
  /** On each legal page of another language than French. */
  binding: 'Seule la version française de cette page fait foi.',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      paragraphs: [
        '{controller}, société par actions simplifiée au capital de {capitalEuros, number} € (exemple), {address}, France.',
      ],
      list: [
        'Téléphone : {phone}',
        'E-mail : {email}',
        'Directeur de la publication : le président de la société (nom à venir)',
      ],
    },
    {
      id: 'immatriculation',
      title: 'Immatriculation et TVA',
      paragraphs: ['Tous ces numéros sont des exemples ; les zéros le disent assez.'],
      list: [
        'Registre du commerce : {registrationNumber}',
        'SIRET : {siret}',
        'TVA intracommunautaire : {vatNumber}',
        'Identifiants uniques des filières de recyclage (meubles, équipements électriques, emballages) : FR000000_00XXXX',
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergeur',
      paragraphs: [
        '{host}, France, téléphone {hostPhone}. Cet hébergeur est fictif ; le nom du vrai figurera ici avant l’ouverture.',
      ],
    },
    {
      id: 'propriete',
      title: 'Textes, images et modèles',
      paragraphs: [
        'Les récits, les images et les modèles en trois dimensions appartiennent à la maison, ou sont employés avec l’accord de leurs auteurs. Toute reprise au-delà de ce que la loi permet demande une autorisation écrite. Les mythes, eux, sont à tout le monde.',
        'La carte de la page Contact est l’œuvre des contributeurs d’OpenStreetMap, sous licence ODbL.',
      ],
    },
    {
      id: 'exemples',
      title: 'Ce qui est donné en exemple',
      paragraphs: [
        'Les témoignages, les suites et les tarifs de la Résidence, le partenaire Nyx Literie et le récit des débuts de la maison sont des exemples. Aucun ne décrit une personne ou une entreprise existante.',
      ],
    },
    {
      id: 'signaler',
      title: 'Signaler une erreur',
      paragraphs: [
        'Un lien mort, une faute, un passage difficile à lire avec une aide technique : la page Contact est faite pour cela.',
      ],
    },
  ],
} as const;
