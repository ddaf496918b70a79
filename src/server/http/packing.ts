import type { FastifyRequest } from 'fastify'

/** How an answer may be packed, by its name in `accept-encoding`. */
export type Packing = 'br' | 'gzip'

/** The best that the sender understands. */
export function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? 'gzip' : undefined
}
