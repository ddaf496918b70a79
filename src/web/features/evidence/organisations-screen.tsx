import { Ban } from 'lucide-react'
import { organisationViews } from '#contract/evidence/views.ts'
import { limits } from '#contract/limits.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { TabbedList } from '#web/ui/paged-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { OrganisationsPage } from './load-organisations.ts'
import { OrganisationCard } from './organisation-card.tsx'

/** Companies for admins: those with something to check, and all. */
export function OrganisationsScreen({ show, q, page }: OrganisationsPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('organisations.pagesLabel'))
  const search = useSearchText(q, (text) => restart({ q: text }))
  const { items, counts } = page.list
  return (
    <div className="wrap py-6 stack">
      <div>
        <h1>{t('organisations.title')}</h1>
        <p className="text-fg-2">{t('organisations.lead')}</p>
        <Link className="link" to={paths.blocks()}>
          <Icon of={Ban} />
          {t('blocks.title')}
        </Link>
      </div>
      <SearchBox
        label={t('organisations.search')}
        placeholder={t('organisations.search')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      <TabbedList
        tabs={{
          label: t('organisations.tabsLabel'),
          items: organisationViews.map((value) => ({
            value,
            label: t(`organisations.${value}`),
            count: counts[value] ?? 0,
          })),
          value: show,
          onChange: (value) => restart({ show: value, q: search.settle() }),
        }}
        className="grid grid-cols-1 gap-4 mt-4"
        items={items}
        renderItem={(organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} />
        )}
        empty={
          q === ''
            ? { title: t('organisations.nothingToCheck'), text: t('organisations.nothingText') }
            : { title: t('organisations.noneFound'), text: t('organisations.noneFoundText') }
        }
        pager={pager}
      />
    </div>
  )
}
