/** Found pages of a search, counts of jobs, rendered pages. */
export const countedCaches = ['results', 'counts', 'pages'] as const
type CountedCache = (typeof countedCaches)[number]

/** Counts a lookup in a cache. A value that another request is loading counts as a hit. */
export type CountLookup = (cache: CountedCache, outcome: 'hit' | 'miss') => void
