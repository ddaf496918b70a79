/**
 * Where somebody came from to see a job: another page of this site, a shared link, an alert's message, a search engine, or the
 * code on a poster.
 */
export const viewSources = ['site', 'shared', 'alert', 'search_engine', 'poster'] as const
export type ViewSource = (typeof viewSources)[number]

/**
 * Marks a job's address with where it is read. It is a fragment, so that the server, its caches and search engines see one address.
 */
export const withSource = (address: string, source: ViewSource): string =>
  `${address}#from=${source}`
