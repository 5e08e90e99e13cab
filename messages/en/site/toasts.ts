/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'Email required',
    text: 'Please give your email address to use the basket; the newsletter is optional.',
  },
  emailRequiredWishlist: {
    title: 'Email required',
    text: 'Please give your email address to use the wishlist; the newsletter is optional.',
  },
  invalidEmail: { title: 'Error', text: 'That email address is not valid.' },
  alreadySubscribed: {
    title: 'Address already known',
    text: 'This email address is already known here: a link has been sent to it.',
  },
  subscribeFailed: { title: 'Error', text: 'We could not sign you up. Please try again.' },
  badPostcode: { title: 'Postcode', text: 'This postcode does not match the country.' },
  cartLoadFailed: { title: 'Error', text: 'The basket could not be loaded' },
  cartAddFailed: { title: 'Error', text: 'The item could not be added to the basket' },
  cartLimit: {
    title: 'Limit reached',
    text: 'A basket holds up to 100 different items, and up to 99 of each.',
  },
  cartRemoveFailed: { title: 'Error', text: 'The item could not be removed' },
  cartQuantityFailed: { title: 'Error', text: 'The quantity could not be updated' },
  quantityInvalid: {
    title: 'Quantity unchanged',
    text: 'A quantity is a whole number from 1 to 99.',
  },
  cartClearFailed: { title: 'Error', text: 'The basket could not be emptied' },
  wishlistLoadFailed: { title: 'Error', text: 'The wishlist could not be loaded' },
  wishlistAddFailed: { title: 'Error', text: 'The item could not be added to the wishlist' },
  wishlistRemoveFailed: { title: 'Error', text: 'The item could not be removed' },
  alreadyListed: {
    title: 'Already listed',
    text: 'This item is already in your wishlist',
  },
  checkoutFailed: { title: 'Error', text: 'The payment could not be prepared. Please try again.' },
  offerFailed: { title: 'Error', text: 'The quote could not be prepared. Please try again.' },
  offerTooHigh: {
    title: 'Total too high',
    text: 'The total is above the limit for an online quote. Write to us from the contact page: we will draw up this quote ourselves.',
  },
  messageInvalid: {
    title: 'Error',
    text: 'Check your name, email address, subject and message: one of them is empty, too long or incorrect.',
  },
  messageFailed: {
    title: 'Error',
    text: 'Your message could not be sent. Please try again.',
  },
  expiredPage: {
    title: 'Page updated',
    text: 'Reload the page, then try again: the shop was updated after you opened it.',
  },
  badVatNumber: {
    title: 'VAT number',
    text: 'This VAT number is not valid. Check its letters and digits, or leave the field empty.',
  },
  badBilling: {
    title: 'Company',
    text: 'For an invoice to a company, give its name, street, town and country.',
  },
  badTransferBuyer: {
    title: 'Your details',
    text: 'For a transfer, give your name, your email address and the full delivery address. A telephone number, if you give one, has at least six digits.',
  },
  addressElsewhere: {
    title: 'Place of delivery',
    text: 'Another price, or another delivery, applies at this address. Choose that place in the summary first, then order.',
  },
  transferWaits: {
    title: 'An order is already waiting',
    text: 'You ordered these pieces a short while ago, and their transfer is awaited. Nothing needs to be done again for that order; a second one would be added to it.',
  },
  wayNotOffered: {
    title: 'Payment method',
    text: 'This payment method is not offered for this order. Please choose another one.',
  },
  paymentArriving: {
    title: 'Payment on its way',
    text: 'A payment has just been made for this order. Its confirmation is coming: reload the page in a moment.',
  },
  paymentFailed: {
    title: 'Error',
    text: 'The payment page could not be opened. Your order is kept: try again in a moment.',
  },
  tooMany: { title: 'Too many requests', text: 'Try again {wait}.' },
  compareFull: {
    title: 'Comparison full',
    text: 'At most four configurations can be compared at a time.',
  },
  compareMixed: {
    title: 'Another category',
    text: 'Only pieces of the same category can be compared.',
  },
  noNetwork: { title: 'No network', text: 'Try again once it is back.' },
  noAnswer: { title: 'The shop is not answering', text: 'Try again, or reload the page.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'You are signed up!',
    text: 'Welcome. Your basket and your wishlist are now available.',
  },
  added: { title: 'Added to basket', text: '' },
  quantitySet: { title: 'Quantity updated', text: '' },
  removed: { title: 'Item removed', text: '' },
  cleared: { title: 'Basket emptied', text: '' },
  listed: { title: 'Added to wishlist', text: '' },
  unlisted: { title: 'Removed from wishlist', text: '' },
  messageSent: { title: 'Message sent', text: '' },
  left: {
    title: 'Session closed',
    text: 'Basket and wishlist can no longer be seen on this device. A link sent to the address opens them again.',
  },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'Notifications',
  close: 'Close toast',
  added: 'View basket',
  listed: 'View wishlist',
  undo: 'Undo',
  restart: 'Start again with this one',
} as const;
