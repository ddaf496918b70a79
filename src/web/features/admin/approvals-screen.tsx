import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { JobActs } from './job-acts.tsx'
import type { Decision } from './job-acts.tsx'
import { KeysHelp } from './keys-help.tsx'
import type { Queue } from './load-queue.ts'
import { PhoneStepper } from './phone-stepper.tsx'
import { perPageOptions, queueTabs } from './queue-address.ts'
import { QueueList } from './queue-list.tsx'
import { QueueSearch } from './queue-search.tsx'
import { QueuedJob } from './queued-job.tsx'
import { useDecide } from './use-decide.ts'
import { useQueuePages } from './use-queue-pages.ts'
import '#web/styles/screens/review.css'
import '#web/styles/screens/admin.css'

/** Verifying jobs: a queue by status, one job opened, and the decision on it. */
export function ApprovalsScreen({ queue }: { queue: Queue }) {
  const { t } = useTranslation()
  const tabsId = useId()
  const navigate = useNavigate()
  const { saving, decide } = useDecide()
  const { address, list } = queue
  const pages = useQueuePages(queue)
  const [areKeysShown, setKeysShown] = useState(false)
  const job = list.items[pages.selected]

  const onDecide = (status: Decision) => {
    if (job && job.status !== status) void decide(job, status)
  }
  useShortcuts({
    j: pages.goToNextJob,
    k: pages.goToPreviousJob,
    a: () => onDecide('accepted'),
    r: () => onDecide('rejected'),
    w: () => onDecide('waiting'),
    e: () => job && void navigate(paths.adminEditJob(job.id)),
    c: () => job && window.location.assign(`tel:+91${job.mobileNumber}`),
    '?': () => setKeysShown(true),
  })

  return (
    <div className="wrap review has-actbar">
      <div className="row between row--wrap">
        <h1>{t('admin.title')}</h1>
        <KeysHelp open={areKeysShown} onOpen={setKeysShown} />
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
        onChange={pages.goToTab}
      />
      <QueueSearch key={address.tab} value={address.search} onSearch={pages.search} />
      <TabPanel id={tabsId} value={address.tab} className="split mt-4">
        {job ? (
          <>
            <div className="qcol">
              <QueueList jobs={list.items} selected={pages.selected} onSelect={pages.select} />
              <PhoneStepper
                number={pages.jobNumber}
                total={list.total}
                onPrevious={pages.goToPreviousJob}
                onNext={pages.goToNextJob}
              />
              <div className="only-d mt-3">
                <Pager
                  texts={{
                    label: t('admin.pagesLabel'),
                    position: t('admin.position', { page: address.page, pages: pages.pageCount }),
                    previous: t('admin.previousPage'),
                    next: t('admin.nextPage'),
                    perPage: t('admin.perPage'),
                  }}
                  page={address.page}
                  pageCount={pages.pageCount}
                  onPage={(page) => pages.goToPage(page)}
                  perPage={address.perPage}
                  perPageOptions={perPageOptions}
                  onPerPage={pages.setPerPage}
                />
              </div>
            </div>
            <QueuedJob
              key={job.id}
              job={job}
              acts={<JobActs job={job} saving={saving} onDecide={onDecide} withKeys />}
            />
            <ActionBar>
              <div className="acts3">
                <JobActs job={job} saving={saving} onDecide={onDecide} />
              </div>
            </ActionBar>
          </>
        ) : (
          <EmptyState
            title={t('admin.emptyTitle')}
            text={t(address.search ? 'admin.emptySearch' : 'admin.emptyText')}
          />
        )}
      </TabPanel>
    </div>
  )
}
