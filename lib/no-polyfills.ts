// Every browser that Next supports has what its polyfills would bring.
export {};
