import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A tag that stands for exactly these things, and so for the bytes that come of them. */
export function tagOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return `"${hash.digest('base64url').slice(0, 27)}"`
}

/** Whether the sender holds what has this tag, be it weak or strong. */
export function holds(request: FastifyRequest, etag: string): boolean {
  const told = request.headers['if-none-match']
  if (told === undefined) return false
  return told === etag || told.split(',').some((tag) => strong(tag) === strong(etag))
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '')
