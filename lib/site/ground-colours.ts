/** The ground of a page by day and by night, as `app/globals.css` has it: for what knows no styles of the page. */
export const groundColours = { day: '#f6f0e4', night: '#0b1019' } as const;
