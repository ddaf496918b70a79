import { grievanceStates } from '#contract/privacy/states.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { TabbedList } from '#web/ui/paged-list.tsx'
import { GrievanceCard } from './grievance-card.tsx'
import type { GrievancesPage } from './load-grievances.ts'

/** Tickets about personal data, for admins, by due date. */
export function GrievancesScreen({ state, page }: GrievancesPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('grievance.pagesLabel'))
  const { items, counts } = page.list
  return (
    <div className="wrap py-6">
      <h1 className="mb-4">{t('grievance.title')}</h1>
      <TabbedList
        tabs={{
          label: t('grievance.tabsLabel'),
          items: grievanceStates.map((value) => ({
            value,
            label: t(`grievance.tab.${value}`),
            count: counts[value] ?? 0,
          })),
          value: state,
          onChange: (value) => restart({ state: value }),
        }}
        className="grid grid-cols-1 gap-4 mt-4"
        items={items}
        renderItem={(ticket) => <GrievanceCard key={ticket.id} ticket={ticket} />}
        empty={{
          title: t(state === 'open' ? 'grievance.emptyOpen' : 'grievance.emptyAnswered'),
          text: t('grievance.emptyText'),
        }}
        pager={pager}
      />
    </div>
  )
}
