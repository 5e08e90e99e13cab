/** How the visitor comes to a page: at its top by a link, or at a place further down that must be there. */
export const arrival = { isAtTop: false };
