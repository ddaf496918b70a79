import { useState } from 'react'
import type { CodeChannel } from '#contract/accounts/schemas.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { calls } from '#contract/calls.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { saveAccountLocale } from '#web/lib/i18n/account-locale.ts'
import { saveHint } from '#web/lib/second-factor-offer.ts'
import { clearSession, saveSession } from '#web/lib/session.ts'
import { noteTeamRole } from '#web/lib/team-role.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

export const countryCode = '+91'

/** A number of ten digits, without its country code. */
const loginPhonePattern = /^\d{10}$/

/** A sent code: its number, its channel, and when and how the next one can be requested. */
type SentCode = {
  readonly phoneNumber: string
  readonly channel: CodeChannel
  readonly nextChannels: readonly CodeChannel[]
  readonly resendAfterSeconds: number
  readonly turn: number
}

type Proven = { readonly uid: string; readonly proof: string }

/** How to end a verification: with the code of a message, or by restoring the deleted account. */
type Verification = { readonly otp: string } | { readonly restore: Proven }

type Options = {
  type: AccountType
  onSignedIn: () => void
  /** Shows an error at the field. */
  onWrong: (text: string) => void
}

const toastId = 'login'

/** Signs in by phone: a code is sent, then exchanged for a proof, then for a session. */
export function usePhoneSignIn({ type, onSignedIn, onWrong }: Options) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [sent, setSent] = useState<SentCode>()
  /** A code is valid once, so its proof is stored until the session starts. */
  const [proven, setProven] = useState<Proven>()
  const [isSignedIn, setSignedIn] = useState(false)
  /** The account is deleted. The proof may restore it. */
  const [isDeleted, setDeleted] = useState(false)

  const sending = useMutation({
    call: (api, { phoneNumber, channel }: { phoneNumber: string; channel: CodeChannel }) =>
      api.call(calls.sendOtp, { body: { phoneNumber, channel } }),
    toastId,
    successText: () => t('login.codeSent'),
    onSuccess: (reply, { phoneNumber }) => saveSent({ phoneNumber, ...reply }),
    errorText: () => undefined,
    onError: (error, { phoneNumber }) => {
      // A code was sent already. The person can enter it and sees when to request another.
      if (error.code === 'CODE_SENT_RECENTLY')
        saveSent({
          channel: 'sms',
          nextChannels: ['sms'],
          ...(sent?.phoneNumber === phoneNumber && sent),
          phoneNumber,
          resendAfterSeconds: error.retryAfterSeconds ?? 30,
        })
      onWrong(failureText(reasonOf(error, 'login.codeSendError')))
    },
    revalidate: 'never',
    sessionOver: 'toast',
  })

  const verifying = useMutation({
    call: async (api, step: Verification) => {
      if ('restore' in step) return await startSession(api, step.restore, true)
      return await startSession(api, proven ?? (await prove(api, step.otp)))
    },
    toastId,
    successText: () => t('login.codeVerified'),
    leadsOn: true,
    onSuccess: () => {
      setSignedIn(true)
      onSignedIn()
    },
    errorText: () => undefined,
    onError: (error) => onWrong(failureText(reasonOf(error, 'login.codeVerifyError'))),
    revalidate: 'never',
    sessionOver: 'toast',
  })

  function saveSent(code: Omit<SentCode, 'turn'>): void {
    setProven(undefined)
    setSent((before) => ({ ...code, turn: (before?.turn ?? 0) + 1 }))
  }

  function forget(): void {
    setProven(undefined)
    setSent(undefined)
    setDeleted(false)
  }

  async function sendCode(number: string, channel: CodeChannel = 'sms'): Promise<void> {
    if (!loginPhonePattern.test(number)) return onWrong(t('login.phoneInvalid'))
    await sending.run({ phoneNumber: countryCode + number, channel })
  }

  async function verifyCode(otp: string): Promise<void> {
    if (otp === '') return onWrong(t('login.codeMissing'))
    await verifying.run({ otp })
  }

  async function prove(api: Api, otp: string): Promise<Proven> {
    const phoneNumber = sent?.phoneNumber ?? ''
    const { uid, proof } = await api.call(calls.verifyOtp, { body: { phoneNumber, otp } })
    setProven({ uid, proof })
    return { uid, proof }
  }

  async function startSession(api: Api, identity: Proven, restore = false): Promise<void> {
    try {
      const body = { ...identity, type, ...(restore && { restore }) }
      const reply = await api.call(calls.generateToken, { body })
      saveHint(reply.secondFactor)
      saveSession({ token: reply.token, type })
      noteTeamRole(reply.adminRole)
      if (reply.locale !== undefined) saveAccountLocale(reply.locale)
    } catch (error) {
      clearSession()
      if (error instanceof ApiError && error.code === 'ACCOUNT_DELETED') setDeleted(true)
      // After any other rejection the code is spent. The next step is another number or a new code.
      else if (!(error instanceof ApiError && error.isUnanswered)) forget()
      throw error
    }
  }

  return {
    isDeleted,
    sent,
    /** Busy until the next screen opens, because a second tap would use the code again. */
    isBusy: sending.isPending || verifying.isPending || isSignedIn,
    sendCode,
    verifyCode,
    /** Restores the deleted account with the proof of the rejected sign-in. */
    restore: async () => {
      if (proven) await verifying.run({ restore: proven })
    },
    changeNumber: forget,
  }
}

/**
 * Without a decision of the server our sentence says what failed; a rejection carries its own
 * reason.
 */
const reasonOf = (error: ApiError, unansweredKey: MessageKey): string =>
  error.isUnanswered ? unansweredKey : error.message
