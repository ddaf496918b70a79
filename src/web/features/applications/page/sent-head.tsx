import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'

/** Says that the application was sent. It takes the focus, so that it is read out. */
export function SentHead({ application: { job, steps } }: { application: MyApplication }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Slip
      as="section"
      body={
        <div className="sent">
          <Seal size={84} />
          <h1 ref={heading} tabIndex={-1}>
            {t('application.sent')}
          </h1>
          <p className="text-fg-2">
            {t('myApplication.titleAtCompany', { title: job.jobTitle, company: job.companyName })}
          </p>
        </div>
      }
      stub={
        <>
          <Badge tone="success" icon={Check}>
            {t('application.stage.applied')}
          </Badge>
          {steps[0] && (
            <span className="text-small text-fg-2 tabular-nums">
              {t('myApplication.at', dayAndTime(steps[0].at))}
            </span>
          )}
        </>
      }
    />
  )
}
