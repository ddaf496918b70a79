import type { FastifyRequest } from 'fastify'

/** In the order of our preference. */
const encodings = ['zstd', 'br', 'gzip'] as const

export type ContentEncoding = (typeof encodings)[number]

const patterns = new Map(
  encodings.map((encoding) => [
    encoding,
    new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i'),
  ]),
)

export const isAccepted = ({ headers }: FastifyRequest, encoding: ContentEncoding): boolean =>
  patterns.get(encoding)?.test(headers['accept-encoding'] ?? '') ?? false

/** The best encoding that the client accepts. */
export const preferredEncoding = (request: FastifyRequest): ContentEncoding | undefined =>
  encodings.find((encoding) => isAccepted(request, encoding))
