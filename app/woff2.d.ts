declare module '*.woff2' {
  /** Address of the file as the shop serves it. */
  const address: string;
  export default address;
}
