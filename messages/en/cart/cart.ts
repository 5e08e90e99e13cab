export const cart = {
  meta: {
    title: 'Basket and wishlist',
    description:
      'Your basket and your wishlist at Théogonie, both kept for you under your email address.',
  },
  title: 'Basket and wishlist',
  /** What the two tabs say. */
  view: {
    tabs: 'Basket or wishlist',
    lines: 'Basket lines',
    removeShort: 'Remove',
    clear: 'Empty the basket',
    summary: 'Summary',
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    total: 'Total',
    taxIncluded: 'Prices include VAT. Delivery is charged once, however many pieces you order.',
    checkout: 'Proceed to Payment',
    buyDirectly: 'Buy directly, delivery included',
    offer: 'Request a quote',
    addShort: 'Add to basket',
    removeWishShort: 'Remove',
  },
  /** Instead of `taxIncluded`, outside the Union. */
  taxFree:
    'Prices are without French VAT. Delivery is charged once, however many pieces you order.',
  /** What the two tabs say with values that only a browser knows. */
  sentences: {
    cartTab: 'My Basket ({pieces, number})',
    wishlistTab: 'Wishlist ({count, number})',
    quantityOf: 'Quantity: {name}',
    increase: 'One more: {name}',
    decrease: 'One fewer: {name}',
    remove: 'Remove {name}',
    changed: '{name}: quantity {quantity, number}. Total: {total}.',
    unitPrice: '{price} each',
    addWish: 'Add to basket: {name}',
    removeWish: 'Remove {name} from the list',
  },
  emptyCart: 'Your basket is empty',
  emptyCartText: 'The pieces you add will wait for you here, on this device and on your others.',
  emptyWishlist: 'Your wishlist is empty',
  emptyWishlistText: 'Tap the heart on a piece to find it here again.',
  gallery: 'Browse the gallery',
  quantity: 'Quantity',
  noOptions: 'No options',
  priceChanged: 'The price has gone from {before} to {now} since you added it.',
  unavailable: 'This configuration is no longer made; it will not be ordered.',
  wishWithoutOptions: 'The options you chose are no longer offered.',
  most: '{count, number} per line at most',
  waiting: 'Only your address is missing',
  waitingText: {
    cart: '“{name}” will be in your basket as soon as you have given it.',
    wishlist: '“{name}” will be on your wishlist as soon as you have given it.',
    kept: '“{name}” needs a name: give your address, then name your configuration.',
  },
  ended: 'Your session has ended',
  endedText:
    'The address was confirmed by email on another device, or the session expired. Enter it again here: a link will bring your basket and wishlist back to this device.',
  locked: 'Your email opens the basket',
  lockedText:
    'An address is all it takes: it keeps your basket and your wishlist. The newsletter is optional.',
  notice: 'Message',
} as const;
