import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { forgetNotifications } from '#web/lib/notifications.ts'
import { paths } from '#web/lib/paths.ts'
import { clearSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Seal } from '#web/ui/seal.tsx'

export interface LogoutDialogsProps {
  open: boolean
  onCancel: () => void
  /** All is said and done: the dialogs may go. */
  onGone: () => void
}

/** Asks, ends the session, says so for two seconds and goes home. */
export function LogoutDialogs({ open, onCancel, onGone }: LogoutDialogsProps) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const [stage, setStage] = useState<'asking' | 'leaving' | 'gone'>('asking')

  async function leave() {
    setStage('leaving')
    try {
      await api.call(endpoints.logout)
    } catch (error) {
      // A session that is dead already, or a server out of reach, must not keep anybody signed in here.
      if (!(error instanceof ApiError)) throw error
    }
    clearSession()
    setStage('gone')
    try {
      await forgetNotifications()
    } catch {
      // The server has dropped its part with the session, so nothing comes here any more.
    }
  }

  useEffect(() => {
    if (stage !== 'gone') return undefined
    const goHome = async () => {
      await navigate(paths.home())
      onGone()
    }
    const timer = setTimeout(() => void goHome(), limits.logoutMessageMs)
    return () => clearTimeout(timer)
  }, [stage, navigate, onGone])

  return (
    <>
      <ConfirmDialog
        open={open && stage !== 'gone'}
        title={t('logout.ask')}
        confirmLabel={t('logout.yes')}
        loading={stage === 'leaving'}
        loadingText={t('logout.busy')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void leave()}
        onCancel={onCancel}
      >
        <p>{t('logout.comeBack')}</p>
      </ConfirmDialog>
      <Dialog open={stage === 'gone'} title={t('logout.done')} art={<Seal size={64} />} />
    </>
  )
}
