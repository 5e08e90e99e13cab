/** Configurations that visitors have named. */
export const kept = {
  meta: {
    title: 'Saved configurations',
    description:
      'The configurations you have named: their options and today’s price, ready to open, compare, share or add to your basket.',
  },
  title: 'Saved configurations',
  intro: 'Each configuration keeps the name you give it. The price shown is today’s.',
  /** The button on the page of a piece. */
  control: 'Save this configuration',
  /** On other pages, the way here. */
  link: 'See your saved configurations',
  add: {
    title: 'Save this configuration',
    text: 'Give it a name you will recognise, “My bedroom” for instance. You will find it here, and on your other devices once your address is confirmed.',
    name: 'Name',
    nameNote: '60 characters at most',
    keep: 'Save',
  },
  priceToday: 'Price today',
  open: 'Open',
  tick: 'Compare',
  compare: 'Compare the ticked pieces',
  rename: 'Rename',
  save: 'Save the name',
  remove: 'Remove',
  /** What a screen reader is told of a button: what it does, and to which configuration. */
  named: '{act}: {name}',
  noLongerMade: 'No longer made by the workshop',
  unavailable: 'This configuration is no longer made.',
  empty: 'Nothing saved yet',
  emptyText:
    'Choose a piece and its options, then “Save this configuration”: it will be waiting for you here.',
  browse: 'See the collections',
  locked: 'Your address keeps your configurations',
  lockedText:
    'An address is all it takes, as for the basket. If it is already known here, we send it a link that brings what you have saved back to this device. The newsletter is optional.',
  submit: 'Continue',
  /** On the page of personal data. */
  dataText: 'The configurations you have named, to open, rename or remove.',
  notices: {
    kept: 'Your configuration is saved.',
    renamed: 'The name has been changed.',
    removed: 'The configuration has been removed.',
    nameless: 'Please give a name of 1 to 60 visible characters.',
    taken: 'This configuration is already saved under that name.',
    full: 'Fifty configurations are saved, which is the maximum. Remove one first.',
    notMade: 'This configuration is not made; it cannot be saved.',
    gone: 'This configuration is no longer in your list.',
    tooMany: 'Too many requests. Try again {wait}.',
    failed: 'The request did not go through. Please try again.',
  },
} as const;
