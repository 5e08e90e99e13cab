/** The file that « Mes données » hands out: how people call its format, and what a browser is told of it. */
export const dataFile = {
  format: 'JSON',
  type: 'application/json; charset=utf-8',
  name: 'theogonie.json',
} as const;
