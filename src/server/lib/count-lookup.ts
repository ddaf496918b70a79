/** Found pages of a search, all counts beside the options of a search, rendered pages. */
export const countedCaches = ['results', 'options', 'pages'] as const
type CountedCache = (typeof countedCaches)[number]

/** Counts a lookup in a cache. A value that another request is loading counts as a hit. */
export type CountLookup = (cache: CountedCache, outcome: 'hit' | 'miss') => void
