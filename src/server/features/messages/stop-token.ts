import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { channels, purposes } from '#contract/messages/events.ts'
import type { Choice } from '#contract/messages/settings.ts'

export type Stop = Choice & { readonly accountId: string }
export type StopTokens = ReturnType<typeof createStopTokens>

const stopSchema = z.object({
  accountId: z.uuid(),
  purpose: z.enum(purposes),
  channel: z.enum(channels),
})

/**
 * Signs what a link in a message stops, for its reader without a session. It does not expire, and is
 * short, because mail programs break long lines.
 */
export function createStopTokens(secret: string) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`message-stop\n${text}`).digest()
  return {
    write({ accountId, purpose, channel }: Stop): string {
      const id = Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
      const text = `${id}.${purpose}.${channel}`
      return `${text}.${sign(text).toString('base64url')}`
    },

    /** Undefined for a token that this server did not make. */
    read(token: string): Stop | undefined {
      const [id = '', purpose = '', channel = '', signature = '', ...rest] = token.split('.')
      const wanted = sign(`${id}.${purpose}.${channel}`)
      const given = Buffer.from(signature, 'base64url')
      if (rest.length > 0 || given.length !== wanted.length) return undefined
      if (!timingSafeEqual(given, wanted)) return undefined
      return stopSchema.parse({ accountId: toUuid(id), purpose, channel })
    },
  }
}

const toUuid = (id: string): string =>
  Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
