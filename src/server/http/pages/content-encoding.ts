import type { FastifyRequest } from 'fastify'

export type ContentEncoding = 'br' | 'gzip'

/** The best encoding that the client accepts. */
export function preferredEncoding({ headers }: FastifyRequest): ContentEncoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? 'gzip' : undefined
}
