export const meta = {
  siteDescription:
    'Lits, fauteuils massants, tables, miroirs et armoires connectés, nés des dieux grecs et bâtis dans le bois, le marbre et le velours.',
} as const;
