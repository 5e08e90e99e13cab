export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'Connected beds, massage armchairs, tables, mirrors and wardrobes, born of the Greek gods and built in wood, marble and velvet.',
} as const;
