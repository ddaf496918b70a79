/**
 * What a route says in its `handle` when all of its page works without script: the page then waits for
 * the first act of the person before it fetches any.
 */
export const lateHandle = { startsLate: 'at first act' } as const

/**
 * For a page of people whose first view is the same for all of them: it is painted without script, and
 * comes alive right after to say what is theirs.
 */
export const paintedFirstHandle = { startsLate: 'after paint' } as const
