import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

/** The signature of a link and the time at which it expires. */
export type Signature = { readonly expires: string; readonly signature: string }

/**
 * Signs links that are valid for a few minutes. A signature for one purpose is not valid for
 * another.
 */
export function createAddressSigner(secret: string, purpose: string) {
  const sign = (subject: string, expires: number) =>
    createHmac('sha256', secret).update(`${purpose}\n${expires}\n${subject}`).digest()

  return {
    /** The query string of a link to `subject`, valid from `now` on. */
    queryFor(subject: string, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + limits.signedLinkMinutes * 60
      return `expires=${expires}&signature=${sign(subject, expires).toString('base64url')}`
    },

    isValid(subject: string, query: Signature, now: Date): boolean {
      if (!/^\d{1,12}$/.test(query.expires)) return false
      const expires = Number(query.expires)
      const given = Buffer.from(query.signature, 'base64url')
      const wanted = sign(subject, expires)
      const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isGenuine && now.getTime() < expires * 1000
    },
  }
}
