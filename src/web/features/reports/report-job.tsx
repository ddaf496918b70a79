import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { reportHash } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { SentReport } from './report-form.tsx'

const loadForm = async () => (await import('./report-form.tsx')).ReportForm
const loadSent = async () => (await import('./report-sent.tsx')).ReportSent

/** Lets a candidate say that something is wrong with a job; open at once for who comes to do so. */
export function ReportJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === reportHash)
  const [sent, setSent] = useState<SentReport>()
  const close = () => setOpen(false)
  return (
    <div>
      <Button kind="quiet" size="sm" icon={Flag} onClick={() => setOpen(true)}>
        {t('report.act')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('report.title')}
        closeLabel={t('common.close')}
        isSide
      >
        {sent === undefined ? (
          <LazyPart
            key="form"
            load={loadForm}
            isRequested={isOpen}
            onMissed={close}
            props={{ jobId, onSent: setSent }}
          />
        ) : (
          <LazyPart
            load={loadSent}
            isRequested={isOpen}
            onMissed={close}
            props={{ report: sent }}
          />
        )}
      </Sheet>
    </div>
  )
}
