/**
 * Pages of the catalogue: where pieces are chosen, and not where they are told of or paid. Browsers read this file, not the table of
 * categories: a test compares the two.
 */
const catalogue =
  /^(?:\/[a-z]{2})?(?:\/?$|\/(?:collections|categories|gallery|compare|search|kept|(?:bed|chair|table)(?:-details)?|(?:mirror|wardrobe)-details)(?:\/|$))/;

/** Whether the list of what is to be compared is shown on a page. @param path with its language */
export const showsTray = (path: string): boolean => catalogue.test(path);
