import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useLocation, useNavigate } from 'react-router'
import type { Applicant } from '#contract/applications.ts'
import { paths } from '#web/lib/paths.ts'
import { perPageOptions, useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { TabPanel } from '#web/ui/tabs.tsx'
import { ApplicationStatusBadge } from './application-status-badge.tsx'
import type { Review } from './load-applicants.ts'
import { NoApplicants } from './no-applicants.tsx'
import { PersonList } from './person-list.tsx'
import { PersonSlip } from './person-slip.tsx'
import { ReviewActs } from './review-acts.tsx'
import { isFiltered, listApplicants, noFilters } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { ReviewFinder } from './review-finder.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { useDecide } from './use-decide.ts'
import type { Decision } from './use-decide.ts'
import { useFreshLinks } from './use-fresh-links.ts'
import { useOpenPerson } from './use-open-person.ts'
import '#web/styles/screens/review.css'

type Props = Review & {
  /** The job's employer decides; admins read. */
  canDecide: boolean
}

/** The applicants of a job: a list with one of them open, or slips on a phone. */
export function ReviewScreen({ job, list, address, tab, filters, canDecide }: Props) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const { key: locationKey } = useLocation()
  const tabsId = useId()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [folded, setFolded] = useState<string>()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('pager.applicants'), address, pages)
  const { underway, decide, statusOf } = useDecide(job.id)
  const shown = list.items.filter((person) => statusOf(person) === tab)
  const people = useOpenPerson(shown)
  const { open } = people
  useFreshLinks()

  async function count(draft: ReviewFilters, signal: AbortSignal): Promise<number> {
    return (await listApplicants(api, job.id, draft, { status: tab, limit: 1, signal })).total
  }

  async function settle(person: Applicant, decision: Decision): Promise<void> {
    if (await decide(person, decision)) people.leave(person)
  }

  const decideOpen = (decision: Decision) =>
    open && canDecide && open.status !== decision ? () => void settle(open, decision) : undefined

  const keys = useShortcuts({
    j: people.openNext,
    k: people.openPrevious,
    s: decideOpen('shortlisted'),
    r: decideOpen('rejected'),
    o: open?.resume ? () => openResume(open) : undefined,
    '?': () => setHelpOpen(true),
  })

  function goBack(): void {
    // A page opened by its address alone has nothing before it.
    if (locationKey === 'default')
      void navigate(canDecide ? paths.dashboard() : paths.adminApprovals())
    else void navigate(-1)
  }

  function toggle(person: Applicant): void {
    const isUnfolded = person.id === open?.id && folded !== person.id
    setFolded(isUnfolded ? person.id : undefined)
    people.openPerson(person.id)
  }

  return (
    <div className={cx('wrap review', !keys.isOn && 'keys-off')}>
      <button type="button" className="crumb cursor-pointer" onClick={goBack}>
        <Icon of={ArrowLeft} />
        {t('review.back')}
      </button>
      <div className="row between mb-2.5">
        <div className="min-w-0 break-words">
          <h1 className="mb-1">{job.jobTitle}</h1>
          <p className="t2">
            {[job.companyName, job.jobCity].filter((part) => part !== '').join(', ')}
          </p>
        </div>
        <ReviewKeys open={isHelpOpen} onOpen={setHelpOpen} keys={keys} canDecide={canDecide} />
      </div>
      <ReviewTabs
        id={tabsId}
        value={tab}
        counts={list.counts}
        onChange={(next) => pages.restart({ tab: next })}
      />
      <TabPanel id={tabsId} value={tab}>
        <ReviewFinder filters={filters} onChange={pages.restart} count={count} />
        <output className={cx('small t2 num block', isFiltered(filters) && 'mb-3')}>
          {isFiltered(filters) &&
            t('review.found', { found: list.total, total: list.counts[tab] ?? list.total })}
        </output>
        {shown.length === 0 ? (
          <NoApplicants filters={filters} onClear={() => pages.restart(noFilters)} />
        ) : (
          <div className="split">
            <PersonList people={shown} openId={open?.id} onOpen={people.openPerson} />
            <div className="people">
              {shown.map((person) => (
                <PersonSlip
                  key={person.id}
                  person={person}
                  isOpen={person.id === open?.id}
                  isFolded={person.id === folded}
                  onToggle={() => toggle(person)}
                  foot={
                    canDecide ? (
                      <ReviewActs
                        person={person}
                        busy={underway?.applicantId === person.id ? underway.decision : undefined}
                        withKeys={keys.isOn}
                        onDecide={(one, decision) => void settle(one, decision)}
                      />
                    ) : (
                      <ApplicationStatusBadge status={person.status} />
                    )
                  }
                />
              ))}
            </div>
          </div>
        )}
        {list.total > perPageOptions[0] && (
          <div className="mt-4">
            <Pager {...pager} />
          </div>
        )}
      </TabPanel>
    </div>
  )
}

function openResume({ resume }: Applicant): void {
  if (resume) window.open(resume, '_blank', 'noreferrer')
}
