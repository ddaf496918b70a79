import type { Kysely } from 'kysely'
import type { CodeChannel } from '#contract/accounts/schemas.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { networkOf } from '#server/lib/network.ts'
import { defaultSmsTemplate, renderSms } from './sms-template.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import { CodeSenderError } from '#server/ports/code-sender.ts'
import type { CodeSender } from '#server/ports/code-sender.ts'
import * as codeRules from './login-code.rules.ts'
import * as loginCodes from './login-codes.repository.ts'
import { SpendingCapError } from './login-limits.ts'
import type { LoginLimits } from './login-limits.ts'
import { normalizePhone } from './phone.rules.ts'
import type { Proofs } from './proofs.service.ts'
import type { SpendingAlarm } from './spending-alarm.service.ts'

/** WhatsApp is set only when it is configured. */
export type CodeSenders = { readonly sms: CodeSender; readonly whatsapp?: CodeSender }

type Deps = {
  db: Kysely<DB>
  clock: Clock
  codeSenders: CodeSenders
  loginLimits: LoginLimits
  spendingAlarm: SpendingAlarm
  proofs: Proofs
  countAction: CountAction
  config: {
    otpSecret: string
    allowedCountryCodes: readonly string[]
    /** One for every language, or the default of each. */
    smsTemplate: string | undefined
    productName: string
    publicUrl: string
    codeCaps: { readonly perPhonePerDay: number }
  }
}

type CodeRequest = {
  readonly phone: string
  readonly address: string
  readonly channel: CodeChannel
  readonly codeHash: Buffer
}

type Asked = {
  readonly address: string
  /** Of the language of the message. */
  readonly t: Translator
  readonly channel?: CodeChannel | undefined
}

export function createLoginCodesService(deps: Deps) {
  const { db, clock, codeSenders, loginLimits, spendingAlarm, proofs, countAction, config } = deps
  const { perPhonePerDay } = config.codeCaps

  /** Does not read accounts, so the reply cannot reveal whether the number has one. */
  async function sendOtp(phoneNumber: string, { address, t, channel = 'sms' }: Asked) {
    const phone = normalizePhone(phoneNumber, config.allowedCountryCodes)
    await loginLimits.countCode(address)
    const code = codeRules.newLoginCode()
    const codeHash = codeRules.hashLoginCode(config.otpSecret, phone, code)
    const saved = await saveCode({ phone, address, channel, codeHash })
    try {
      const text = renderSms(config.smsTemplate ?? defaultSmsTemplate(t, config), code)
      await saved.sender.sendLoginCode({ phone, code, text, locale: t.locale })
    } catch (cause) {
      await loginCodes.withdrawCode(db, phone, codeHash, clock.now())
      // Any other failure may have cost money, so the message stays counted.
      if (cause instanceof CodeSenderError && cause.problem === 'refused')
        await loginLimits.uncountMessage(db, { phone, address })
      throw new AppError('CODE_NOT_SENT', { cause, detail: 'a login code was not sent' })
    }
    countAction('code-sent')
    return saved.reply
  }

  async function saveCode(request: CodeRequest) {
    try {
      return await saveAndCount(request)
    } catch (error) {
      if (!(error instanceof SpendingCapError)) throw error
      await spendingAlarm.raise()
      throw new AppError('CODE_NOT_SENT', { detail: error.message, isAlarmed: true })
    }
  }

  /** Saves and counts in one transaction: a code over a limit does not replace the previous one. */
  function saveAndCount({ phone, address, channel, codeHash }: CodeRequest) {
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
        requestedFrom: networkOf(address),
      }
      await loginCodes.saveCode(tx, phone, code, history)
      await loginLimits.countMessage(tx, { phone, address })
      const sent = pickChannel(channel, history.sendCount - 1)
      return {
        sender: sent.sender,
        reply: {
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
    requested: CodeChannel,
    sentBefore: number,
  ): { channel: CodeChannel; sender: CodeSender } {
    const sender = codeSenders[requested]
    return sender && channelsAfter(sentBefore).includes(requested)
      ? { channel: requested, sender }
      : { channel: 'sms', sender: codeSenders.sms }
  }

  /** Every wrong code gets the same error, whatever is wrong with it. */
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
    // One transaction spends a correct code and creates its proof. A wrong code is counted.
    const proven = codeRules.canBeLoginCode(code)
      ? await db.transaction().execute(async (tx) => {
          const isCorrect = await loginCodes.tryCode(tx, phone, guess, perPhonePerDay)
          return isCorrect
            ? await proofs.prove(tx, { provider: 'phone', subject: phone })
            : undefined
        })
      : undefined
    if (!proven) throw new AppError('INVALID_CODE')
    countAction('code-used')
    await loginLimits.uncountTry(address)
    return { phoneNumber: phone, ...proven }
  }

  return { sendOtp, verifyOtp }
}
