import { ArrowLeft, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useLocation, useNavigate } from 'react-router'
import { ratings } from '#contract/applications/log-options.ts'
import { stageAfter } from '#contract/applications/stages.ts'
import type { ContactWay } from '#contract/applications/log-options.ts'
import type { Applicant, Rejection } from '#contract/applications/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Swipes } from '#web/ui/use-swipe.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton } from './export-button.tsx'
import type { Review } from './load-applicants.ts'
import { contactLinks } from './contact-links.tsx'
import { useApplicantLog } from './log/use-applicant-log.ts'
import { NoApplicants } from './no-applicants.tsx'
import { PersonList } from './person-list.tsx'
import { PersonCard } from './person-card.tsx'
import { PickBox } from './pick-box.tsx'
import { StageBadge } from './stage-badge.tsx'
import { StageChips } from './stage-chips.tsx'
import { ReviewActions } from './review-actions.tsx'
import { isFiltered, listApplicants, noFilters } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { ReviewFinder } from './review-finder.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { countOfTab, filterOfTab, ReviewTabs } from './review-tabs.tsx'
import { useDecide } from './use-decide.ts'
import { decisions, isAllowed, nextStep } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { useFreshLinks } from './use-fresh-links.ts'
import { useOpenPerson } from './use-open-person.ts'
import { usePicked } from './use-picked.ts'
import '#web/ui/list-detail.css'

const loadInviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog
const loadRejectDialog = async () => (await import('./reject-dialog.tsx')).RejectDialog

type Props = Review & {
  /** Admins only read. */
  isAdmin: boolean
}

