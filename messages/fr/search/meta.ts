export const meta = {
  siteDescription:
    'Lits, fauteuils massants, tables, miroirs et armoires connectés, nés des dieux grecs et bâtis dans le bois, le marbre et le velours.',
  cardAlt:
    'Le lit de Zeus, à la tête bleue en forme d’ailes, dans un temple de marbre devant la mer.',
} as const;
