import { Check } from 'lucide-react'
import { digitGroups } from '#contract/digit-groups.ts'
import { benefitOptions } from '#contract/jobs/fact-options.ts'
import type { JobFacts } from '#contract/jobs/facts.ts'
import type { PaidJob } from '#contract/jobs/pay.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PayText } from './pay-text.tsx'

type Props = { job: PaidJob & { readonly facts: JobFacts } }

/** What the job pays, as a bill: only rows that are known, and what comes besides. */
export function PayBill({ job }: Props) {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  const { fixed, incentive } = job.pay
  return (
    <>
      <dl className="paybill">
        {fixed !== undefined && (
          <div>
            <dt>{t('job.payFixed')}</dt>
            <dd>{t('job.rupees', { rupees: digitGroups(fixed) })}</dd>
          </div>
        )}
        {incentive !== undefined && (
          <div>
            <dt>{t('job.payIncentive')}</dt>
            <dd>{t('job.rupees', { rupees: digitGroups(incentive) })}</dd>
          </div>
        )}
        <div className="paybill__all">
          <dt>{t('job.payEachMonth')}</dt>
          <dd>
            <PayText job={job} />
          </dd>
        </div>
      </dl>
      {job.facts.benefits && (
        <ul className="paybill__more">
          {job.facts.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon of={Check} />
              {optionText(benefitOptions, benefit)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
