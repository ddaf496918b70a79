import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { accountTypes } from '#contract/accounts.ts'
import type { AccountType } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { ProviderAnswer, SignInProvider } from '#contract/provider-sign-in.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { noteHint } from '#web/lib/second-factor-offer.ts'
import { clearSession, saveSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'
import { askInWindow } from './sign-in-window.ts'

type Proven = Extract<ProviderAnswer, { outcome: 'proven' }>

const texts = {
  google: { name: 'Google', done: 'login.googleDone', failed: 'login.googleFailed' },
  facebook: { name: 'Facebook', done: 'login.facebookDone', failed: 'login.facebookFailed' },
} as const

/** Signing in by a provider's account: its window gives a proof, which becomes a session. */
export function useProviderSignIn(type: AccountType, onSignedIn: () => void) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const [busyWith, setBusyWith] = useState<SignInProvider>()
  /** Whose account was deleted; what was proven may restore it. */
  const [deleted, setDeleted] = useState<{ provider: SignInProvider; proven: Proven }>()
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => () => leaving.current?.abort(), [])

  async function signIn(provider: SignInProvider): Promise<void> {
    if (busyWith !== undefined) return
    const controller = new AbortController()
    leaving.current = controller
    setBusyWith(provider)
    const isSignedIn = await act(provider, controller.signal)
    // Until the next screen is there, a second tap would only begin anew.
    if (!isSignedIn) setBusyWith(undefined)
  }

  async function act(provider: SignInProvider, signal: AbortSignal): Promise<boolean> {
    const answer = await askInWindow(provider, type, signal)
    if (signal.aborted) return false
    if (answer.outcome === 'proven') return await enter(provider, answer)
    if (answer.outcome === 'blocked') toasts.warn(t('login.popupBlocked'), 'login')
    else if (answer.outcome === 'none') tellFailure(provider, answer.failure)
    else tellClosed()
    return false
  }

  function tellClosed(): void {
    toasts.info(t(type === 'admin' ? 'login.providerCanceled' : 'login.googleClosed'), 'login')
  }

  function tellFailure(
    provider: SignInProvider,
    failure: Extract<ProviderAnswer, { outcome: 'none' }>['failure'],
  ): void {
    const { name, failed } = texts[provider]
    if (failure === 'cancelled') tellClosed()
    else if (failure === 'away') toasts.no(t('login.providerAway', { provider: name }), 'login')
    else toasts.no(t(failure === 'tooMany' ? 'error.tooManyRequests' : failed), 'login')
  }

  /** Takes the deletion back, with the proof that was refused. */
  async function restore(): Promise<void> {
    if (!deleted || busyWith !== undefined) return
    setBusyWith(deleted.provider)
    const isSignedIn = await enter(deleted.provider, deleted.proven, true)
    setDeleted(undefined)
    if (!isSignedIn) setBusyWith(undefined)
  }

  async function enter(
    provider: SignInProvider,
    proven: Proven,
    isRestoring = false,
  ): Promise<boolean> {
    if (proven.role !== null && !accountTypes.some((type) => type === proven.role)) {
      toasts.no(t('login.invalidRole'), 'login')
      return false
    }
    try {
      saveSession({ token: await fetchToken(proven, isRestoring), type })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      clearSession()
      if (error.code === 'ACCOUNT_DELETED') {
        setDeleted({ provider, proven })
        return false
      }
      toasts.no(error.isUnanswered ? t(texts[provider].failed) : error.message, 'login')
      return false
    }
    toasts.ok(t(texts[provider].done), 'login')
    onSignedIn()
    return true
  }

  /** A new account takes the role of the login where it begins; whoever has one keeps it. */
  async function fetchToken({ uid, proof, role }: Proven, restoring: boolean): Promise<string> {
    const fresh =
      role === null && type !== 'admin'
        ? await api.call(endpoints.setRole, { body: { uid, proof, role: type } })
        : { proof }
    const reply = await api.call(endpoints.generateToken, {
      body: { uid, proof: fresh.proof, type, ...(restoring && { restore: true }) },
    })
    noteHint(reply.secondFactor)
    return reply.token
  }

  return {
    busyWith,
    signIn,
    isDeleted: deleted !== undefined,
    restore,
    leaveDeleted: () => setDeleted(undefined),
  }
}
