/**
 * What a route says in its `handle` when all of its page works without script: the page then waits for
 * the first act of the person before it fetches any.
 */
export const lateHandle = { startsLate: true } as const