/** The applicants of a job: a list with one open applicant, or cards on a phone. */
export function ReviewScreen({ job, page, tab, filters, isAdmin }: Props) {
  const { t } = useTranslation()
  const may = useMayAct()
  const canDecide = !isAdmin && may('hire')
  const langOf = useTypedLanguage()
  const api = useApi()
  const navigate = useNavigate()
  const { key: locationKey } = useLocation()
  const [folded, setFolded] = useState<string>()
  const { list } = page
  const { restart, pager } = useCursorPages(page, t('pager.applicants'))
  const { pending, decide, pendingMany, decideMany, undo, stageOf, statusOf } = useDecide(job.id)
  const shown = list.items.filter(
    (person) =>
      statusOf(person) === filterOfTab(tab).status &&
      (filters.stage === '' || stageOf(person) === filters.stage),
  )
  const people = useOpenPerson(shown)
  const picked = usePicked(shown)
  const [isPicking, setPicking] = useState(false)
  const [isResumeShown, setResumeShown] = useState(false)
  const [rejecting, setRejecting] = useState<readonly Applicant[]>()
  const [inviting, setInviting] = useState<readonly Applicant[]>()
  const { open } = people
  const log = useApplicantLog(job.id, isAdmin ? undefined : open?.id)
  const ownLog = canDecide ? log : undefined
  useFreshLinks()

  async function count(draft: ReviewFilters, signal: AbortSignal): Promise<number> {
    return (await listApplicants(api, job.id, draft, { ...filterOfTab(tab), limit: 1, signal }))
      .total
  }

  async function settle(person: Applicant, decision: Decision): Promise<void> {
    if (await decide(person, decision)) people.leave(person)
  }

  async function settlePicked(decision: Decision): Promise<void> {
    if (await decideMany({ people: picked.people, decision })) picked.clear()
  }

  async function rejectWithReason(
    rejected: readonly Applicant[],
    rejection: Rejection,
  ): Promise<void> {
    if (!(await decideMany({ people: rejected, decision: 'rejected', rejection }))) return
    setRejecting(undefined)
    picked.clear()
    const [one] = rejected
    if (one && rejected.length === 1) people.leave(one)
  }

  const decideOpen = (decision: Decision | undefined) =>
    open && canDecide && decision && isAllowed(decision, stageOf(open))
      ? () => void settle(open, decision)
      : undefined

  const swipesOf = (person: Applicant): Swipes => {
    const swipeTo = (decision: Decision | undefined) =>
      decision && isAllowed(decision, stageOf(person))
        ? { label: t(decisions[decision].act), act: () => void settle(person, decision) }
        : undefined
    return { left: swipeTo('rejected'), right: swipeTo(nextStep(stageOf(person))) }
  }

  const canInvite = (person: Applicant) =>
    canDecide && stageAfter('invite', stageOf(person)) !== undefined

  const keys = useKeysHelp({
    j: people.openNext,
    k: people.openPrevious,
    s: decideOpen(open && nextStep(stageOf(open))),
    r: decideOpen('rejected'),
    i: open && canInvite(open) ? () => setInviting([open]) : undefined,
    x: open && canDecide ? () => picked.toggle(open.id) : undefined,
    u: canDecide ? undo : undefined,
    o: open?.resume ? () => openResume(open) : undefined,
    c: open && ownLog && (() => contact(open, 'call')),
    w: open && ownLog && (() => contact(open, 'whatsapp')),
    n: open && ownLog && (() => focusNote(open)),
    ...Object.fromEntries(
      ratings.map((rating) => [
        String(rating),
        ownLog && (() => void ownLog.add({ kind: 'rating', rating })),
      ]),
    ),
  })

  function contact(person: Applicant, way: ContactWay): void {
    window.open(contactLinks[way](person), way === 'call' ? '_self' : '_blank', 'noreferrer')
    askOutcome(person, way)
  }

  function askOutcome(person: Applicant, way: ContactWay): void {
    people.openPerson(person.id)
    ownLog?.askOutcome(person.id, way)
  }

  function goBack(): void {
    // A page opened directly by its address has no previous page.
    if (locationKey === 'default')
      void navigate(isAdmin ? paths.adminApprovals() : paths.dashboard())
    else void navigate(-1)
  }

  function toggle(person: Applicant): void {
    const isUnfolded = person.id === open?.id && folded !== person.id
    setFolded(isUnfolded ? person.id : undefined)
    people.openPerson(person.id)
  }

  return (
    <div
      className={cx(
        'wrap review',
        !keys.isOn && 'keys-off',
        picked.people.length > 0 && 'has-bulkbar',
      )}
    >
      <button type="button" className="crumb cursor-pointer" onClick={goBack}>
        <Icon of={ArrowLeft} />
        {t('review.back')}
      </button>
      <div className="flex items-center gap-3 justify-between mb-2.5 max-letters:flex-wrap">
        <div className="min-w-0 break-words">
          <h1 className="mb-1" lang={langOf(job.jobTitle)}>
            {job.jobTitle}
          </h1>
          <p className="text-fg-2">
            {[job.companyName, t.place(job.jobCity)].filter((part) => part !== '').join(', ')}
          </p>
        </div>
        <div className="flex items-center gap-3 flex-wrap justify-end">
          {canDecide && list.total > 0 && (
            <ExportButton jobId={job.id} status={filterOfTab(tab).status} />
          )}
          <ReviewKeys help={keys} canDecide={canDecide} />
        </div>
      </div>
      <ReviewTabs
        value={tab}
        counts={list.counts}
        onChange={(next) => restart({ tab: next, stage: undefined })}
      >
        {tab === 'shortlisted' && (
          <StageChips
            value={filters.stage}
            counts={list.counts}
            onChange={(stage) => restart({ stage })}
          />
        )}
        <ReviewFinder
          filters={filters}
          questions={job.questions}
          onChange={restart}
          count={count}
        />
        <output
          className={cx('text-small text-fg-2 tabular-nums block', isFiltered(filters) && 'mb-3')}
        >
          {isFiltered(filters) &&
            t('review.found', { found: list.total, total: countOfTab(tab, list.counts) })}
        </output>
        {shown.length === 0 ? (
          <NoApplicants filters={filters} onClear={() => restart(noFilters)} />
        ) : (
          <div className="split">
            {canDecide && (
              <Button
                kind="sec"
                size="sm"
                className="lg:hidden mb-3"
                icon={ListChecks}
                aria-pressed={isPicking}
                onClick={() => {
                  picked.clear()
                  setPicking(!isPicking)
                }}
              >
                {t('review.pickMany')}
              </Button>
            )}
            {canDecide && !isPicking && (
              <p className="text-small text-fg-2 lg:hidden mb-3">{t('review.swipeHint')}</p>
            )}
            <PersonList
              job={job}
              people={shown}
              openId={open?.id}
              onOpen={people.openPerson}
              picked={canDecide ? picked : undefined}
            />
            <div className="people">
              {shown.map((person) => (
                <PersonCard
                  key={person.id}
                  person={person}
                  job={job}
                  stage={stageOf(person)}
                  isOpen={person.id === open?.id}
                  isFolded={person.id === folded}
                  onToggle={() => toggle(person)}
                  resume={{
                    isShown: isResumeShown,
                    onToggle: () => setResumeShown(!isResumeShown),
                  }}
                  log={person.id === open?.id ? log : undefined}
                  canDecide={canDecide}
                  onContact={(way) => askOutcome(person, way)}
                  swipes={canDecide && !isPicking ? swipesOf(person) : undefined}
                  pick={
                    isPicking && (
                      <PickBox
                        label={t('review.pick', { name: person.name })}
                        isPicked={picked.has(person.id)}
                        onToggle={() => picked.toggle(person.id)}
                      />
                    )
                  }
                  foot={
                    canDecide ? (
                      <ReviewActions
                        person={person}
                        stage={stageOf(person)}
                        busy={pending?.person.id === person.id ? pending.decision : undefined}
                        withKeys={keys.isOn}
                        onDecide={(one, decision) => void settle(one, decision)}
                        onInvite={(one) => setInviting([one])}
                        onRejectWithReason={(one) => setRejecting([one])}
                      />
                    ) : (
                      <StageBadge stage={person.stage} />
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
      </ReviewTabs>
      {picked.people.length > 0 && (
        <BulkBar
          stages={picked.people.map(stageOf)}
          busy={pendingMany}
          onDecide={(decision) =>
            decision === 'rejected' ? setRejecting(picked.people) : void settlePicked(decision)
          }
          onInvite={picked.people.every(canInvite) ? () => setInviting(picked.people) : undefined}
          onClear={picked.clear}
        />
      )}
      {inviting && (
        <LazyPart
          load={loadInviteDialog}
          isRequested
          onMissed={() => setInviting(undefined)}
          props={{
            jobId: job.id,
            people: inviting,
            open: true,
            onClose: () => setInviting(undefined),
            onInvited: () => {
              setInviting(undefined)
              picked.clear()
              const [one] = inviting
              if (one && inviting.length === 1) people.leave(one)
            },
          }}
        />
      )}
      {rejecting && (
        <LazyPart
          load={loadRejectDialog}
          isRequested
          onMissed={() => setRejecting(undefined)}
          props={{
            people: rejecting,
            open: true,
            isSaving: pendingMany === 'rejected',
            onClose: () => setRejecting(undefined),
            onReject: (rejection: Rejection) => void rejectWithReason(rejecting, rejection),
          }}
        />
      )}
    </div>
  )
}

function openResume({ resume }: Applicant): void {
  if (resume) window.open(resume, '_blank', 'noreferrer')
}

function focusNote({ id }: Applicant): void {
  document.querySelector<HTMLInputElement>(`[data-person="${id}"] input[name="note"]`)?.focus()
}
