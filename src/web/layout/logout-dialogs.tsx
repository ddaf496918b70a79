import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { endNotifications } from '#web/lib/notifications/notifications.ts'
import { paths } from '#web/lib/paths.ts'
import { logOutHere } from '#web/lib/session.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Seal } from '#web/ui/seal.tsx'

export interface LogoutDialogsProps {
  open: boolean
  onCancel: () => void
  /** Runs when the logout is complete and the dialogs can unmount. */
  onGone: () => void
}

/** Confirms, ends the session, shows a message for two seconds and opens the home page. */
export function LogoutDialogs({ open, onCancel, onGone }: LogoutDialogsProps) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const [stage, setStage] = useState<'confirming' | 'leaving' | 'gone'>('confirming')

  async function leave() {
    setStage('leaving')
    try {
      await api.call(calls.logout)
    } catch (error) {
      // The person must be signed out here even if the session is over or the server is
      // unreachable.
      if (!(error instanceof ApiError)) throw error
    }
    logOutHere()
    setStage('gone')
    try {
      await endNotifications()
    } catch {
      // The server deleted its subscription with the session, so no more notifications arrive here.
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
