import { createHash } from 'node:crypto'

/** Hashes a token for storage. A random token cannot be guessed, so an unkeyed hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
