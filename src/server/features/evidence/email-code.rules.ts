import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

/*
 * The code that proves a work e-mail. It follows from the id of what was sent, so that the mail can be written at its
 * delivery and neither the database nor the queue holds a code.
 */

export function emailCode(secret: string, evidenceId: string): string {
  const digest = createHmac('sha256', secret).update(`work-email\n${evidenceId}`).digest()
  return String(digest.readUInt32BE(0) % 10 ** limits.loginCodeDigits).padStart(
    limits.loginCodeDigits,
    '0',
  )
}

export function isEmailCode(secret: string, evidenceId: string, given: string): boolean {
  const wanted = Buffer.from(emailCode(secret, evidenceId))
  const entered = Buffer.from(given)
  return entered.length === wanted.length && timingSafeEqual(entered, wanted)
}
