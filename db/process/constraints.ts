import 'server-only';

/** PostgreSQL's code for a row that breaks a unique constraint. */
const uniqueViolation = '23505';

/**
 * Whether an error says that a row breaks this unique constraint. The query builder wraps what the
 * driver threw; postgres.js calls the constraint `constraint_name`, PGlite `constraint`.
 */
export function isRepeated(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== uniqueViolation) continue;
    return (
      ('constraint_name' in cause && cause.constraint_name === constraint) ||
      ('constraint' in cause && cause.constraint === constraint)
    );
  }
  return false;
}
