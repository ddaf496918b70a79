import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { checkResponseActs, toJobStatus } from '#contract/jobs.ts'
import type { JobStatusWire } from '#contract/jobs.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { lookOf } from './application-status.ts'
import { ApplicationTrack } from './application-track.tsx'

interface CheckResponseProps extends Pick<ButtonProps, 'block' | 'size'> {
  jobStatus: JobStatusWire
  /** The candidate's own application's. */
  status: string | null | undefined
}

/** Tells what became of one's own application, as far as the job's state lets it be told. */
export function CheckResponse({ jobStatus, status, ...look }: CheckResponseProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const act = checkResponseActs[toJobStatus(jobStatus)]
  const isBeingVerified = act === 'explain'
  return (
    <>
      <Button kind="sec" {...look} disabled={act === 'disabled'} onClick={() => setOpen(true)}>
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
