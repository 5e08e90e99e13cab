// Stands in for Next's polyfills: every supported browser has those features.
export {};
