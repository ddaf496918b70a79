const longestWords = 80
const idAtEnd = /(?:^|-)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * The last part of a job's public URL: words for people and search engines, then the id. It has
 * only ASCII letters and digits, because it is sent in headers; a title in another script adds no
 * words.
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

/** As many whole words as fit. */
function fitting(words: string[]): string[] {
  let length = 0
  return words.filter((word) => (length += word.length + 1) <= longestWords)
}

/** The id in a job's public URL, whatever words precede it; undefined without one. */
export function idFromSlug(slug: string): string | undefined {
  return idAtEnd.exec(slug)?.[1]?.toLowerCase()
}
