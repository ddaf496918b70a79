/** A row that refers to one that is not there, or is referred to by one that is. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503')

/** A second row where the index allows one. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
