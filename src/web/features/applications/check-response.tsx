import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { checkResponseActions, toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { lookOf } from './application-status.ts'
import { ApplicationTrack } from './application-track.tsx'

interface CheckResponseProps extends Pick<ButtonProps, 'block' | 'size'> {
  jobStatus: JobStatusWire
  /** The status of the candidate's own application. */
  status: string | null | undefined
}

/** Shows the status of the person's application, as far as the job's state allows. */
export function CheckResponse({ jobStatus, status, ...look }: CheckResponseProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const action = checkResponseActions[toJobStatus(jobStatus)]
  const isBeingVerified = action === 'explain'
  return (
    <>
      <Button kind="sec" {...look} disabled={action === 'disabled'} onClick={() => setOpen(true)}>
        {t('application.checkResponse')}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(isBeingVerified ? 'response.underProgressTitle' : 'application.yours')}
        buttonLabel={t('application.close')}
      >
        {isBeingVerified ? (
          <p>{t('response.underProgress')}</p>
        ) : (
          <>
            <p>{t(lookOf(status).news)}</p>
            <ApplicationTrack status={status} />
          </>
        )}
      </MessageDialog>
    </>
  )
}
