import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the hex HMAC of the message, compared in constant time. */
export function isSigned(message: string | Uint8Array, signature: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(/^[\da-f]{64}$/.test(signature) ? signature : '', 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
