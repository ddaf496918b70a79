import { Check, Phone } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { LabelledJob } from '#contract/jobs/schemas.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button, ButtonContent } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ShortPayText } from './pay-text.tsx'

interface ApplyActProps {
  job: LabelledJob
  /** The day of the person's application, `yyyy-MM-dd`, or null. */
  appliedDate: string | null
  /** The address of applying. */
  to: string
  /** The number of HR, once it is open to this person. */
  hrMobile: string | undefined
}

/** The apply button of a job's page: beside the job on a desktop, in a bar on phones. */
export function ApplyPanel(props: ApplyActProps) {
  const { t } = useTranslation()
  const { appliedDate } = props
  return (
    <div className="panel text-center max-lg:hidden">
      <ApplyButton {...props} />
      <p className="text-small text-fg-2 tabular-nums mt-2.5">
        {appliedDate === null
          ? t('job.freeToApply')
          : t('application.appliedOn', { date: dayMonthYear(appliedDate) })}
      </p>
    </div>
  )
}

/** The bar says the next step: applying, then calling HR. */
export function ApplyBar(props: ApplyActProps) {
  const { t } = useTranslation()
  return (
    <ActionBar
      about={
        <>
          <ShortPayText job={props.job} />
          <p className="text-small text-fg-2">
            {props.appliedDate === null ? t('job.freeToApply') : t('application.alreadyApplied')}
          </p>
        </>
      }
    >
      <div className="flex-1 max-letters:basis-word">
        {props.appliedDate !== null && props.hrMobile !== undefined ? (
          <CallHr mobile={props.hrMobile} />
        ) : (
          <ApplyButton {...props} />
        )}
      </div>
    </ActionBar>
  )
}

function CallHr({ mobile }: { mobile: string }) {
  const { t } = useTranslation()
  return (
    <a className={buttonClass({ kind: 'go', size: 'lg', block: true })} href={`tel:${mobile}`}>
      <ButtonContent icon={Phone}>{t('job.callHr')}</ButtonContent>
    </a>
  )
}

/** Applies, or says that it is done. */
export function ApplyButton({ appliedDate, to }: ApplyActProps) {
  const { t } = useTranslation()
  if (appliedDate !== null) {
    return (
      <Button kind="go" size="lg" block state="success" icon={Check}>
        {t('application.alreadyApplied')}
      </Button>
    )
  }
  return (
    <ButtonLink kind="go" size="lg" block render={<Link to={to} preventScrollReset />}>
      {t('job.applyNow')}
    </ButtonLink>
  )
}
