import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { PrivacyOverview } from '#contract/privacy/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { endNotifications } from '#web/lib/notifications/notifications.ts'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { logOutHere } from '#web/lib/session.ts'

type Proof = { readonly uid: string; readonly proof: string }

/** Proves the person's identity in the provider's window. Resolves to undefined on failure. */
export type ProveIdentity = (provider: 'google' | 'facebook') => Promise<Proof | undefined>

/** Deletes the account. The person proves their identity once more first. */
export function useDeleteAccount(signIn: PrivacyOverview['signIn'], proveIdentity: ProveIdentity) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isCodeSent, setCodeSent] = useState(false)
  const [error, setError] = useState<string>()

  const { run, isPending } = useMutation({
    call: (api, step: (api: Api) => Promise<void>) => step(api),
    toastId: 'privacy',
    errorText: () => undefined,
    onError: ({ code, message }) => {
      // A code was sent earlier and is still valid.
      if (code === 'CODE_SENT_RECENTLY') setCodeSent(true)
      setError(message)
    },
    revalidate: 'never',
    sessionOver: 'toast',
  })

  async function attempt(step: (api: Api) => Promise<void>): Promise<void> {
    if (isPending) return
    setError(undefined)
    await run(step)
  }

  async function deleteWith(api: Api, proof: Proof): Promise<void> {
    await api.call(calls.deleteAccount, { body: proof })
    await endNotifications()
    logOutHere()
    leaveNotice({ kind: 'success', key: 'privacy.accountDeleted' })
    await navigate(paths.home())
  }

  return {
    isCodeSent,
    isPending,
    error,
    sendCode: () =>
      attempt(async (api) => {
        await api.call(calls.sendOtp, { body: { phoneNumber: signIn.phone ?? '' } })
        setCodeSent(true)
      }),
    deleteByCode: (otp: string) =>
      attempt(async (api) => {
        if (otp === '') return setError(t('login.codeMissing'))
        const body = { phoneNumber: signIn.phone ?? '', otp }
        const { uid, proof } = await api.call(calls.verifyOtp, { body })
        await deleteWith(api, { uid, proof })
      }),
    deleteByProvider: (provider: 'google' | 'facebook') =>
      attempt(async (api) => {
        const proof = await proveIdentity(provider)
        if (proof) await deleteWith(api, proof)
        else setError(t('login.googleFailed'))
      }),
    forget(): void {
      setCodeSent(false)
      setError(undefined)
    },
  }
}
