declare const proof: unique symbol;

/**
 * The address of a visitor who has proven to own its mailbox, by a link that was sent there. Only `findVisitor` in
 * `db/account/sessions.ts` makes one, from the session; a typed address is a string and nothing more.
 */
export type ProvenEmail = string & { readonly [proof]: true };
