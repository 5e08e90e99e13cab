/** What is said of a connected piece before it is bought: maker, parts, box, data. */
export const sheet = {
  title: 'Fabricant, pièces et données',
  maker: {
    title: 'Fabricant et service',
    manufacturer: 'Fabricant et responsable dans l’Union',
    sample: 'Données de société fournies en exemple.',
    safety: 'Signaler un danger',
    support: 'Mises à jour du logiciel',
    supportText:
      'Correctifs de sécurité et de conformité, gratuits, pendant {years} ans après la livraison',
    parts: 'Pièces détachées',
    partsText: 'Disponibles pendant {years} ans après la livraison, expédiées sous quinze jours',
    eco: 'Éco-participation',
    ecoText: '{price}, comprise dans le prix (montant donné en exemple)',
    box: 'Dans les colis',
  },
  boxes: {
    bed: 'Châssis, sommier, tête de lit, module électronique, câble secteur, télécommande, notice et outillage. Le matelas se choisit à part.',
    chair: 'Fauteuil monté, câble secteur, télécommande, housse de transport, notice.',
    table: 'Table, chargeur intégré, câble secteur, patins, notice.',
    mirror: 'Miroir, fixations, bloc d’alimentation, cache d’objectif, notice.',
    wardrobe:
      'Panneaux, portes, module électronique, éclairage, câble secteur, notice et gabarits.',
  },
  data: {
    title: 'Fiche de données',
    kinds: 'Données produites',
    volume: 'Volume',
    volumeText: 'Environ {kilobytes} ko par jour d’usage, en continu, au format JSON',
    place: 'Lieu et durée',
    placeText:
      'Dans la mémoire du meuble, {days} jours, puis elles sont recouvertes. Rien ne part sur un serveur sans que vous l’ayez demandé.',
    reach: 'Les consulter et les emporter',
    reachText:
      'Depuis le panneau du meuble ou sur le réseau de la maison, sans frais : lecture, export en JSON ou en CSV, transmission à qui vous désignez.',
    erase: 'Les effacer',
    eraseText:
      'Une touche du panneau efface toutes les mesures ; un appui de dix secondes rend le meuble à son état d’origine.',
    offline: 'Sans réseau',
    biometrics: 'Mesures du corps et reconnaissance',
    noBiometrics: 'Aucune fonction n’en a besoin.',
    refuse:
      'Ces fonctions sont coupées à la livraison. Il faut les activer une à une, et un interrupteur matériel les coupe toutes ; le reste du meuble n’en souffre pas.',
    contract:
      'La maison n’emploie ces données que pour la fonction que vous demandez, et ne les cède à personne.',
  },
  kinds: {
    bed: 'Position du sommier, température et humidité, présence, mouvements, consommation ; pouls et souffle si vous activez le suivi du sommeil.',
    chair:
      'Programme, durée, pression des rouleaux, température, consommation ; pouls si vous activez le massage adaptatif.',
    table: 'Charge sans fil, éclairage, température du plateau, consommation.',
    mirror:
      'Éclairage, présence, heures d’usage, consommation ; image du visage, traitée puis oubliée, si vous activez la reconnaissance.',
    wardrobe: 'Ouvertures, humidité, éclairage, étiquettes lues, consommation.',
  },
  offline: {
    bed: 'Réglages, éclairage, réveil, massage et sécurité fonctionnent. Manquent la commande à distance et les mises à jour.',
    chair:
      'Tous les programmes de massage fonctionnent. Manquent la commande à distance et les mises à jour.',
    table: 'Charge et éclairage fonctionnent. Manquent l’assistant vocal et les mises à jour.',
    mirror: 'Miroir et éclairage fonctionnent. Manquent la météo, l’agenda et les mises à jour.',
    wardrobe:
      'Portes, éclairage et séchage fonctionnent. Manquent l’inventaire à distance et les mises à jour.',
  },
  biometrics: {
    bed: 'Le suivi du sommeil mesure pouls et souffle.',
    chair: 'Le massage adaptatif mesure le pouls.',
    mirror:
      'La reconnaissance faciale et l’assistant de beauté analysent le visage, dans le miroir seulement.',
  },
} as const;
