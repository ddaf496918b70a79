import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { PagedList } from '#web/ui/paged-list.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLine } from './audit-line.tsx'
import type { AuditPage } from './load-audit.ts'
import './audit-screen.css'

/** The audit log, for admins: who did or saw what. */
export function AuditScreen({ filters, page }: AuditPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('audit.pagesLabel'))
  return (
    <div className="wrap py-6 audit">
      <h1>{t('audit.title')}</h1>
      <p className="text-fg-2">{t('audit.intro')}</p>
      {/* The key restarts the form whenever the address changes. */}
      <AuditFilters
        key={Object.values(filters).join('\n')}
        shown={filters}
        onShow={(requested) => restart({ ...requested })}
      />
      <PagedList
        as="ol"
        className="audit__list"
        items={page.list.items}
        renderItem={(event) => (
          <AuditLine
            key={event.id}
            event={event}
            onlyPerson={(person) => restart({ person })}
            onlyJob={(job) => restart({ job })}
          />
        )}
        empty={{ title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
        pager={pager}
      />
    </div>
  )
}
