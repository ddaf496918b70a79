import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import type { QueuedJob as QueuedJobData } from '#contract/admin/schemas.ts'
import { rejectionReasonOptions } from '#contract/jobs/options.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { openedFromList } from '#web/lib/opened-from-list.ts'
import { paths } from '#web/lib/paths.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ApprovalsHead } from './approvals-head.tsx'
import { decidesRevision, mayBeReason } from './can-decide.ts'
import { isDecidable, JobDecisions } from './job-decisions.tsx'
import type { Queue } from './load-queue.ts'
import { PhoneStepper } from './phone-stepper.tsx'
import { countOfTab, hasOrder, queueOrders, queueTabs } from './queue-filters.ts'
import { QueueList } from './queue-list.tsx'
import { QueuedJob } from './queued-job.tsx'
import { useClaiming } from './use-claiming.ts'
import { useDecide } from './use-decide.ts'
import type { Decision } from './use-decide.ts'
import { RejectionNotice } from './rejection-notice.tsx'
import { lastJobHash, useOpenJob } from './use-open-job.ts'
import { useReviewing } from './use-reviewing.ts'
import { useRejecting } from './use-rejecting.ts'
import type { Rejecting } from './use-rejecting.ts'
import '#web/ui/list-detail.css'
import './approvals-screen.css'

const loadReviewDialog = async () => (await import('./review-dialog.tsx')).ReviewDialog

/** Verifies jobs: a queue by status, the open job, and the decision on it. */
export function ApprovalsScreen({ tab, search: found, sort, page }: Queue) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saving, decide } = useDecide()
  const reviewing = useReviewing()
  const rejecting = useRejecting()
  const claiming = useClaiming()
  const { address, list } = page
  const { restart, goToPage, pager } = useCursorPages(page, t('pager.jobs'))
  const search = useSearchText(found, (q) => restart({ q }))
  const opened = useOpenJob(list.items)
  const job = list.items[opened.index]

  // Steps from the last job of a page to the first one of the next page, and back.
  const isLast = opened.index === opened.last
  const isFirst = opened.index === 0
  const goToNextJob = isLast
    ? list.nextCursor !== null && (() => goToPage(address.page + 1))
    : () => opened.open(opened.index + 1)
  const goToPreviousJob = isFirst
    ? address.page > 1 && (() => goToPage(address.page - 1, lastJobHash))
    : () => opened.open(opened.index - 1)

  const { last } = rejecting
  const openRejection = job?.rejection?.isFinal === false ? job.rejection : last?.rejection
  const onDecide = (status: Decision) => job && void decide(job, status)
  const decisions = { saving, onDecide, rejecting, reviewing }
  const keys = useKeysHelp({
    j: goToNextJob || undefined,
    k: goToPreviousJob || undefined,
    a: () => (job && decidesRevision(job) ? reviewing.accept(job) : onDecide('accepted')),
    r: () => (job && decidesRevision(job) ? reviewing.askForRejection(job) : rejecting.ask(job)),
    n: () => job && reviewing.askForChanges(job),
    t: () => job && job.claim === null && claiming.take(job),
    u: () => openRejection && rejecting.takeBack(openRejection.id),
    ...(job && rejecting.askedFor === job.id && reasonKeys(job, rejecting)),
    w: () => onDecide('waiting'),
    p: () => job?.status === 'accepted' && onDecide('pause'),
    e: () => job && void navigate(paths.adminEditJob(job.id), { state: openedFromList }),
    c: () => job && window.location.assign(`tel:+91${job.mobileNumber}`),
  })

  return (
    <div className={cx('wrap review max-lg:pt-2', !keys.isOn && 'keys-off')}>
      <ApprovalsHead search={search} found={found} keys={keys} />
      {last && job?.id !== last.job.id && (
        <RejectionNotice key={last.rejection.id} {...last} rejecting={rejecting} />
      )}
      <output className="sr-only">{found !== '' && t('admin.found', { total: list.total })}</output>
      <Tabs
        label={t('admin.tabsLabel')}
        items={queueTabs.map((value) => ({
          value,
          label: t(`admin.tab.${value}`),
          count: list.counts[countOfTab[value]] ?? 0,
        }))}
        value={tab}
        onChange={(status) => restart({ status, q: search.settle() })}
        panelClassName="split mt-4 max-lg:mt-2"
      >
        <div className="qcol">
          {job && (
            <>
              {hasOrder(tab) && (
                <ChoiceGroup
                  type="radio"
                  name="sort"
                  label={t('admin.order')}
                  className="mb-3 max-lg:hidden"
                  columns={2}
                  isPaired
                  selected={[sort]}
                  options={queueOrders.map((value) => ({
                    value,
                    label: t(`admin.order.${value}`),
                  }))}
                  onChange={({ target }) => restart({ sort: target.value })}
                />
              )}
              <QueueList jobs={list.items} selected={opened.index} onSelect={opened.open} />
              <PhoneStepper
                number={(address.page - 1) * address.perPage + opened.index + 1}
                total={list.total}
                onPrevious={goToPreviousJob || undefined}
                onNext={goToNextJob || undefined}
              />
              <div className="mt-3 max-lg:hidden">
                <Pager {...pager} />
              </div>
            </>
          )}
        </div>
        {job ? (
          <>
            <QueuedJob key={job.id} {...decisions} job={job} claiming={claiming} />
            {reviewing.question && (
              <LazyPart
                load={loadReviewDialog}
                isRequested
                onMissed={reviewing.close}
                props={{ question: reviewing.question, onDone: reviewing.close }}
              />
            )}
            {isDecidable(job) && (
              <ActionBar>
                <div className="actions-3">
                  <JobDecisions {...decisions} job={job} />
                </div>
              </ActionBar>
            )}
          </>
        ) : (
          <div className="slip">
            <EmptyState
              art={<EmptyBoard />}
              title={t('admin.emptyTitle')}
              text={t(found ? 'admin.emptySearch' : 'admin.emptyText')}
            />
          </div>
        )}
      </Tabs>
    </div>
  )
}

/** The number of each reason, and Escape. */
const reasonKeys = (job: QueuedJobData, rejecting: Rejecting) => ({
  ...Object.fromEntries(
    rejectionReasonOptions.map(({ value }, index) => [
      String(index + 1),
      () => mayBeReason(job, value) && rejecting.reject(job, value),
    ]),
  ),
  escape: () => rejecting.ask(undefined),
})
