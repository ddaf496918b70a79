import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { grievanceStates } from '#contract/grievances.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { GrievanceSlip } from './grievance-slip.tsx'
import type { GrievancesPage } from './load-grievances.ts'
import '#web/styles/screens/contact.css'

/** Tickets about personal data, for admins: what is due first on top. */
export function GrievancesScreen({ state, address, list }: GrievancesPage) {
  const { t } = useTranslation()
  const tabsId = useId()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('grievance.pagesLabel'), address, pages)
  const isOpen = state === 'open'
  return (
    <div className="wrap py-6">
      <h1 className="mb-4">{t('grievance.title')}</h1>
      <Tabs
        id={tabsId}
        label={t('grievance.tabsLabel')}
        items={grievanceStates.map((value) => ({
          value,
          label: t(`grievance.tab.${value}`),
          count: list.counts[value] ?? 0,
        }))}
        value={state}
        onChange={(value) => pages.restart({ state: value })}
      />
      <TabPanel id={tabsId} value={state}>
        {list.items.length === 0 ? (
          <EmptyState
            title={t(isOpen ? 'grievance.emptyOpen' : 'grievance.emptyAnswered')}
            text={t('grievance.emptyText')}
          />
        ) : (
          <ul className="callbacks">
            {list.items.map((ticket) => (
              <GrievanceSlip key={ticket.id} ticket={ticket} />
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
