import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { PrivacyOverview } from '#contract/privacy.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { forgetNotifications } from '#web/lib/notifications.ts'
import { leaveNotice } from '#web/lib/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { clearSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'

type Proof = { readonly uid: string; readonly proof: string }

/** Shows by the provider's window who somebody is; undefined when nothing came of it. */
export type AskProvider = (provider: 'google' | 'facebook') => Promise<Proof | undefined>

/** Deleting the account: who it is is shown once more first. */
export function useDeleteAccount(signIn: PrivacyOverview['signIn'], askProvider: AskProvider) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const [isCodeSent, setCodeSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function attempt(act: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      // A code is on its way already: it can be typed.
      if (refusal.code === 'CODE_SENT_RECENTLY') setCodeSent(true)
      setError(refusal.message)
    } finally {
      setBusy(false)
    }
  }

  async function deleteWith(proof: Proof): Promise<void> {
    await api.call(endpoints.deleteAccount, { body: proof })
    await forgetNotifications()
    clearSession()
    leaveNotice({ kind: 'ok', key: 'privacy.accountDeleted' })
    await navigate(paths.home())
  }

  return {
    isCodeSent,
    isBusy,
    error,
    sendCode: () =>
      attempt(async () => {
        await api.call(endpoints.sendOtp, { body: { phoneNumber: signIn.phone ?? '' } })
        setCodeSent(true)
      }),
    deleteByCode: (otp: string) =>
      attempt(async () => {
        if (otp === '') return setError(t('login.codeMissing'))
        const body = { phoneNumber: signIn.phone ?? '', otp }
        const { uid, proof } = await api.call(endpoints.verifyOtp, { body })
        await deleteWith({ uid, proof })
      }),
    deleteByProvider: (provider: 'google' | 'facebook') =>
      attempt(async () => {
        const proof = await askProvider(provider)
        if (proof) await deleteWith(proof)
        else setError(t('login.googleFailed'))
      }),
    forget(): void {
      setCodeSent(false)
      setError(undefined)
    },
  }
}
