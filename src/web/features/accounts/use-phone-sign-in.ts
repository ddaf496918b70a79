import { useState } from 'react'
import type { AccountType, CodeChannel } from '#contract/accounts.ts'
import { loginPhonePattern } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { noteHint } from '#web/lib/second-factor-offer.ts'
import { clearSession, saveSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'

export const countryCode = '+91'

/** What went wrong: a key of ours, or the server's own sentence. */
export type SignInProblem = { readonly key: MessageKey } | { readonly text: string }

export type SignInAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: SignInProblem }

/** A code that was sent: where to and how, and when and how the next may be asked for. */
type SentCode = {
  readonly phoneNumber: string
  readonly channel: CodeChannel
  readonly nextChannels: readonly CodeChannel[]
  readonly resendAfterSeconds: number
  readonly turn: number
}

type Proven = { readonly uid: string; readonly proof: string }

const done: SignInAnswer = { ok: true }
const refuse = (problem: SignInProblem): SignInAnswer => ({ ok: false, problem })

/** Where nothing was decided our sentence tells what was being done; a refusal says itself why. */
function problemOf(error: unknown, unansweredKey: MessageKey): SignInProblem {
  if (!(error instanceof ApiError)) throw error
  return error.isUnanswered ? { key: unansweredKey } : { text: error.message }
}

/** Signing in by phone: a code is sent, then exchanged for a proof, then for a session. */
export function usePhoneSignIn(type: AccountType) {
  const api = useApi()
  const [sent, setSent] = useState<SentCode>()
  /** A code is good once. What it gave is kept until a session came of it. */
  const [proven, setProven] = useState<Proven>()
  const [isBusy, setBusy] = useState(false)
  const [isSignedIn, setSignedIn] = useState(false)
  /** The account was deleted; what was proven may restore it. */
  const [isDeleted, setDeleted] = useState(false)

  async function busily(act: () => Promise<SignInAnswer>): Promise<SignInAnswer> {
    setBusy(true)
    try {
      return await act()
    } finally {
      setBusy(false)
    }
  }

  function noteSent(code: Omit<SentCode, 'turn'>): void {
    setProven(undefined)
    setSent((before) => ({ ...code, turn: (before?.turn ?? 0) + 1 }))
  }

  function forget(): void {
    setProven(undefined)
    setSent(undefined)
    setDeleted(false)
  }

  async function sendCode(number: string, channel: CodeChannel = 'sms'): Promise<SignInAnswer> {
    if (!loginPhonePattern.test(number)) return refuse({ key: 'login.phoneInvalid' })
    const phoneNumber = countryCode + number
    return busily(async () => {
      try {
        const reply = await api.call(endpoints.sendOtp, { body: { phoneNumber, channel } })
        noteSent({ phoneNumber, ...reply })
        return done
      } catch (error) {
        // A code is on its way already: the person can enter it, and sees when to ask again.
        if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY')
          noteSent({
            channel: 'sms',
            nextChannels: ['sms'],
            ...(sent?.phoneNumber === phoneNumber && sent),
            phoneNumber,
            resendAfterSeconds: error.retryAfterSeconds ?? 30,
          })
        return refuse(problemOf(error, 'login.codeSendError'))
      }
    })
  }

  async function verifyCode(otp: string): Promise<SignInAnswer> {
    if (otp === '') return refuse({ key: 'login.codeMissing' })
    if (!sent) return refuse({ key: 'login.codeVerifyError' })
    const { phoneNumber } = sent
    return busily(async () => {
      if (proven) return await startSession(proven)
      try {
        const { uid, proof } = await api.call(endpoints.verifyOtp, { body: { phoneNumber, otp } })
        setProven({ uid, proof })
        return await startSession({ uid, proof })
      } catch (error) {
        return refuse(problemOf(error, 'login.codeVerifyError'))
      }
    })
  }

  async function startSession(identity: Proven, restore = false): Promise<SignInAnswer> {
    try {
      const body = { ...identity, type, ...(restore && { restore }) }
      const reply = await api.call(endpoints.generateToken, { body })
      const { token } = reply
      noteHint(reply.secondFactor)
      saveSession({ token, type })
      setSignedIn(true)
      return done
    } catch (error) {
      clearSession()
      if (error instanceof ApiError && error.code === 'ACCOUNT_DELETED') {
        setDeleted(true)
        return refuse({ text: error.message })
      }
      // Refused, the code is spent for nothing: what comes next is another number, or a new code.
      if (!(error instanceof ApiError && error.isUnanswered)) forget()
      return refuse(problemOf(error, 'login.codeVerifyError'))
    }
  }

  /** Takes the deletion back, with the proof that was refused. */
  const restore = (): Promise<SignInAnswer> =>
    busily(() =>
      proven ? startSession(proven, true) : Promise.resolve(refuse({ key: 'login.codeMissing' })),
    )

  return {
    isDeleted,
    restore,
    sent,
    /** Until the next screen is there, a second tap would only spend the code again. */
    isBusy: isBusy || isSignedIn,
    sendCode,
    verifyCode,
    changeNumber: forget,
  }
}
