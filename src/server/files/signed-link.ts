import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

export type Disposition = 'attachment' | 'inline'

type LinkedFile = { readonly id: string; readonly disposition: Disposition }

/** Makes and checks links that open one private file for a few minutes. */
export function createLinkSigner(secret: string) {
  const sign = ({ id, disposition }: LinkedFile, expires: number) =>
    createHmac('sha256', secret).update(`file-link\n${id}\n${expires}\n${disposition}`).digest()

  return {
    linkTo(file: LinkedFile, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + limits.signedLinkMinutes * 60
      const signature = sign(file, expires).toString('base64url')
      return `/files/${file.id}?expires=${expires}&signature=${signature}`
    },

    isValid(file: LinkedFile, query: { expires: string; signature: string }, now: Date): boolean {
      if (!/^\d{1,12}$/.test(query.expires)) return false
      const expires = Number(query.expires)
      const given = Buffer.from(query.signature, 'base64url')
      const wanted = sign(file, expires)
      const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isGenuine && now.getTime() < expires * 1000
    },
  }
}
