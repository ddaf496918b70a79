import {
  ArrowRight,
  CircleCheck,
  Flag,
  Hourglass,
  IndianRupee,
  MessageSquareWarning,
  ServerCrash,
  ShieldAlert,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'
import type { CountedAlert } from '#contract/overview/figures.ts'
import type { OverviewAlert } from '#contract/overview/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'

type Kind = OverviewAlert['kind']
type Place = { readonly icon: LucideIcon; readonly to: () => string; readonly isSoon?: true }

const places: Readonly<Record<Kind, Place>> = {
  providerFails: { icon: ServerCrash, to: paths.system },
  unusedCodes: { icon: MessageSquareWarning, to: paths.system },
  paymentsWithoutJob: { icon: IndianRupee, to: paths.payments },
  overdueJobs: { icon: Hourglass, to: paths.adminApprovals },
  overdueGrievances: { icon: Hourglass, to: () => paths.inbox('grievance') },
  failedRefunds: { icon: IndianRupee, to: () => `${paths.payments()}?filter=failed` },
  reportedJobs: { icon: Flag, to: () => `${paths.adminApprovals()}?status=reported` },
  jobsDueSoon: { icon: Hourglass, to: paths.adminApprovals, isSoon: true },
  grievancesDueSoon: { icon: Hourglass, to: () => paths.inbox('grievance'), isSoon: true },
  blocksToConfirm: { icon: ShieldAlert, to: paths.blocks, isSoon: true },
  refundedPercent: {
    icon: IndianRupee,
    to: () => `${paths.payments()}?filter=refunds`,
    isSoon: true,
  },
  stoppedWork: { icon: ServerCrash, to: paths.system },
  backupLate: { icon: ServerCrash, to: paths.system },
}

/** What wants an admin, each with the place to act. */
export function AlertList({ alerts }: { alerts: readonly OverviewAlert[] }) {
  const { t } = useTranslation()
  if (alerts.length === 0) {
    return (
      <p className="panel flex gap-3 items-center">
        <Icon of={CircleCheck} className="text-ok" />
        {t('overview.allWell')}
      </p>
    )
  }
  return (
    <section className="alerts" aria-labelledby="alerts-heading">
      <div className="alerts__head">
        <h2 id="alerts-heading">{t('overview.alerts')}</h2>
        <span className="tabular-nums text-fg-2">{t.number(alerts.length)}</span>
      </div>
      <ul>
        {alerts.map((alert) => {
          const { icon, to, isSoon = false } = places[alert.kind]
          return (
            <li key={keyOf(alert)}>
              <Icon of={icon} className={isSoon ? 'text-warn' : 'text-danger'} />
              <span className="alerts__text">{sayAlert(t, alert)}</span>
              <Link to={to()}>
                {t(`overview.act.${alert.kind}`)}
                <Icon of={ArrowRight} size="s" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const keyOf = (alert: OverviewAlert): string =>
  alert.kind === 'providerFails' ? alert.provider : alert.kind

function sayAlert(t: Translate, alert: OverviewAlert): string {
  if (alert.kind === 'providerFails') {
    const provider = t(`messages.provider.${alert.provider}`)
    return t('overview.alert.providerFails', { provider })
  }
  if (alert.kind === 'backupLate') {
    const made = new Date(alert.madeAt)
    const at = `${dayMonthYear(indiaDate(made))} ${indiaTime(made).slice(0, 5)}`
    return t('overview.alert.backupLate', { at })
  }
  return t(countedTexts[alert.kind], { count: alert.count })
}

const countedTexts = {
  unusedCodes: 'overview.alert.unusedCodes',
  paymentsWithoutJob: 'overview.alert.paymentsWithoutJob',
  overdueJobs: 'overview.alert.overdueJobs',
  overdueGrievances: 'overview.alert.overdueGrievances',
  failedRefunds: 'overview.alert.failedRefunds',
  reportedJobs: 'overview.alert.reportedJobs',
  jobsDueSoon: 'overview.alert.jobsDueSoon',
  grievancesDueSoon: 'overview.alert.grievancesDueSoon',
  blocksToConfirm: 'overview.alert.blocksToConfirm',
  refundedPercent: 'overview.alert.refundedPercent',
  stoppedWork: 'overview.alert.stoppedWork',
} as const satisfies Record<CountedAlert, string>
