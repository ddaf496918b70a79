/** Whether the database refused because a row refers to one that is not there, or is referred to. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
