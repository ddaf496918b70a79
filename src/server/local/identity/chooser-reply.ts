import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends a page whose style and script have the response's nonce. */
export function sendChooser(reply: FastifyReply, render: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'`,
    )
    .send(render(nonce))
}
