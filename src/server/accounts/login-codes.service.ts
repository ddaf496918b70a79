import type { Kysely } from 'kysely'
import type { CodeChannel } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { networkOf } from '../lib/network.ts'
import { renderSms } from '../lib/sms-template.ts'
import type { Tally } from '../lib/tally.ts'
import { CodeSenderError } from '../ports/code-sender.ts'
import type { CodeSender } from '../ports/code-sender.ts'
import * as codeRules from './login-code.rules.ts'
import * as loginCodes from './login-codes.repository.ts'
import { SpendingCapError } from './login-limits.ts'
import type { LoginLimits } from './login-limits.ts'
import { normalizePhone } from './phone.rules.ts'
import type { Proofs } from './proofs.service.ts'
import type { SpendingAlarm } from './spending-alarm.service.ts'

/** The second channel is there where it is configured. */
export type CodeSenders = { readonly sms: CodeSender; readonly whatsapp?: CodeSender }

type Needs = {
  db: Kysely<DB>
  clock: Clock
  codeSenders: CodeSenders
  loginLimits: LoginLimits
  spendingAlarm: SpendingAlarm
  proofs: Proofs
  tally: Tally
  config: {
    otpSecret: string
    allowedCountryCodes: readonly string[]
    smsTemplate: string
    codeCaps: { readonly perPhonePerDay: number }
  }
}

type Wish = {
  readonly phone: string
  readonly address: string
  readonly channel: CodeChannel
  readonly codeHash: Buffer
}

export function createLoginCodesService(needs: Needs) {
  const { db, clock, codeSenders, loginLimits, spendingAlarm, proofs, tally, config } = needs
  const { perPhonePerDay } = config.codeCaps

  /** Never looks at accounts, so the answer can't tell whether the number has one. */
  async function sendOtp(phoneNumber: string, address: string, channel: CodeChannel = 'sms') {
    const phone = normalizePhone(phoneNumber, config.allowedCountryCodes)
    await loginLimits.countCode(address)
    const code = codeRules.newLoginCode()
    const codeHash = codeRules.hashLoginCode(config.otpSecret, phone, code)
    const saved = await saveCode({ phone, address, channel, codeHash })
    try {
      const text = renderSms(config.smsTemplate, code)
      await saved.sender.sendLoginCode({ phone, code, text })
    } catch (cause) {
      await loginCodes.withdrawCode(db, phone, codeHash, clock.now())
      // Of any other failure nobody knows what it cost.
      if (cause instanceof CodeSenderError && cause.problem === 'refused')
        await loginLimits.uncountMessage(db, { phone, address })
      throw new AppError('CODE_NOT_SENT', { cause, detail: 'a login code was not sent' })
    }
    tally('code-sent')
    return saved.answer
  }

  async function saveCode(wish: Wish) {
    try {
      return await saveAndCount(wish)
    } catch (error) {
      if (!(error instanceof SpendingCapError)) throw error
      await spendingAlarm.raise()
      throw new AppError('CODE_NOT_SENT', { detail: error.message, isAlarmed: true })
    }
  }

  /** All or nothing: a code that may not go out replaces none. */
  function saveAndCount({ phone, address, channel, codeHash }: Wish) {
    return db.transaction().execute(async (tx) => {
      const now = clock.now()
      const before = await loginCodes.lockSendHistory(tx, phone, now)
      const decision = codeRules.decideSend(before, now, perPhonePerDay)
      if (!decision.allowed) {
        const { retryAfterSeconds } = decision
        throw new AppError('CODE_SENT_RECENTLY', { retryAfterSeconds })
      }
      const { history, resendAfterSeconds } = decision
      const code = {
        codeHash,
        expiresAt: new Date(now.getTime() + limits.loginCodeMinutes * 60_000),
        askedFrom: networkOf(address),
      }
      await loginCodes.saveCode(tx, phone, code, history)
      await loginLimits.countMessage(tx, { phone, address })
      const sent = pickChannel(channel, history.sendCount - 1)
      return {
        sender: sent.sender,
        answer: {
          resendAfterSeconds,
          channel: sent.channel,
          nextChannels: [...channelsAfter(history.sendCount)],
        },
      }
    })
  }

  const channelsAfter = (sendCount: number) =>
    codeRules.channelsAfter(sendCount, codeSenders.whatsapp !== undefined)

  function pickChannel(
    wished: CodeChannel,
    sentBefore: number,
  ): { channel: CodeChannel; sender: CodeSender } {
    const sender = codeSenders[wished]
    return sender && channelsAfter(sentBefore).includes(wished)
      ? { channel: wished, sender }
      : { channel: 'sms', sender: codeSenders.sms }
  }

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
    const guess = {
      codeHash: codeRules.hashLoginCode(config.otpSecret, phone, code),
      network: networkOf(address),
      now: clock.now(),
    }
    // A right code is spent with the proof that it is good for, or not at all; a wrong one is counted.
    const proven = codeRules.canBeLoginCode(code)
      ? await db.transaction().execute(async (trx) => {
          const isRight = await loginCodes.tryCode(trx, phone, guess, perPhonePerDay)
          return isRight
            ? await proofs.prove(trx, { provider: 'phone', subject: phone })
            : undefined
        })
      : undefined
    if (!proven) throw new AppError('INVALID_CODE')
    tally('code-used')
    await loginLimits.forgiveTry(address)
    return { phoneNumber: phone, ...proven }
  }

  return { sendOtp, verifyOtp }
}
