/** Whether the database rejected a row because of a foreign key. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503')

/** Whether the database rejected a row because of a constraint of this name. */
export const isViolationOf = (error: unknown, constraint: string): boolean =>
  (hasCode(error, '23505') || hasCode(error, '23514')) &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === constraint

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
