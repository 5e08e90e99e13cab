/** Hours that a checkout token is valid: the total of the payment page. */
export const checkoutHours = 2;

/** Hours that a payment session is open at the provider: the most that Stripe allows. */
export const paymentSessionHours = 24;

/** Minutes that a browser keeps what was typed into a payment form that was refused. */
export const typedMinutes = 10;

/** Days that the browser which placed an order can see it without a session. */
export const orderDays = 30;
/** Hours in which a second order of the same pieces by bank transfer is taken for a mistake until its buyer says otherwise. */
export const transferRepeatHours = 24;

/** Days from an order to the last day on which its bank transfer is awaited. Source: order terms of the house, autumn 2026. */
export const transferDays = 14;

/** So many days after the order, its buyer is reminded of the transfer, once. Source: as above. */
export const transferReminderDays = 7;

/** Days after the last one before such an order is cancelled: banks take up to two working days, over a weekend four. */
export const transferGraceDays = 4;
