const longestWords = 60
const codeAtEnd = /(?:^|-)([\da-f]{16})$/

/**
 * The last part of a company page's address: words of its name, then a code that says nothing of the account behind it.
 * Only ASCII letters and digits, because it is sent in headers; a name in another script adds no words.
 */
export function companySlug(name: string, code: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longestWords)
    .replaceAll(/^-+|-+$/g, '')
  return words === '' ? code : `${words}-${code}`
}

/** The code in a company page's address, whatever words precede it; undefined without one. */
export const codeFromSlug = (slug: string): string | undefined =>
  codeAtEnd.exec(slug.toLowerCase())?.[1]
