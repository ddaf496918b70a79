import { useState } from 'react'
import type { AccountType } from '#contract/accounts.ts'
import { loginPhonePattern } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { clearSession, saveSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'

export const countryCode = '+91'

/** What went wrong: a key of ours, or the server's own sentence. */
export type SignInProblem = { readonly key: MessageKey } | { readonly text: string }

export type SignInAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: SignInProblem }

/** A code that was sent: where to, and when the next may be asked for. */
type SentCode = {
  readonly phoneNumber: string
  readonly resendAfterSeconds: number
  readonly turn: number
}

const done: SignInAnswer = { ok: true }
const refuse = (problem: SignInProblem): SignInAnswer => ({ ok: false, problem })

/** Without an answer there is no sentence of the server's; ours tells what was being done. */
function problemOf(error: unknown, unansweredKey: MessageKey): SignInProblem {
  if (!(error instanceof ApiError)) throw error
  return error.status === 0 ? { key: unansweredKey } : { text: error.message }
}

/** Signing in by phone: a code is sent, then exchanged for a proof, then for a session. */
export function usePhoneSignIn(type: AccountType) {
  const api = useApi()
  const [sent, setSent] = useState<SentCode>()
  const [isBusy, setBusy] = useState(false)
  const [isSignedIn, setSignedIn] = useState(false)

  async function busily(act: () => Promise<SignInAnswer>): Promise<SignInAnswer> {
    setBusy(true)
    try {
      return await act()
    } finally {
      setBusy(false)
    }
  }

  const noteSent = (phoneNumber: string, resendAfterSeconds: number) =>
    setSent((before) => ({ phoneNumber, resendAfterSeconds, turn: (before?.turn ?? 0) + 1 }))

  async function sendCode(number: string): Promise<SignInAnswer> {
    if (!loginPhonePattern.test(number)) return refuse({ key: 'login.phoneInvalid' })
    const phoneNumber = countryCode + number
    return busily(async () => {
      try {
        const reply = await api.call(endpoints.sendOtp, { body: { phoneNumber } })
        noteSent(phoneNumber, reply.resendAfterSeconds)
        return done
      } catch (error) {
        // A code is on its way already: the person can enter it, and sees when to ask again.
        if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY')
          noteSent(phoneNumber, error.retryAfterSeconds ?? 30)
        return refuse(problemOf(error, 'login.codeSendError'))
      }
    })
  }

  async function verifyCode(otp: string): Promise<SignInAnswer> {
    if (otp === '') return refuse({ key: 'login.codeMissing' })
    if (!sent) return refuse({ key: 'login.codeVerifyError' })
    const { phoneNumber } = sent
    return busily(async () => {
      try {
        const { uid, proof } = await api.call(endpoints.verifyOtp, { body: { phoneNumber, otp } })
        return await startSession({ uid, proof })
      } catch (error) {
        return refuse(problemOf(error, 'login.codeVerifyError'))
      }
    })
  }

  async function startSession(proven: { uid: string; proof: string }): Promise<SignInAnswer> {
    try {
      const { token } = await api.call(endpoints.generateToken, { body: { ...proven, type } })
      saveSession({ token, type })
      setSignedIn(true)
      return done
    } catch (error) {
      clearSession()
      // The code is spent: what comes next is another number, or a new code.
      setSent(undefined)
      return refuse(problemOf(error, 'login.codeVerifyError'))
    }
  }

  return {
    sent,
    /** Until the next screen is there, a second tap would only spend the code again. */
    isBusy: isBusy || isSignedIn,
    sendCode,
    verifyCode,
    changeNumber: () => setSent(undefined),
  }
}
