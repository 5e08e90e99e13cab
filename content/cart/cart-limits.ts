/** Largest quantity of one configuration in a cart. The database checks it: another number needs a migration. */
export const maxPerLine = 99;
/** Configurations that a cart holds: its page shows all of them. */
export const maxLines = 100;
/** Configurations that an address may keep. */
export const mostKept = 50;
