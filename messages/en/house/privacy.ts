import { keptInBrowser } from './cookies';

export const privacy = {
  meta: {
    title: 'Privacy policy',
    description:
      'What data the shop keeps, why, for how long, and how to have it erased: no tracking, no advertising, no bank card details.',
  },
  title: 'Privacy policy',
  updatedOn: '2026-11-25',
  updatedLabel: 'Last updated: {date}',
  intro:
    'This shop has neither accounts nor passwords, follows nobody and shows no advertising. It keeps few things. Here they are, with the reason for each and how long it is held.',
  sections: [
    {
      id: 'donnees-recueillies',
      title: '1. The data we collect',
      paragraphs: [
        'The whole site can be read without giving a name: your address and your name are known only if you provide them.',
        'No reading from the sensors in your furniture reaches the site, nor does the site buy data from anyone.',
      ],
      list: [
        'When you sign up: your email address and, if you wish, your name. The address is the key to the basket and the wishlist.',
        'For the newsletter, through a separate, unticked box: the time at which you ticked it, then the time at which you confirmed it by email.',
        'In the basket and the wishlist: the pieces, their options, the quantities. In saved configurations: the piece, its options and the name you give it.',
        'Through the contact form: name, email address, subject, message, and your telephone number if you give it.',
        'In a quote: the pieces, their options, the prices, and the email address of your session if one is open. The address you have it sent to is used for that mail only. One that the house writes at your request keeps the address and the name you gave it.',
        'When you place an order: the pieces and their options, the amounts, the email address and the progress of the order, then your name, telephone number, postal address and the transaction reference, passed on by the payment page, or written there for a bank transfer.',
        'For a stay at the Residence: the suite, the dates, the number of guests, your first name and surname, email address, telephone, postal address, requests and how you pay. A booking that was begun and left is deleted within three hours.',
        'For an hour with the house: the place, the language, the day and time, your time zone, your name, email address, telephone, what you would like to see, and the piece, quote or order it is about.',
        'After an order: the notices of the payment provider (paid, declined, expired, refunded, disputed) and what our staff did with it, with their email address and the time.',
        'In the technical logs: the time, pages not found, faults, and the transaction reference shown after a payment. The host may add your IP address.',
        'Against abuse: the number of requests made by a session or a range of neighbouring IP addresses, under a hash that cannot be traced back, for two hours at most.',
      ],
    },
    {
      id: 'utilisation',
      title: '2. What we use it for',
      paragraphs: [
        'Each use rests on a legal basis provided for in Article 6 of the GDPR. No decision about you is taken by a program alone, and no profile is drawn up.',
      ],
      list: [
        'Keeping your basket and your wishlist, performing an order, delivering, installing, collecting: the contract, or steps taken at your request before entering into one.',
        'Sending the newsletter: your consent, which you may withdraw through the unsubscribe link in every issue.',
        'Answering your messages, protecting the site and repairing its faults: our legitimate interests.',
        'Keeping orders and invoices as accounting records (Article L. 123-22 of the French Commercial Code), keeping contracts, honouring guarantees: our legal obligations.',
        'Knowing which of our staff did what with an order, a message or a withdrawal: our legitimate interests.',
      ],
    },
    {
      id: 'partage',
      title: '3. With whom it is shared',
      paragraphs: [
        'Your data is neither sold, nor rented, nor exchanged. It goes only to those on whom a specific task depends, and for that task.',
        'Your card is entered on the payment provider’s secure page, never here. The fields drawn on our own payment page are neither read, nor sent, nor recorded. We therefore do not know your card number.',
        'If you display the map on the Contact page, your browser queries OpenStreetMap, which then receives your IP address. Unless you click, nothing is requested from it.',
      ],
      list: [
        'The host of the site and the service that carries our emails.',
        'The payment provider, which is Stripe where the shop uses it, and, if you spread the payment, the credit institution you choose. The bank of the house, if you pay by bank transfer.',
        'Those of our staff who handle orders, in the workshop among others, to make, deliver and collect what you have ordered.',
        'The carrier and the installers, for your name, address, telephone number and access to your home.',
        'The authorities, where the law requires us to.',
      ],
    },
    {
      id: 'securite',
      title: '4. Security',
      paragraphs: [
        'Knowing your address is not enough to see your basket or to touch it. Access depends on a session token drawn at random and placed in a cookie that scripts on the page cannot read; our database keeps only its hash.',
        'A new address opens a session without further proof. For an address already signed up, a single-use link, valid for {accessLinkMinutes, plural, one {# minute} other {# minutes}}, is sent to that address; it must be opened, and the button on the page clicked. The first time the holder proves the address in this way, all sessions opened without proof are closed.',
        'Exchanges with the site are encrypted. If a breach presents a risk, we notify the CNIL, the French data protection authority, within 72 hours; if that risk is high, we inform you without delay.',
      ],
    },
    {
      id: 'droits',
      title: '5. Your rights',
      paragraphs: [
        'The data controller is {controller}. The “My data” page lets you see, take away and erase for yourself what we keep. For any other right, write to {privacyEmail} or to our data protection officer, {dpoEmail}; you may also call {phone} or send a letter to {address}.',
        'We reply within one month, free of charge. Proof of your identity is requested only where there is serious doubt; as a rule, replying from the registered address is enough.',
        'If our reply does not satisfy you, you may lodge a complaint with the French data protection authority, the Commission nationale de l’informatique et des libertés (CNIL).',
      ],
      list: [
        'To access your data and receive a copy of it.',
        'To have it rectified or erased.',
        'To request that processing be restricted, or to object to it.',
        'To receive the data you have provided in a commonly used format, or to have it transmitted.',
        'To withdraw consent at any time, without affecting what went before.',
        'To leave instructions as to what becomes of your data after your death, as French law allows.',
      ],
    },
    {
      id: 'cookies',
      title: '6. Cookies and browser storage',
      paragraphs: [
        'The site sets only what is necessary: no audience measurement, no advertising, no social networks. That is why no banner asks for your consent.',
        'Cookies last for {longestCookieMonths, plural, one {# month} other {# months}} at most. Local storage stays in your browser until you clear it.',
      ],
      list: keptInBrowser,
    },
    {
      id: 'conservation',
      title: '7. How long data is kept',
      paragraphs: [
        'Once these periods have passed, data is erased or made anonymous. A pending dispute may delay the erasure of only those documents that relate to it.',
      ],
      list: [
        'Orders and their progress, their photographs and documents, notices of the payment provider, invoices, contracts, declarations of withdrawal, and what we did with them: {contractYears, plural, one {# year} other {# years}}. An order that was not paid is deleted after {unpaidOrderYears, plural, one {one year} other {# years}}; if it was placed without an email address, after {anonymousOrderDays, plural, one {# day} other {# days}}, once its payment page is closed.',
        'Stays at the Residence: {contractYears, plural, one {# year} other {# years}} after the booking. If you erase your data sooner, neither name nor contact details remain once the stay is over.',
        'Hours with the house: {appointmentYears, plural, one {# year} other {# years}} after their day. Erasing your data sooner cancels those to come.',
        'Quotes: {offerYears, plural, one {one year} other {# years}} after their last day; one that led to an order, as long as the order if that is longer.',
        'If you erase your data sooner: as long as a paid order is still to be delivered or refunded, your contact details stay, so that we can reach you. After that, of an invoiced order there remain the pieces, the amounts, the progress, your name and your postal address, without email or telephone; of an order without an invoice, nothing that leads to you.',
        'Browsing data and sessions: {sessionMonths, plural, one {# month} other {# months}}.',
        'Technical logs: {logMonths, plural, one {# month} other {# months}}.',
        'Messages and exchanges with us: {messageYears, plural, one {# year} other {# years}} after the last.',
        'Address, basket, wishlist and saved configurations: {accountYears, plural, one {# year} other {# years}} after you last signed in, or until you ask for them to be erased, if that comes sooner.',
        'Newsletter subscription, with the address it goes to: until you unsubscribe, or after {newsletterYears, plural, one {# year} other {# years}} in which you neither signed in nor confirmed it.',
        'Emails we send you: {mailDays, plural, one {# day} other {# days}} in the sending queue, or until your data is erased if that comes sooner.',
      ],
    },
    {
      id: 'transferts',
      title: '8. Transfers outside the European Union',
      paragraphs: [
        'We choose providers that process data within the European Economic Area. Should one of them have to go beyond it, the transfer rests on an adequacy decision or on the European Commission’s standard contractual clauses, of which you may request a copy.',
        'Delivering to Switzerland, Monaco or the United Kingdom means passing your name and address to the carrier there; this is necessary for your order. OpenStreetMap, which you choose to query or not, may respond from servers located elsewhere.',
      ],
    },
    {
      id: 'mineurs',
      title: '9. Children under 16',
      paragraphs: [
        'The shop is not intended for anyone under 16 and does not knowingly collect their data. A parent who discovers that a child has signed up may write to us: the entry will be erased.',
      ],
    },
    {
      id: 'modifications',
      title: '10. Changes to this text',
      paragraphs: [
        'The date at the top is that of the text, not that of your visit. If a change affects your rights or the use of your data, those who have signed up are told of it by email before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: '11. How to reach us',
      paragraphs: [
        'Any question about this page may be sent to {privacyEmail}, or by post to {controller}, {address}. The data protection officer can be reached at {dpoEmail}.',
        'These contact details are given as examples until the company is formed.',
      ],
    },
  ],
  cnilLabel: 'CNIL website',
  cnilUrl: 'https://www.cnil.fr',
} as const;
