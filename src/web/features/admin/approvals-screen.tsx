import { useId, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { openedFromList } from '#web/lib/opened-from-list.ts'
import { paths } from '#web/lib/paths.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { useSearchText } from '#web/lib/use-search-text.ts'
import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { ApprovalKeys } from './approval-keys.tsx'
import { JobActs } from './job-acts.tsx'
import type { Queue } from './load-queue.ts'
import { PhoneStepper } from './phone-stepper.tsx'
import { queueTabs } from './queue-address.ts'
import { QueueList } from './queue-list.tsx'
import { QueuedJob } from './queued-job.tsx'
import { useDecide } from './use-decide.ts'
import type { Decision } from './use-decide.ts'
import { lastJobHash, useOpenJob } from './use-open-job.ts'
import '#web/styles/screens/review.css'
import '#web/styles/screens/admin.css'

/** Verifying jobs: a queue by status, one job opened, and the decision on it. */
export function ApprovalsScreen({ queue: { address, list } }: { queue: Queue }) {
  const { t } = useTranslation()
  const tabsId = useId()
  const navigate = useNavigate()
  const { saving, decide } = useDecide()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('pager.jobs'), address, pages)
  const search = useSearchText(address.search, (q) => pages.restart({ q }))
  const opened = useOpenJob(list.items)
  const [areKeysShown, setKeysShown] = useState(false)
  const job = list.items[opened.index]

  // From the last job of a page to the first of the next, and the other way.
  const isLast = opened.index === opened.last
  const isFirst = opened.index === 0
  const goToNextJob = isLast
    ? list.nextCursor !== null && (() => pages.goToPage(address.page + 1))
    : () => opened.open(opened.index + 1)
  const goToPreviousJob = isFirst
    ? address.page > 1 && (() => pages.goToPage(address.page - 1, lastJobHash))
    : () => opened.open(opened.index - 1)

  const onDecide = (status: Decision) => job && void decide(job, status)
  const keys = useShortcuts({
    j: goToNextJob || undefined,
    k: goToPreviousJob || undefined,
    a: () => onDecide('accepted'),
    r: () => onDecide('rejected'),
    w: () => onDecide('waiting'),
    p: () => job?.status === 'accepted' && onDecide('pause'),
    e: () => job && void navigate(paths.adminEditJob(job.id), { state: openedFromList }),
    c: () => job && window.location.assign(`tel:+91${job.mobileNumber}`),
    '?': () => setKeysShown(true),
  })

  return (
    <div className={cx('wrap review', !keys.isOn && 'keys-off')}>
      <div className="row between row--wrap">
        <h1>{t('admin.title')}</h1>
        <Link className="link only-p" to={paths.audit()}>
          {t('nav.audit')}
        </Link>
        <ApprovalKeys open={areKeysShown} onOpen={setKeysShown} keys={keys} />
      </div>
      <Tabs
        id={tabsId}
        label={t('admin.tabsLabel')}
        items={queueTabs.map((tab) => ({
          value: tab,
          label: t(`admin.tab.${tab}`),
          count: list.counts[tab] ?? 0,
        }))}
        value={address.tab}
        onChange={(status) => {
          search.drop()
          pages.restart({ status, q: undefined })
        }}
      />
      <TabPanel id={tabsId} value={address.tab} className="split mt-4">
        <div className="qcol">
          <SearchBox
            className="mb-3"
            label={t('admin.searchLabel')}
            placeholder={t('admin.searchPlaceholder')}
            maxLength={limits.searchTextLength}
            value={search.text}
            onType={search.type}
            onEnter={search.submit}
          />
          <output className="sr-only">
            {address.search !== '' && t('admin.found', { total: list.total })}
          </output>
          {job && (
            <>
              <QueueList jobs={list.items} selected={opened.index} onSelect={opened.open} />
              <PhoneStepper
                number={(address.page - 1) * address.perPage + opened.index + 1}
                total={list.total}
                onPrevious={goToPreviousJob || undefined}
                onNext={goToNextJob || undefined}
              />
              <div className="only-d mt-3">
                <Pager {...pager} />
              </div>
            </>
          )}
        </div>
        {job ? (
          <>
            <QueuedJob key={job.id} job={job} saving={saving} onDecide={onDecide} />
            <ActionBar>
              <div className="acts3">
                <JobActs job={job} saving={saving} onDecide={onDecide} />
              </div>
            </ActionBar>
          </>
        ) : (
          <div className="slip">
            <EmptyState
              art={<EmptyBoard />}
              title={t('admin.emptyTitle')}
              text={t(address.search ? 'admin.emptySearch' : 'admin.emptyText')}
            />
          </div>
        )}
      </TabPanel>
    </div>
  )
}
