/** Bytes of JavaScript that a first visit may load, brotli at quality 11. The docs name it, a test compares them. */
export const javascriptBudget = 127_000;

/** Bytes of pictures that a phone may fetch for a page before it is scrolled. */
export const pictureBudget = 150_000;
