/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse e-mail, par exemple nom@domaine.fr.',
  phone: 'Vérifiez ce numéro : six chiffres au moins, 50 signes au plus, sans lettres.',
  subject: 'Indiquez l’objet de votre message.',
  message: 'Écrivez votre message.',
  place: 'Indiquez le pays et la ville.',
  order: 'Indiquez le numéro de la commande, ou la pièce et la date de l’achat.',
  sure: 'Rien n’a été effacé : cochez d’abord cette case.',
} as const;
