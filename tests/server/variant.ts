/** Options of the nth variant of a test: `npm test` runs the first, `npm run test:all` the others. */
export const variant = (index: number) => ({ tags: index === 0 ? [] : ['matrix'] });
