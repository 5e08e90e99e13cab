export const refund = {
  meta: {
    title: 'Refunds on orders',
    description:
      'When and how you are refunded after a withdrawal or a defect: fourteen days, by the same payment method, and whom to write to.',
  },
  title: 'Refunds',
  intro:
    'The money goes back by the road it came. Here is how soon, for what amount, and what may be deducted from it.',
  sections: [
    {
      id: 'delai',
      title: 'How soon',
      paragraphs: [
        'After a withdrawal, we refund you no later than fourteen days after receiving your decision. Since we come and collect the piece ourselves, we do not wait for its return (Article L. 221-24 of the French Consumer Code).',
        'Beyond that time, the sum due is increased automatically, at the rates laid down in Article L. 242-4 of the same code.',
      ],
    },
    {
      id: 'moyen',
      title: 'The payment method',
      paragraphs: [
        'You are refunded by the means used to pay, at no cost to you. Another is used only if you expressly agree to it. The bank may take a few more days to enter it on your statement.',
      ],
    },
    {
      id: 'montant',
      title: 'What is refunded',
      paragraphs: [
        'Everything you paid for the order is returned to you: the pieces, their options and the €{cartDeliveryEuros, number} delivery. If you keep part of a basket, delivery remains payable for what stays with you.',
        'A deduction is possible only for loss of value caused by use beyond a normal trial. It is quantified and explained, and you may contest it.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: 'If you are paying in instalments',
      paragraphs: [
        'Instalments already paid are refunded to you and those to come are no longer collected. Paying in three, twelve or twenty-four instalments, where the payment page offers it, is credit: withdrawing from the purchase ends it automatically, without costs or compensation other than any charge for opening the file (Article L. 312-54 of the French Consumer Code).',
      ],
    },
    {
      id: 'defaut',
      title: 'If the piece is defective',
      paragraphs: [
        'The law provides first for repair or replacement, free of charge, within thirty days. If that is not done, or does not suffice, you may ask for a reduction in the price or return the piece for a refund. The terms of sale give the details.',
        'In that case the sum is returned to you within fourteen days of the piece being given back, or of proof that it has been sent.',
      ],
    },
    {
      id: 'ecrire',
      title: 'Whom to write to',
      paragraphs: [
        'Write to {email}, or use the Contact page, giving the name of the piece and the order number. The address is an example. You will receive an acknowledgement, then the date of the refund.',
      ],
    },
  ],
} as const;
