import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useLocation } from 'react-router'
import { reportHash } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'

const loadForm = async () => (await import('./report-form.tsx')).ReportForm

/** Lets a candidate say that something is wrong with a job; open at once for who comes to do so. */
export function ReportJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === reportHash)
  const close = () => setOpen(false)
  return (
    <div>
      <Button kind="quiet" size="sm" icon={Flag} onClick={() => setOpen(true)}>
        {t('report.act')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('report.title')}
        closeLabel={t('common.close')}
        align="start"
        describe={false}
      >
        <LazyPart
          load={loadForm}
          isRequested={isOpen}
          onMissed={close}
          props={{ jobId, onSent: close }}
        />
      </Dialog>
    </div>
  )
}
