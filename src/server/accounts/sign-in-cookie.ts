import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { accountTypeSchema } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { signInProviders } from '#contract/provider-sign-in.ts'

const keptSchema = z.object({
  provider: z.enum(signInProviders),
  type: accountTypeSchema,
  state: z.string().min(20),
  nonce: z.string(),
  verifier: z.string(),
  /** Seconds since 1970. */
  expires: z.number().int(),
})

/** A sign-in that is under way, bound to the browser that began it. */
export type SignInUnderWay = Omit<z.output<typeof keptSchema>, 'expires'>

export const signInCookieName = 'sign_in'
const lifeSeconds = limits.providerSignInMinutes * 60

/** Keeps a sign-in that is under way in a cookie that only this server can write. */
export function createSignInCookie(secret: string, { isHttps }: { isHttps: boolean }) {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(`sign-in cookie\n${text}`).digest()

  // Lax: it has to come along when the provider sends the browser back.
  const attributes = `Path=/auth; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return {
    write(underWay: SignInUnderWay, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
      const text = Buffer.from(JSON.stringify({ ...underWay, expires })).toString('base64url')
      const value = `${text}.${sign(text).toString('base64url')}`
      return `${signInCookieName}=${value}; Max-Age=${lifeSeconds}; ${attributes}`
    },

    /** What takes the cookie out of the browser again. */
    clear: `${signInCookieName}=; Max-Age=0; ${attributes}`,

    /** Undefined when there is none, it is too old, or somebody else wrote it. */
    read(header: string | undefined, now: Date): SignInUnderWay | undefined {
      const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
      const value = cookies.find((cookie) => cookie.startsWith(`${signInCookieName}=`))
      const [text = '', signature = ''] = value?.slice(signInCookieName.length + 1).split('.') ?? []
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(text)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      const parsed = keptSchema.safeParse(parse(text))
      if (!parsed.success || parsed.data.expires * 1000 <= now.getTime()) return undefined
      const { expires: _expires, ...underWay } = parsed.data
      return underWay
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
