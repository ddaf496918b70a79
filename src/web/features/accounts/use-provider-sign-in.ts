import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { accountTypes } from '#contract/accounts/roles.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { calls } from '#contract/calls.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { saveAccountLocale } from '#web/lib/i18n/account-locale.ts'
import { saveHint } from '#web/lib/second-factor-offer.ts'
import { clearSession, saveSession } from '#web/lib/session.ts'
import { noteTeamRole } from '#web/lib/team-role.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useToasts } from '#web/ui/toast.ts'
import { proveInWindow } from './sign-in-window.ts'

type Proven = Extract<ProviderResult, { outcome: 'proven' }>

const texts = {
  google: { name: 'Google', done: 'login.googleDone', failed: 'login.googleFailed' },
  facebook: { name: 'Facebook', done: 'login.facebookDone', failed: 'login.facebookFailed' },
} as const

type Step = {
  readonly provider: SignInProvider
  /** The proof of a deleted account, to restore it. Without one the provider's window opens. */
  readonly restore?: Proven
}

const toastId = 'login'

/** Signs in with a provider's account: its window returns a proof, which becomes a session. */
export function useProviderSignIn(type: AccountType, onSignedIn: () => void) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [isSignedIn, setSignedIn] = useState<SignInProvider>()
  /** The provider and proof of a deleted account, which can be restored. */
  const [deleted, setDeleted] = useState<{ provider: SignInProvider; proven: Proven }>()
  const proven = useRef<Proven>(undefined)
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => () => leaving.current?.abort(), [])

  const { run, pending } = useMutation({
    call: async (api, { provider, restore }: Step) => {
      const controller = new AbortController()
      leaving.current = controller
      const answer = restore ?? (await proveInWindow(provider, type, controller.signal))
      if (answer.outcome === 'proven' && !controller.signal.aborted && isRoleOfOurs(answer)) {
        proven.current = answer
        await startSession(api, answer, restore !== undefined)
      }
      return { answer, isLeft: controller.signal.aborted }
    },
    toastId,
    onSuccess: ({ answer, isLeft }, { provider }) => {
      setDeleted(undefined)
      if (isLeft) return
      if (answer.outcome === 'proven') reportProven(provider, answer)
      else if (answer.outcome === 'blocked') toasts.warn(t('login.popupBlocked'), toastId)
      else if (answer.outcome === 'none') reportFailure(provider, answer.failure)
      else reportClosed()
    },
    errorText: (error, { provider }) => {
      if (isOfDeleted(error)) return undefined
      return error.isUnanswered ? texts[provider].failed : error.message
    },
    onError: (error, { provider }) => {
      clearSession()
      setDeleted(
        isOfDeleted(error) && proven.current ? { provider, proven: proven.current } : undefined,
      )
    },
    revalidate: 'never',
    sessionOver: 'toast',
  })

  function reportProven(provider: SignInProvider, answer: Proven): void {
    if (!isRoleOfOurs(answer)) return toasts.error(t('login.invalidRole'), toastId)
    toasts.success(t(texts[provider].done), toastId, { leadsOn: true })
    // Busy until the next screen opens, because a second tap would start again.
    setSignedIn(provider)
    onSignedIn()
  }

  function reportClosed(): void {
    toasts.info(t(type === 'admin' ? 'login.providerCanceled' : 'login.googleClosed'), toastId)
  }

  function reportFailure(
    provider: SignInProvider,
    failure: Extract<ProviderResult, { outcome: 'none' }>['failure'],
  ): void {
    const { name, failed } = texts[provider]
    if (failure === 'cancelled') reportClosed()
    else if (failure === 'away') toasts.error(t('login.providerAway', { provider: name }), toastId)
    else toasts.error(t(failure === 'tooMany' ? 'error.tooManyRequests' : failed), toastId)
  }

  /** A new account gets the role of this login. An existing account keeps its role. */
  async function startSession(
    api: Api,
    { uid, proof, role }: Proven,
    restoring: boolean,
  ): Promise<void> {
    const fresh =
      role === null && type !== 'admin'
        ? await api.call(calls.setRole, { body: { uid, proof, role: type } })
        : { proof }
    const reply = await api.call(calls.generateToken, {
      body: { uid, proof: fresh.proof, type, ...(restoring && { restore: true }) },
    })
    saveHint(reply.secondFactor)
    saveSession({ token: reply.token, type })
    noteTeamRole(reply.adminRole)
    if (reply.locale !== undefined) saveAccountLocale(reply.locale)
  }

  return {
    busyWith: pending?.provider ?? isSignedIn,
    signIn: async (provider: SignInProvider) => {
      if (isSignedIn === undefined) await run({ provider })
    },
    isDeleted: deleted !== undefined,
    /** Restores the deleted account with the proof of the rejected sign-in. */
    restore: async () => {
      if (deleted) await run({ provider: deleted.provider, restore: deleted.proven })
    },
    leaveDeleted: () => setDeleted(undefined),
  }
}

const isOfDeleted = ({ code }: ApiError): boolean => code === 'ACCOUNT_DELETED'

const isRoleOfOurs = ({ role }: Proven): boolean =>
  role === null || accountTypes.some((type) => type === role)
