/** Forms are small; larger ones are rejected unread, by the shop and by Next. */
export const largestFormBytes = 64 * 1024;

/** Most characters of what people type into the forms of the house. */
export const formLengths = {
  name: 200,
  /** Source: RFC 5321, the longest path of a mail. */
  email: 254,
  phone: 50,
  subject: 300,
  message: 10_000,
  /** Country and town of a quote for another country. */
  place: 200,
  /** The number or the name by which a declaration of withdrawal names its order. */
  order: 200,
  /** Street, town, postcode and country of a guest. */
  street: 300,
  city: 120,
  postcode: 20,
  country: 80,
  /** What a guest wishes. */
  requests: 1_000,
  /** Of a company, with what people write around it. */
  vatNumber: 40,
  /** What the desk looks for. */
  search: 200,
  /** A sum that the desk types, with its spaces and its currency. */
  amount: 20,
  /** Address of an hour by video. */
  videoLink: 2_000,
} as const;
