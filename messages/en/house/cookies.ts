/** Each cookie with its purpose and its time; the privacy policy lists them too. */
const cookieList = [
  '“session” (under HTTPS: “__Host-session”): a random token that opens your basket and wishlist. Scripts on the page cannot read it. {sessionMonths, plural, one {# month} other {# months}}.',
  '“summary”: the number of items and the pieces on the wishlist, so that each page can show them at once. {sessionMonths, plural, one {# month} other {# months}}.',
  '“language”: the language you chose. {sessionMonths, plural, one {# month} other {# months}}.',
  '“delivery”: the country and postcode you gave to learn the installation dates. {deliveryCookieMonths, plural, one {# month} other {# months}}.',
  '“buyer” (under HTTPS: “__Host-buyer”): a random secret, set when you go to pay, so that your name, address and invoice are shown in this browser only. Scripts on the page cannot read it. {orderDays, plural, one {# day} other {# days}}.',
  '“hold” (under HTTPS: “__Host-hold”): the signed token of the booking you have begun, so that the nights kept for you are not refused to you. Scripts on the page cannot read it. {holdCookieMinutes, plural, one {# minute} other {# minutes}}.',
  '“hour” (under HTTPS: “__Host-hour”): the signed token of the appointment you have just booked, so that you are told that you have it if you ask for it again. Scripts on the page cannot read it. {hourCookieMinutes, plural, one {# minute} other {# minutes}}.',
  '“typed”: what you wrote in a payment or appointment form that was refused (company, name, addresses, telephone), so that you need not write it again. Scripts on the page cannot read it; it is sent to that page alone, and deleted once the form is accepted. {typedMinutes, plural, one {# minute} other {# minutes}}.',
] as const;

/** What the storage of a browser keeps, and why. */
const storageList = [
  '“theme”: light or dark.',
  '“language”: the language, a second time.',
  '“compare”: the pieces you compare, four at most.',
  '“place”: how far you had scrolled, while the language of a page changes; it goes when the tab is closed.',
  '“promo”: the day on which the partnership notice was closed.',
] as const;

/** Everything that the site keeps in a browser. */
export const keptInBrowser = [...cookieList, ...storageList] as const;

export const cookies = {
  meta: {
    title: 'Cookies',
    description:
      'The whole list of the site’s cookies and local storage: {count, number} necessary entries, no audience measurement, and therefore no banner.',
  },
  title: 'Cookies',
  intro:
    'The site sets only what it could not work without. The law asks for no consent to that, which is why no banner interrupts you.',
  sections: [
    {
      id: 'liste',
      title: 'The cookies',
      paragraphs: ['All come from this site and serve it alone.'],
      list: cookieList,
    },
    {
      id: 'memoire',
      title: 'The browser’s storage',
      paragraphs: ['It stays on your device until you clear it.'],
      list: storageList,
    },
    {
      id: 'tiers',
      title: 'Outside services',
      paragraphs: [
        'The map of the contact page comes from OpenStreetMap and loads only when you ask for it. The payment page belongs to the provider, whose own rules apply there. Nothing else leaves this site.',
      ],
    },
    {
      id: 'refuser',
      title: 'Doing without',
      paragraphs: [
        'Your browser can refuse or clear all of it. The whole site can still be read, but has no basket. The page “My data” closes your sessions and erases what belongs to them.',
      ],
    },
  ],
} as const;
