import { randomBytes, randomUUID } from 'node:crypto'

/** A new id: random, so that nobody can guess another. */
export const newId = (): string => randomUUID()

/** Before every id, and nobody's. */
export const firstId = '00000000-0000-0000-0000-000000000000'

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be an id at all; asked before it reaches a query. */
export const isId = (text: string): boolean => idPattern.test(text)

/** A secret that travels once: 256 random bits, safe in a URL or header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
