import { contactRequestStates } from '#contract/contact/states.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { TabbedList } from '#web/ui/paged-list.tsx'
import type { RequestsPage } from './load-requests.ts'
import { RequestCard } from './request-card.tsx'

/** Requests for a call back, for admins: those open and those done. */
export function RequestsScreen({ state, page }: RequestsPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('contactRequests.pagesLabel'))
  const { items, counts } = page.list

  return (
    <div className="wrap py-6">
      <h1 className="mb-4">{t('contactRequests.title')}</h1>
      <TabbedList
        tabs={{
          label: t('contactRequests.tabsLabel'),
          items: contactRequestStates.map((value) => ({
            value,
            label: t(`contactRequests.tab.${value}`),
            count: counts[value] ?? 0,
          })),
          value: state,
          onChange: (value) => restart({ state: value }),
        }}
        className="grid grid-cols-1 gap-4 mt-4"
        items={items}
        renderItem={(request) => (
          // Who has it and its note may change under the form, which then starts anew.
          <RequestCard
            key={`${request.id} ${request.owner?.id} ${request.note}`}
            request={request}
          />
        )}
        empty={{
          title: t(state === 'open' ? 'contactRequests.emptyOpen' : 'contactRequests.emptyDone'),
          text: t('contactRequests.emptyText'),
        }}
        pager={pager}
      />
    </div>
  )
}
