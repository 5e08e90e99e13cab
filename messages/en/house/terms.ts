export const terms = {
  meta: {
    title: 'Terms of sale',
    description:
      'Seller, prices, order, payment, delivery, withdrawal, guarantees, mediation: our terms of sale, in short sentences.',
  },
  title: 'Terms of sale',
  intro:
    'These terms apply to every order placed on this site by a consumer. They are written to be read. The one long passage, on the guarantee of conformity, is required word for word by French law; it is given here in translation.',
  sections: [
    {
      id: 'vendeur',
      title: '1. The seller',
      paragraphs: [
        'The pieces are sold by {controller}, {address}, {registrationNumber} (trade and companies register), EU VAT number {vatNumber}. It can be reached on {phone} and at {email}.',
        'These details are examples until the company is formed.',
      ],
    },
    {
      id: 'pieces',
      title: '2. The pieces',
      paragraphs: [
        'The page of each piece gives dimensions, weight, materials, connectivity, power use and guarantee. Wood, marble and mother-of-pearl vary from one piece to another; the images, computed from the plans, show only one example.',
        'Without a network, the main functions remain available. The updates needed to keep connected furniture in good order and secure are supplied free of charge, for the period stated on the page of the piece: eight years at least.',
      ],
    },
    {
      id: 'prix',
      title: '3. Prices',
      paragraphs: [
        'Prices are in euros and include all taxes and the éco-participation (the French recycling contribution). The server calculates them from the catalogue on the day of the order; a price that has changed since the piece was put in the basket is pointed out.',
        'Delivery: €{cartDeliveryEuros, number} once per basket, nothing for a piece bought directly. Installation is included. Within the European Union, the price shown includes the VAT of the country of installation. In Switzerland and the United Kingdom, the price charged is without French VAT; customs duties and import taxes are added to it and remain payable by the buyer.',
      ],
    },
    {
      id: 'commande',
      title: '4. The order',
      paragraphs: [
        'You choose a piece and its options, check the summary, correct it where necessary, then go on to the payment page. The contract is concluded when the payment is accepted. A confirmation, with these terms, is sent to you by email.',
        'The amount offered remains valid for a limited time; after that, the page takes you back to the piece. Contracts are archived for {contractYears, plural, one {# year} other {# years}} and you may request a copy. They are concluded in French; the translations on this site are an aid to reading.',
      ],
    },
    {
      id: 'paiement',
      title: '5. Payment',
      paragraphs: [
        'Payment is made on a provider’s secure page, opened in a new tab, by whichever of these means the payment page offers: bank card, Apple Pay or PayPal. The shop neither sees nor keeps your card.',
        'Where the payment page offers it, a bank transfer goes to the house’s own account, within {transferDays} days of the order and quotes its number. The workshop starts once the sum has arrived. Without it, the order is cancelled and nothing is due.',
        'Where the payment page offers it, a piece from €{depositFromEuros, number}, or an atelier composition, can also be ordered with a deposit of {depositPercent}%, the balance being paid before delivery. This sum is a part payment (in French law an “acompte”, not “arrhes”); the right of withdrawal remains whole, and all that was paid is then refunded.',
        'For as long as the shop is not connected to any provider, the button leads to a demonstration page. It says so clearly, and nothing is charged.',
      ],
    },
    {
      id: 'plusieurs-fois',
      title: '6. Paying in instalments',
      paragraphs: [
        'Paying in three, twelve or twenty-four instalments, where the payment page offers it, is consumer credit, even without interest or fees. It is granted at a fixed APR of 0% by {lender}, a fictitious company named as an example: you repay the price and nothing more. The cost of the credit is borne by Théogonie. For twelve or twenty-four instalments the amounts shown are an estimate, subject to the lender’s offer.',
        'The lender checks your circumstances, gives you the information required by law, may refuse, and allows you fourteen days to withdraw from the credit. The payment page gives an example worked out for your order.',
        '“Warning! Credit costs money and must be repaid!”',
      ],
    },
    {
      id: 'livraison',
      title: '7. Delivery',
      paragraphs: [
        'Delivery takes place on the date agreed with you, within two to four weeks in mainland France and a few days more elsewhere; the date given before payment binds us. The risk of loss or damage passes to the buyer only when the buyer takes possession of the piece. Everything else is on the “Delivery and returns” page.',
      ],
    },
    {
      id: 'retractation',
      title: '8. Withdrawal',
      paragraphs: [
        'The buyer has fourteen days after delivery in which to withdraw, without reason and without cost: we collect the piece and refund the price and the delivery (Articles L. 221-18 et seq. of the French Consumer Code).',
        'This right covers everything chosen from the options listed, atelier compositions included. It excludes only what is cut to a measurement given by the buyer (Article L. 221-28, 3°); we sell nothing of the kind. The form, the procedure and the online declaration are on the “Right of withdrawal” page.',
        'A night at the Residence, booked for a given date, does not carry this right (article L. 221-28, 12°): it is cancelled free of charge until {stayFreeHours, plural, one {# hour} other {# hours}} before arrival, and is due after that. Its price is in dollars, VAT and tourist tax included. Whoever orders the bed of their suite during the stay or within {creditDays} days of leaving, with the email address of the booking, is credited with the price of the nights, €{creditEuros, number} to the dollar.',
      ],
    },
    {
      id: 'garanties-legales',
      title: '9. The legal guarantees',
      paragraphs: [
        '{controller} is liable for lack of conformity (Articles L. 217-3 et seq. of the French Consumer Code) and for hidden defects, known in French law as vices cachés (Articles 1641 et seq. of the French Civil Code). To invoke these guarantees, write to the seller’s address. They cost you nothing. The harmonised notice of the European Union is on the “Legal guarantee of conformity” page.',
      ],
      framed: [
        '“The consumer has a period of two years from delivery of the goods in which to obtain performance of the legal guarantee of conformity should a lack of conformity appear. During that period, the consumer is required to establish only the existence of the lack of conformity and not the date on which it appeared.',
        '“Where the contract for the sale of the goods provides for the continuous supply of digital content or of a digital service for a period of more than two years, the legal guarantee applies to that digital content or digital service throughout the period of supply provided for. During that period, the consumer is required to establish only the existence of the lack of conformity affecting the digital content or digital service and not the date on which it appeared.',
        '“The legal guarantee of conformity obliges the trader, where applicable, to supply all updates necessary to maintain the conformity of the goods. The legal guarantee of conformity entitles the consumer to repair or replacement of the goods within thirty days of the request, free of charge and without significant inconvenience to the consumer.',
        '“If the goods are repaired under the legal guarantee of conformity, the consumer benefits from a six-month extension of the initial guarantee.',
        '“If the consumer requests repair of the goods but the seller imposes replacement, the legal guarantee of conformity is renewed for a period of two years from the date on which the goods are replaced.',
        '“The consumer may obtain a reduction in the purchase price while keeping the goods, or may terminate the contract and be refunded in full in return for the goods, if: 1° the trader refuses to repair or replace the goods; 2° the repair or replacement of the goods takes place after a period of thirty days; 3° the repair or replacement of the goods causes the consumer significant inconvenience, in particular where the consumer definitively bears the cost of taking back or removing the non-conforming goods, or bears the cost of installing the repaired or replacement goods; 4° the lack of conformity persists despite the seller’s unsuccessful attempt to bring the goods into conformity.',
        '“The consumer is also entitled to a reduction in the price of the goods or to termination of the contract where the lack of conformity is so serious that it justifies an immediate price reduction or termination. In that case the consumer is not required to request repair or replacement of the goods beforehand.',
        '“The consumer is not entitled to termination of the sale if the lack of conformity is minor.',
        '“Any period during which the goods are out of use for repair or replacement suspends the remainder of the guarantee until the goods are delivered in working order.',
        '“The rights mentioned above result from the application of Articles L. 217-1 to L. 217-32 of the Consumer Code.',
        '“A seller who in bad faith obstructs the performance of the legal guarantee of conformity is liable to a civil fine of up to 300,000 euros, which may be raised to 10% of average annual turnover (Article L. 241-5 of the Consumer Code).',
        '“The consumer also benefits from the legal guarantee against hidden defects under Articles 1641 to 1649 of the Civil Code, for a period of two years from discovery of the defect. This guarantee entitles the consumer to a price reduction if the goods are kept, or to a full refund in return for the goods.”',
      ],
    },
    {
      id: 'garantie-maison',
      title: '10. Our own guarantee',
      paragraphs: [
        'To these rights we add a commercial guarantee whose duration is given on the page of the piece: ten years in most cases, up to twenty for the Kratos Bed. That of the Hades Bed is eight years, extended to ten for every online order.',
        'It runs from delivery, in the countries to which we deliver, and covers free of charge any defect of structure, mechanics or electronics: parts, labour, call-out. Normal wear of fabrics, knocks, and alterations made by others are excluded. A message to the seller is enough to benefit from it. The legal guarantees apply independently of it. As it does not cover the entire good, it does not carry the European GARAN label.',
      ],
    },
    {
      id: 'donnees',
      title: '11. Your data',
      paragraphs: [
        'The privacy policy describes what we keep, why and for how long. It fits on one page.',
      ],
    },
    {
      id: 'mediation',
      title: '12. Mediation',
      paragraphs: [
        'A disagreement is first to be settled in writing with us. Failing agreement, you may, free of charge and within one year of your complaint, refer the matter to the consumer mediator.',
        'The mediator’s name will be, for instance: {mediator}. This mediator does not exist; an approved one will take its place.',
      ],
    },
    {
      id: 'droit',
      title: '13. Applicable law',
      paragraphs: [
        'These sales are governed by French law. If you live in another country, the mandatory rules that protect you there continue to apply. You may bring proceedings before the court of your place of residence or before that of the place of delivery.',
      ],
    },
    {
      id: 'assistants',
      title: '14. Assistants and robots',
      paragraphs: [
        'An assistant or a search engine may read these pages, their Markdown versions and the product feeds, and quote passages, prices and pictures from them to answer someone, giving the address of the page. An assistant’s answer does not bind us: only the price and the description shown here at the time of the order count.',
        'We object to text and data mining of this site for the training of models (Article L. 122-5-3, III, of the French Intellectual Property Code; Article 4 of Directive (EU) 2019/790). The robots.txt file names the robots concerned; the objection also holds for those it does not name.',
        'No assistant places an order or pays: the contract is concluded with the person who buys.',
      ],
    },
  ],
} as const;
