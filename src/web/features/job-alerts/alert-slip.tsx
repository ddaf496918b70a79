import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { AlertSearch } from '#contract/job-alerts/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AlertPaper } from './alert-paper.tsx'

const loadSheet = async () => (await import('./alert-sheet.tsx')).AlertSheet

/** Offers to keep the shown search as an alert. */
export function AlertSlip({ search }: { search: AlertSearch }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <AlertPaper
      search={search}
      act={
        <>
          <Button kind="sec" size="sm" icon={Bell} onClick={() => setOpen(true)}>
            {t('job.alertTurnOn')}
          </Button>
          <Sheet
            open={isOpen}
            onClose={close}
            title={t('job.alertSheet')}
            closeLabel={t('common.close')}
          >
            <LazyPart
              load={loadSheet}
              isRequested={isOpen}
              onMissed={close}
              props={{ search, onDone: close }}
            />
          </Sheet>
        </>
      }
    />
  )
}
