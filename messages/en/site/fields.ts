/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'Enter your name.',
  email: 'Enter your email address, for example name@domain.com.',
  phone: 'Check this number: at least six digits, at most 50 characters, no letters.',
  subject: 'Enter the subject of your message.',
  message: 'Write your message.',
  place: 'Please give the country and the town.',
  order: 'Enter the order number, or the piece and the date of purchase.',
  sure: 'Nothing was erased: tick this box first.',
} as const;
