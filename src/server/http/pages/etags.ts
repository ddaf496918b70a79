import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The same parts always have the same etag. */
export const etagOf = (...parts: readonly string[]): string =>
  `"${hash('sha256', parts.join('\0'), 'base64url').slice(0, 27)}"`

/** Whether the client has the representation with this etag, compared weakly (RFC 9110, 13.1.2). */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  return header === etag || header.split(',').some((each) => opaqueTag(each) === etag)
}

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '')
