import type { FastifyRequest } from 'fastify'

/** How what is sent may be packed on the way. */
export type Packing = 'br' | 'gzip'

/** The best one that the sender says it can unpack. */
export function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? 'gzip' : undefined
}
