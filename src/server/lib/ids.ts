import { randomBytes, randomUUID } from 'node:crypto'

/** A new random id, which nobody can guess. */
export const newId = (): string => randomUUID()

/** Sorts before every id, and is never one. */
export const firstId = '00000000-0000-0000-0000-000000000000'

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the form of an id. Check it before a query, which would fail. */
export const isId = (text: string): boolean => idPattern.test(text)

/** A token for single use: 256 random bits, safe in a URL or header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
