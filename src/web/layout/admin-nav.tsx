import { actOfCase, caseKinds } from '#contract/inbox/kinds.ts'
import type { CaseKind } from '#contract/inbox/kinds.ts'
import { Link } from '#web/ui/link.ts'
import type { AdminWork } from '#contract/admin/schemas.ts'
import { linkPrefetch } from '#web/lib/hydration/link-prefetch.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { cx } from '#web/ui/cx.ts'
import { adminNav } from './admin-nav-items.ts'
import type { AdminArea } from './admin-nav-items.ts'
import { useAdminWork } from './use-admin-work.ts'

/** The links of an admin's header with what waits behind each. A phone shows them in a row of their own. */
export function AdminNav({ current }: { current?: AdminArea | undefined }) {
  const { t } = useTranslation()
  const work = useAdminWork()
  const may = useMayActAsAdmin()
  const covered = adminNav.filter(({ needs }) => may(needs))
  return (
    <nav className="admin-nav" aria-label={t('nav.main')}>
      {covered.map(({ area, to, textKey }) => {
        const { open, isLate } = waitingIn(area, work, may)
        return (
          <Link
            key={area}
            to={to}
            prefetch={linkPrefetch()}
            aria-current={area === current ? 'page' : undefined}
            ref={area === current ? scrollIntoRow : undefined}
          >
            {t(textKey)}
            {open > 0 && <span className={cx('count', isLate && 'count--late')}>{open}</span>}
            {isLate && <span className="sr-only">{t('nav.overdue')}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

function scrollIntoRow(link: HTMLAnchorElement | null): void {
  if (link?.parentElement) link.parentElement.scrollLeft = link.offsetLeft - 8
}

function waitingIn(
  area: AdminArea,
  work: AdminWork | undefined,
  may: ReturnType<typeof useMayActAsAdmin>,
) {
  if (area === 'approvals')
    return { open: work?.waitingJobs ?? 0, isLate: (work?.overdueJobs ?? 0) > 0 }
  if (area === 'payments')
    return { open: work?.failedRefunds ?? 0, isLate: (work?.failedRefunds ?? 0) > 0 }
  if (area === 'inbox') return waitingInInbox(work, may)
  if (area === 'organisations') return { open: work?.organisationsToCheck ?? 0, isLate: false }
  return { open: 0, isLate: false }
}

/** What the inbox holds for the admin's role. */
function waitingInInbox(work: AdminWork | undefined, may: ReturnType<typeof useMayActAsAdmin>) {
  if (!work) return { open: 0, isLate: false }
  const open: Readonly<Record<CaseKind, number>> = {
    report: work.reportedJobs,
    contact: work.openCallBacks,
    objection: work.openObjections,
    grievance: work.openGrievances,
  }
  const covered = caseKinds.filter((kind) => may(actOfCase[kind]))
  return {
    open: covered.reduce((sum, kind) => sum + open[kind], 0),
    isLate: covered.includes('grievance') && work.overdueGrievances > 0,
  }
}
