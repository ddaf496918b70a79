import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { accountTypeSchema } from '#contract/accounts/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { signInProviders } from '#contract/accounts/provider-sign-in.ts'

const cookieSchema = z.object({
  provider: z.enum(signInProviders),
  type: accountTypeSchema,
  state: z.string().min(20),
  nonce: z.string(),
  verifier: z.string(),
  /** Seconds since 1970. */
  expires: z.number().int(),
})

/** A sign-in in progress, bound to the browser that started it. */
export type PendingSignIn = Omit<z.output<typeof cookieSchema>, 'expires'>

const signInCookieName = 'sign_in'
const lifeSeconds = limits.providerSignInMinutes * 60

/** Stores a sign-in in progress in a signed cookie. */
export function createSignInCookie(secret: string, { isHttps }: { isHttps: boolean }) {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(`sign-in cookie\n${text}`).digest()

  // Lax: the browser must send the cookie when the provider redirects back.
  const attributes = `Path=/auth; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return {
    write(pending: PendingSignIn, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
      const text = Buffer.from(JSON.stringify({ ...pending, expires })).toString('base64url')
      const value = `${text}.${sign(text).toString('base64url')}`
      return `${signInCookieName}=${value}; Max-Age=${lifeSeconds}; ${attributes}`
    },

    /** The header that deletes the cookie. */
    clear: `${signInCookieName}=; Max-Age=0; ${attributes}`,

    /** Undefined when the cookie is missing, expired or not signed by this server. */
    read(header: string | undefined, now: Date): PendingSignIn | undefined {
      const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
      const value = cookies.find((cookie) => cookie.startsWith(`${signInCookieName}=`))
      const [text = '', signature = ''] = value?.slice(signInCookieName.length + 1).split('.') ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const parsed = cookieSchema.safeParse(parse(text))
      if (!parsed.success || parsed.data.expires * 1000 <= now.getTime()) return undefined
      const { expires: _expires, ...pending } = parsed.data
      return pending
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
