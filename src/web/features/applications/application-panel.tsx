import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkResponseActs, toJobStatus } from '#contract/jobs.ts'
import type { JobStatusWire } from '#contract/jobs.ts'
import { Button } from '#web/ui/button.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { lookOf } from './application-status.ts'
import { ApplicationTrack } from './application-track.tsx'

interface ApplicationPanelProps {
  jobStatus: JobStatusWire
  /** The candidate's own application's. */
  status: string | null
}

/** What became of one's own application, as far as the job's state lets it be told. */
export function ApplicationPanel({ jobStatus, status }: ApplicationPanelProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const act = checkResponseActs[toJobStatus(jobStatus)]
  const { news } = lookOf(status)
  return (
    <section className="panel">
      <h2>{t('application.yours')}</h2>
      <p className="t2 mb-3">{t(act === 'disabled' ? 'application.jobRejected' : news)}</p>
      <Button kind="sec" block disabled={act === 'disabled'} onClick={() => setOpen(true)}>
        {t('application.checkResponse')}
      </Button>
      {act === 'explain' ? (
        <MessageDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('response.underProgressTitle')}
          buttonLabel={t('application.close')}
        >
          <p>{t('response.underProgress')}</p>
        </MessageDialog>
      ) : (
        <MessageDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('application.yours')}
          buttonLabel={t('application.close')}
        >
          <p>{t(news)}</p>
          <ApplicationTrack status={status} />
        </MessageDialog>
      )}
    </section>
  )
}
