/** Hours that a checkout token is valid: the total of the payment page. */
export const checkoutHours = 2;

/** Hours that a payment session is open at the provider: the most that Stripe allows. */
export const paymentSessionHours = 24;

/** Days that the browser which placed an order can see it without a session. */
export const orderDays = 30;
