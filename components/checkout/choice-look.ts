/** A choice of the payment page in a row: its radio button, its name, its amount. */
export const choiceRow =
  'grid grid-cols-[auto_1fr] items-baseline gap-x-4 p-4 sm:grid-cols-[auto_1fr_auto]';
/** Its radio button, which the bar with the payment button does not cover when it has the focus. */
export const radioLook = 'size-4 scroll-mb-28 self-center accent-gold-text';
