/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Indicare il proprio nome.',
  email: 'Indicare il proprio indirizzo e-mail, per esempio nome@dominio.it.',
  phone: 'Questo numero è troppo lungo: al massimo 50 caratteri.',
  subject: 'Indicare l’oggetto del messaggio.',
  message: 'Scrivere il messaggio.',
  order: 'Indicare il riferimento dell’ordine, oppure il pezzo e la data dell’acquisto.',
  sure: 'Nulla è stato cancellato: prima va spuntata questa casella.',
} as const;
