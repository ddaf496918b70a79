import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { contactRequestStates } from '#contract/contact.ts'
import { paths } from '#web/lib/paths.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { RequestsPage } from './load-requests.ts'
import { RequestSlip } from './request-slip.tsx'
import { useMarkRequest } from './use-mark-request.ts'
import '#web/styles/screens/contact.css'

/** Requests for a call back, for admins: the open ones, and those done. */
export function RequestsScreen({ state, address, list }: RequestsPage) {
  const { t } = useTranslation()
  const tabsId = useId()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('contactRequests.pagesLabel'), address, pages)
  const { savingId, mark } = useMarkRequest()

  return (
    <div className="wrap py-6">
      <div className="row row--wrap between mb-4">
        <h1>{t('contactRequests.title')}</h1>
        <Link className="link" to={paths.grievances()}>
          {t('nav.grievances')}
        </Link>
      </div>
      <Tabs
        id={tabsId}
        label={t('contactRequests.tabsLabel')}
        items={contactRequestStates.map((value) => ({
          value,
          label: t(`contactRequests.tab.${value}`),
          count: list.counts[value] ?? 0,
        }))}
        value={state}
        onChange={(value) => pages.restart({ state: value })}
      />
      <TabPanel id={tabsId} value={state}>
        {list.items.length === 0 ? (
          <EmptyState
            title={t(state === 'open' ? 'contactRequests.emptyOpen' : 'contactRequests.emptyDone')}
            text={t('contactRequests.emptyText')}
          />
        ) : (
          <ul className="callbacks">
            {list.items.map((request) => (
              <RequestSlip
                key={request.id}
                request={request}
                isSaving={savingId === request.id}
                onMark={(isDone) => void mark(request, isDone)}
              />
            ))}
          </ul>
        )}
        <div className="mt-4">
          <Pager {...pager} />
        </div>
      </TabPanel>
    </div>
  )
}
