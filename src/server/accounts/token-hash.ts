import { createHash } from 'node:crypto'

/** How a random token is kept: it can't be guessed, so a plain hash does. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
