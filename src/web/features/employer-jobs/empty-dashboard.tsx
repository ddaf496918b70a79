import { Plus } from 'lucide-react'
import { Link } from '#web/ui/link.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SealNumber } from '#web/ui/step-number.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import './empty-dashboard.css'

const steps = [
  ['dashboard.stepPost', 'dashboard.stepPostText'],
  ['dashboard.stepCheck', 'dashboard.stepCheckText'],
  ['dashboard.stepApply', 'dashboard.stepApplyText'],
  ['dashboard.stepJoin', 'dashboard.stepJoinText'],
] as const satisfies readonly (readonly [MessageKey, MessageKey])[]

/** What an employer without jobs sees: the way to the first, and what comes then. */
export function EmptyDashboard() {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <div className="slip first-job">
      <div className="first-job__head">
        <EmptySlip />
        <div>
          <h3>{t('dashboard.noJobs')}</h3>
          <p>{t('dashboard.noJobsHint', { free: limits.freePosts })}</p>
          {may('hire') && (
            <ButtonLink kind="go" icon={Plus} render={<Link to={paths.postJob()} />}>
              {t('dashboard.postNewJob')}
            </ButtonLink>
          )}
        </div>
      </div>
      <Perforation />
      <ol className="first-job__steps">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <SealNumber number={index + 1} tone={index === 0 ? 'marigold' : 'peacock'} />
            <div>
              <p className="font-semi">{t(title)}</p>
              <p className="text-small text-fg-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
