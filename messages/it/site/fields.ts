/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Indica il tuo nome.',
  email: 'Indica il tuo indirizzo e-mail, per esempio nome@dominio.it.',
  phone: 'Verifica questo numero: almeno sei cifre, al massimo 50 caratteri, senza lettere.',
  subject: 'Indica l’oggetto del messaggio.',
  message: 'Scrivi il messaggio.',
  place: 'Indichi il paese e la città.',
  order: 'Indica il numero dell’ordine, oppure il pezzo e la data dell’acquisto.',
  sure: 'Nulla è stato cancellato: spunta prima questa casella.',
} as const;
