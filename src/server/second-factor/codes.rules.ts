import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '#contract/limits.ts'

/** As apps expect it unless told: SHA-1, which is no weakness in an HMAC, six digits, half a minute. */
const algorithm = 'SHA1'
const digits = limits.secondFactorDigits
const period = limits.secondFactorStepSeconds

/** As long as the hash's output, as RFC 4226 advises. */
export const secretBytes = 20

/** No letter that is read as a digit or another letter. 31 of them ten times are 49 bits. */
const recoveryLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const recoveryLength = 10
const recoveryCode = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`)

export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** What a person typed, in the one form of its kind; undefined where it can be neither. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (code.length === digits && /^[0-9]+$/.test(code)) return { kind: 'app', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : undefined
}

/**
 * The half minute that a code of the app belongs to: this one, the one before or the one after, as
 * clocks differ. Undefined when it belongs to none.
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

/** What an app is told: by hand, and all at once. */
export function describeSecret(
  secret: Buffer,
  { issuer, label }: { issuer: string; label: string },
): { secret: string; uri: string } {
  const known = { issuer, label, algorithm, digits, period, secret: toSecret(secret) }
  return { secret: toSecret(secret).base32, uri: new TOTP(known).toString() }
}

export function newRecoveryCode(): string {
  const letters = Array.from(
    { length: recoveryLength },
    () => recoveryLetters[randomInt(recoveryLetters.length)] ?? '',
  )
  return letters.join('')
}

/** As it is written on paper: 'ABCDE-FGHJK'. */
export const spacedRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer })
