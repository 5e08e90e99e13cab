export const meta = {
  siteDescription:
    'Smart beds, massage chairs, tables, mirrors and wardrobes, born of the Greek gods and built in wood, marble and velvet.',
  cardAlt: 'The bed of Zeus, its blue headboard shaped like wings, in a marble temple by the sea.',
} as const;
