import { useTranslation } from '#web/lib/translation.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLine } from './audit-line.tsx'
import type { AuditPage } from './load-audit.ts'
import '#web/styles/screens/audit.css'

/** Who did or saw what, for admins. */
export function AuditScreen({ filters, address, list }: AuditPage) {
  const { t } = useTranslation()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('audit.pagesLabel'), address, pages)
  return (
    <div className="wrap py-6 audit">
      <h1>{t('audit.title')}</h1>
      <p className="t2">{t('audit.intro')}</p>
      {/* Begun anew with what the address says, whoever changed it. */}
      <AuditFilters
        key={Object.values(filters).join('\n')}
        shown={filters}
        onShow={(wanted) => pages.restart({ ...wanted })}
      />
      {list.items.length === 0 ? (
        <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
      ) : (
        <ol className="audit__list">
          {list.items.map((event) => (
            <AuditLine
              key={event.id}
              event={event}
              onlyPerson={(person) => pages.restart({ person })}
              onlyJob={(job) => pages.restart({ job })}
            />
          ))}
        </ol>
      )}
      <Pager {...pager} />
    </div>
  )
}
