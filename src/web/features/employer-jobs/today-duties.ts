import type { EmployerDuties } from '#contract/employer-jobs/schemas.ts'
import type { TeamAct } from '#contract/team/roles.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'

export type TodayDuty = {
  readonly name: string
  readonly count: number
  readonly text: string
  /** What to do about it, and where. */
  readonly act: string
  readonly to: string
  /** It is about today or tomorrow. */
  readonly isUrgent: boolean
  /** What a member of a team must be allowed to do about it. */
  readonly needs: TeamAct
}

const inList = (search: string): string => `${paths.dashboard()}?${search}#manage-heading`

/** What the leaf of today shows. A duty about one job leads to it, one about several to the list of these. */
export function todayDuties(t: Translate, duties: EmployerDuties): TodayDuty[] {
  const { newApplicants, endsNow, endsSoon, unpaid, needsChanges } = duties
  const isEndingNow = endsNow.count > 0
  const ending = isEndingNow ? endsNow : endsSoon
  const openJob = ({ jobId }: { jobId: string | null }, search: string): string =>
    jobId === null ? inList(search) : paths.postedJob(jobId)
  return [
    {
      name: 'newApplicants',
      count: newApplicants.count,
      text: t('dashboard.dutyApplicants', { count: newApplicants.count }),
      act: t('dashboard.doReview'),
      to: newApplicants.jobId === null ? inList('new=true') : paths.responses(newApplicants.jobId),
      isUrgent: false,
      needs: 'see',
    },
    {
      name: 'ending',
      count: ending.count,
      text: isEndingNow
        ? t('dashboard.dutyEndsNow', { count: ending.count })
        : t('dashboard.dutyEndsSoon', { count: ending.count }),
      act: t('dashboard.doRenew'),
      to:
        ending.jobId === null
          ? inList('show=live&sort=expiry&order=asc')
          : paths.renewJob(ending.jobId),
      isUrgent: isEndingNow,
      needs: 'hire',
    },
    {
      name: 'unpaid',
      count: unpaid.count,
      text: t('dashboard.dutyUnpaid', { count: unpaid.count }),
      act: t('dashboard.doPay'),
      to: openJob(unpaid, 'show=needsYou'),
      isUrgent: false,
      needs: 'own',
    },
    {
      name: 'needsChanges',
      count: needsChanges.count,
      text: t('dashboard.dutyChanges', { count: needsChanges.count }),
      act: t('dashboard.doFix'),
      to:
        needsChanges.jobId === null
          ? inList('show=needsYou')
          : paths.editOwnJob(needsChanges.jobId),
      isUrgent: false,
      needs: 'hire',
    },
  ]
}
