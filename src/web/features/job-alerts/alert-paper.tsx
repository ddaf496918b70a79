import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AlertSearch } from '#contract/job-alerts/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { scallopPath } from '#web/ui/scallop.ts'
import { Slip } from '#web/ui/slip.tsx'
import { useAlertName } from './alert-name.ts'
import './alert-slip.css'

/** The slip that offers an alert, with what turns it on. */
export function AlertPaper({ search, act }: { search: AlertSearch; act: ReactNode }) {
  const { t } = useTranslation()
  const { name, details } = useAlertName(search)
  return (
    <Slip
      as="section"
      className="alertslip"
      body={
        <div className="alertslip__b">
          <span className="sealic">
            <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
              <path d={scallopPath(24, 24, 20)} fill="var(--seal)" />
            </svg>
            <Icon of={Bell} />
          </span>
          <div className="min-w-0">
            <h2>{t('job.alertTitle')}</h2>
            <p>{[name, details].filter(Boolean).join(', ')}</p>
          </div>
        </div>
      }
      stub={
        <>
          <span className="text-small text-fg-2">{t('job.alertOften')}</span>
          {act}
        </>
      }
    />
  )
}
