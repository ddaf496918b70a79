import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { CodeSender } from '../ports/code-sender.ts'
import * as codeRules from './login-code.rules.ts'
import * as loginCodes from './login-codes.repository.ts'
import type { LoginLimits } from './login-limits.ts'
import { normalizePhone } from './phone.rules.ts'
import type { Proofs } from './proofs.service.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  codeSender: CodeSender
  loginLimits: LoginLimits
  proofs: Proofs
  config: { otpSecret: string; allowedCountryCodes: readonly string[]; productName: string }
}

export function createLoginCodesService(needs: Needs) {
  const { db, clock, codeSender, loginLimits, proofs, config } = needs

  /** Never looks at accounts, so the answer can't tell whether the number has one. */
  async function sendOtp(phoneNumber: string, address: string) {
    const phone = normalizePhone(phoneNumber, config.allowedCountryCodes)
    await loginLimits.countCode(address)
    const code = codeRules.newLoginCode()
    const codeHash = codeRules.hashLoginCode(config.otpSecret, phone, code)
    const resendAfterSeconds = await saveCode(phone, codeHash)
    try {
      await loginLimits.countSpending()
      await codeSender.sendLoginCode({ phone, code, text: textOf(code) })
    } catch (cause) {
      await loginCodes.withdrawCode(db, phone, codeHash, clock.now())
      throw new AppError('CODE_NOT_SENT', { cause, detail: 'a login code was not sent' })
    }
    return { resendAfterSeconds }
  }

  function saveCode(phone: string, codeHash: Buffer): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const now = clock.now()
      const decision = codeRules.decideSend(await loginCodes.lockSendHistory(tx, phone, now), now)
      if (!decision.allowed) {
        const code = decision.reason === 'recently' ? 'CODE_SENT_RECENTLY' : 'TOO_MANY_REQUESTS'
        throw new AppError(code, { retryAfterSeconds: decision.retryAfterSeconds })
      }
      const expiresAt = new Date(now.getTime() + limits.loginCodeMinutes * 60_000)
      await loginCodes.saveCode(tx, phone, { codeHash, expiresAt }, decision.history)
      return decision.resendAfterSeconds
    })
  }

  const textOf = (code: string) =>
    sentence('login.smsText', {
      code,
      product: config.productName,
      minutes: limits.loginCodeMinutes,
    })

  /** One answer for every code that is not right, whatever is wrong with it. */
  async function verifyOtp(phoneNumber: string, otp: string, address: string) {
    const phone = normalizePhone(phoneNumber, config.allowedCountryCodes)
    const code = codeRules.readLoginCode(otp)
    if (code === '') {
      throw new AppError('INVALID_FORM', {
        messageKey: 'login.codeMissing',
        fields: { otp: 'login.codeMissing' },
      })
    }
    await loginLimits.countTry(address)
    const codeHash = codeRules.hashLoginCode(config.otpSecret, phone, code)
    const isRight =
      codeRules.canBeLoginCode(code) && (await loginCodes.tryCode(db, phone, codeHash, clock.now()))
    if (!isRight) throw new AppError('INVALID_CODE')
    await loginLimits.forgiveTry(address)
    return { phoneNumber: phone, ...(await proofs.prove({ provider: 'phone', subject: phone })) }
  }

  return { sendOtp, verifyOtp }
}
