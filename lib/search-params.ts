/** What stands behind the question mark of an address, as Next gives it to a page. */
export type SearchParams = Readonly<Record<string, SearchParam>>;

/** A parameter that is absent, given once, or given several times. */
export type SearchParam = string | readonly string[] | undefined;
