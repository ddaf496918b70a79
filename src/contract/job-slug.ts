const longestWords = 80
const idAtEnd = /(?:^|-)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * The last part of a job's public address: words for people and search engines, then the id. Only
 * plain letters and digits, since it also travels in headers; a title in another script leaves none.
 */
export function jobSlug(job: { title: string; city: string; id: string }): string {
  const words = `${job.title} ${job.city}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
  return [...fitting(words), job.id].join('-')
}

/** As many of the first words as fit; never a part of one. */
function fitting(words: string[]): string[] {
  let length = 0
  return words.filter((word) => (length += word.length + 1) <= longestWords)
}

/** The id of a job's public address, whatever words stand before it; undefined when it has none. */
export function idFromSlug(slug: string): string | undefined {
  return idAtEnd.exec(slug)?.[1]?.toLowerCase()
}
