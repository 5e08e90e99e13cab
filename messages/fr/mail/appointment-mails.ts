/** Words of the mails about hours with the house; `{…}` are facts put in when a mail leaves. */
export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'Votre heure avec la maison, {number}',
    title: 'C’est noté',
    text: [
      '{adviser} vous attend. Ce message confirme le rendez-vous {number} ; gardez-le. Le fichier joint le met dans votre agenda.',
    ],
    button: 'Voir mon rendez-vous',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le rendez-vous.',
      'Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'Nouvelle heure pour votre rendez-vous {number}',
    title: 'L’heure est changée',
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
    subject: 'Le lien de votre vidéo, {number}',
    title: 'Le lien de votre vidéo',
    text: ['Voici où retrouver {adviser} à l’heure dite. Il s’ouvre dans un navigateur.'],
    button: 'Voir mon rendez-vous',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le rendez-vous.',
      'Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Demain avec la maison, {number}',
    title: 'À demain',
    text: [
      '{adviser} vous retrouve demain. Un empêchement ? Le lien ci-dessous change ou annule l’heure.',
    ],
    button: 'Voir mon rendez-vous',
    notes: ['Une question ? Appelez la maison au {phone}, en donnant le numéro {number}.'],
  },
} as const;
