/** Words of the mails about hours with the house; `{…}` are facts put in when a mail leaves. */
export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'Votre heure avec la maison, {number}',
    title: 'C’est noté',
    text: [
      'Vous parlerez avec {adviser}. Ce message confirme le rendez-vous {number} ; gardez-le. Le fichier joint le met dans votre agenda.',
    ],
    button: 'Voir mon rendez-vous',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le rendez-vous.',
      'Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'Nouvelle heure pour votre rendez-vous {number}',
    title: 'Votre rendez-vous est déplacé',
    text: [
      'Voici le rendez-vous {number} tel qu’il est désormais. Le fichier joint remplace le précédent dans votre agenda.',
    ],
    button: 'Voir mon rendez-vous',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le rendez-vous.',
      'Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.',
    ],
  },
  appointmentCancelled: {
    subject: 'Votre rendez-vous {number} est annulé',
    title: 'Votre rendez-vous est annulé',
    text: ['Le rendez-vous {number} est annulé. Le fichier joint le retire de votre agenda.'],
    button: 'Choisir une autre heure',
    notes: ['Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.'],
  },
  appointmentLink: {
    subject: 'Le lien de votre visioconférence, {number}',
    title: 'Le lien de votre visioconférence',
    text: ['Voici le lien pour retrouver {adviser} à l’heure dite. Il s’ouvre dans un navigateur.'],
    button: 'Ouvrir la visioconférence',
    notes: [
      'Le lien vers le rendez-vous est à vous : qui l’a peut le changer ou l’annuler.',
      'Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Votre rendez-vous approche, {number}',
    title: 'Votre rendez-vous approche',
    text: [
      'Vous parlerez avec {adviser} au jour et à l’heure rappelés ici. Un empêchement ? Le bouton ci-dessous permet de changer l’heure ou d’annuler.',
    ],
    button: 'Voir mon rendez-vous',
    notes: ['Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.'],
  },
  /** Of another appointment at the same hour with the same address. */
  twin: 'Un autre rendez-vous, {number}, est pris à la même heure avec votre adresse. Si un seul suffit, annulez l’un des deux, chacun par le lien de son e-mail. Si celui-ci n’a pas été pris par vous, c’est lui qu’il faut annuler.',
  /** Of the link that stands beside the button. */
  openVideo: 'Ouvrir la visioconférence',
  seeAppointment: 'Voir mon rendez-vous',
} as const;
