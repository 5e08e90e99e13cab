export const meta = {
  siteDescription:
    'Smart beds, massage chairs, tables, mirrors and wardrobes, born of the Greek gods and built in wood, marble and velvet.',
} as const;
