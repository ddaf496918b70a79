import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '#server/lib/limits.ts'

/** The defaults of authenticator apps: SHA-1 (safe within an HMAC), six digits, 30 seconds. */
const algorithm = 'SHA1'
const digits = limits.secondFactorDigits
const period = limits.secondFactorStepSeconds

/** The length of the hash's output, as RFC 4226 recommends. */
export const secretBytes = 20

/** Letters and digits that are not confused with each other. Ten of 31 make 49 bits. */
const recoveryLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const recoveryLength = 10
const recoveryCode = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`)

export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** Normalizes a typed code and detects its kind; undefined for invalid text. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (code.length === digits && /^[0-9]+$/.test(code)) return { kind: 'app', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : undefined
}

/**
 * The 30-second step of an app's code: the current one, the previous or the next, because clocks
 * differ. Undefined for a wrong code.
 */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: toSecret(secret),
    algorithm,
    digits,
    period,
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

/** The secret for an app: as text for typing, and as a URI for a QR code. */
export function describeSecret(
  secret: Buffer,
  { issuer, label }: { issuer: string; label: string },
): { secret: string; uri: string } {
  const settings = { issuer, label, algorithm, digits, period, secret: toSecret(secret) }
  return { secret: toSecret(secret).base32, uri: new TOTP(settings).toString() }
}

export function newRecoveryCode(): string {
  const letters = Array.from(
    { length: recoveryLength },
    () => recoveryLetters[randomInt(recoveryLetters.length)] ?? '',
  )
  return letters.join('')
}

/** Formats a code for reading: 'ABCDE-FGHJK'. */
export const spacedRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer })
