/** The right to change one's mind, with the model form of the law. */
export const withdrawal = {
  meta: {
    title: 'Right of withdrawal',
    description:
      'Fourteen days to withdraw from a purchase: the period, the steps, the online declaration with its acknowledgement, and the model form.',
  },
  title: 'Right of withdrawal',
  intro:
    'You have fourteen days to change your mind, without giving a reason and at no cost. This page says how; online, it takes two clicks.',
  start: 'Withdraw from contract here',
  sections: [
    {
      id: 'droit',
      title: 'The right',
      paragraphs: [
        'You may withdraw from the contract within fourteen days of the day on which you, or the person you name, take possession of the goods or, where the order is delivered in several parts, of the last of them (Articles L. 221-18 et seq. of the French Consumer Code).',
        'If the period ends on a Saturday, a Sunday or a public holiday, it runs to the next working day. You may also exercise the right as soon as the contract is concluded.',
      ],
    },
    {
      id: 'declaration',
      title: 'How to exercise it',
      paragraphs: [
        'The simplest way is the online function at the top of this page: your name, the order number, your email address, then “Confirm withdrawal”. An acknowledgement with the date and time appears at once and is sent to you by email.',
        'Any other unambiguous statement is just as valid: a letter to {controller}, {address}, or a message to {email}. It is enough to send it before the period ends. These contact details are examples.',
      ],
    },
    {
      id: 'effets',
      title: 'What follows',
      paragraphs: [
        'We refund everything you paid, delivery included, no later than fourteen days after receiving your decision, by the means you paid with and at no cost to you.',
        'We come and collect the piece from your home, free of charge. You answer only for a loss of value caused by handling beyond what is needed to establish the nature of the piece and that it works.',
      ],
    },
    {
      id: 'exception',
      title: 'The exception',
      paragraphs: [
        'The right covers everything chosen from the options listed, atelier compositions included. Only what is cut to a measurement given by the customer is excluded (Article L. 221-28, 3°); we sell nothing of the kind.',
      ],
    },
    {
      id: 'formulaire',
      title: 'Model form',
      paragraphs: ['Complete and return this form only if you wish to withdraw from the contract.'],
      list: [
        'To {controller}, {address}, {email}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
        'Ordered on (*)/received on (*):',
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s) (only if this form is notified on paper):',
        'Date: — (*) Delete as appropriate.',
      ],
    },
  ],
} as const;

/** The declaration itself, in two steps, and its acknowledgement. */
export const declaration = {
  meta: {
    title: 'Withdraw from contract here',
    description:
      'Declare your withdrawal online: name, order number, email address, confirmation, then a dated acknowledgement of receipt.',
  },
  title: 'Withdraw from contract here',
  intro:
    'Three lines to fill in, then a confirmation. No reason is asked for, and nothing is declared before the second step.',
  form: {
    name: 'Full name',
    order: 'Order number',
    orderHint: 'or else the piece and the date of purchase',
    email: 'Email address for the acknowledgement',
    next: 'Continue',
    review: 'Check your declaration',
    statement: 'I give notice that I withdraw from the contract named below.',
    confirm: 'Confirm withdrawal',
    change: 'Correct',
    sending: 'Sending…',
    done: 'Your withdrawal has been received',
    doneText:
      'Received on {date} at {time}, Paris time under number {reference}. An acknowledgement is on its way to {email}.',
    keep: 'Keep this number. We will write to you about what follows: the refund and, if the piece is already with you, the day for its collection.',
    invalid:
      'Check the name, the number and the email address: one of them is empty, too long or incorrect.',
    failed:
      'The declaration could not be recorded. Please try again, or write to us: a letter is just as valid.',
    print: 'View the acknowledgement, to print or save it',
  },
} as const;

/** The page that shows a declaration that was received. */
export const receiptPage = {
  meta: {
    title: 'Acknowledgement of withdrawal',
    description:
      'Your declaration of withdrawal as we received it, with its number, date and time: for you to print or save.',
  },
  title: 'Acknowledgement of receipt',
  text: 'Declaration of withdrawal received on {date} at {time}, Paris time under number {reference}.',
  keep: 'This page is your acknowledgement of receipt: please print it or save it.',
  bad: 'This link is incomplete, or did not come from us: open the one in the email, or write to us with the number of the declaration.',
  away: 'The declaration cannot be shown at the moment, but it is safely kept. Try again in a few minutes.',
} as const;
