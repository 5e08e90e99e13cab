/** Address, without language, of what there is to search: `SearchTexts` as JSON, made by the build. */
export const searchFile = '/search.json';
