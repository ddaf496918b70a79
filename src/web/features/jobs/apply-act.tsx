import { Check } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { dayMonthYear } from '#contract/india-time.ts'
import { shortSalaryText } from '#web/lib/salary-text.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface ApplyActProps {
  salary: string
  /** The day on which the person applied, `yyyy-MM-dd`; null where they have not. */
  appliedDate: string | null
  /** Where one applies. */
  to: string
}

/** The act of a job's page: beside it on a desktop, in a bar on phones. */
export function ApplyPanel(props: ApplyActProps) {
  const { t } = useTranslation()
  const { appliedDate } = props
  return (
    <div className="panel only-d center">
      <ApplyButton {...props} />
      <p className="small t2 num mt-2.5">
        {appliedDate === null
          ? t('job.freeToApply')
          : t('application.appliedOn', { date: dayMonthYear(appliedDate) })}
      </p>
    </div>
  )
}

export function ApplyBar(props: ApplyActProps) {
  const { t } = useTranslation()
  return (
    <ActionBar
      about={
        <>
          <p className="money m-0! text-lead! whitespace-nowrap max-w-36 overflow-hidden text-ellipsis">
            {shortSalaryText(props.salary)}
          </p>
          <p className="small t2">
            {props.appliedDate === null ? t('job.freeToApply') : t('application.applied')}
          </p>
        </>
      }
    >
      <div className="grow">
        <ApplyButton {...props} />
      </div>
    </ActionBar>
  )
}

function ApplyButton({ appliedDate, to }: ApplyActProps) {
  const { t } = useTranslation()
  if (appliedDate !== null) {
    return (
      <Button kind="go" size="lg" block state="ok" icon={Check}>
        {t('application.alreadyApplied')}
      </Button>
    )
  }
  return (
    <ButtonLink kind="go" size="lg" block render={<Link to={to} />}>
      {t('job.applyNow')}
    </ButtonLink>
  )
}
