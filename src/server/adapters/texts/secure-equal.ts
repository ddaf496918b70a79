import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that tells nothing about them. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The only value of a header; empty without one. */
export const headerText = (header: string | string[] | undefined): string =>
  typeof header === 'string' ? header : ''

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
