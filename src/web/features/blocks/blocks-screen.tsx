import { ArrowLeft } from 'lucide-react'
import { blockKinds } from '#contract/blocks/options.ts'
import { limits } from '#contract/limits.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { TabbedList } from '#web/ui/paged-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { AddBlockForm } from './add-block-form.tsx'
import { BlockRow } from './block-row.tsx'
import type { BlocksPage } from './load-blocks.ts'

/** What is blocked, and the form that blocks a phone, a domain or a GSTIN. */
export function BlocksScreen({ kind, q, page }: BlocksPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('blocks.pagesLabel'))
  const search = useSearchText(q, (text) => restart({ q: text }))
  const { items, counts } = page.list
  return (
    <div className="wrap py-6 stack">
      <Link className="link" to={paths.organisations()}>
        <Icon of={ArrowLeft} />
        {t('organisations.back')}
      </Link>
      <div>
        <h1>{t('blocks.title')}</h1>
        <p className="text-fg-2">{t('blocks.lead')}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
        <div className="min-w-0 stack">
          <SearchBox
            label={t('blocks.search')}
            placeholder={t('blocks.search')}
            maxLength={limits.searchTextLength}
            value={search.text}
            onType={search.type}
            onEnter={search.submit}
          />
          <TabbedList
            tabs={{
              label: t('blocks.tabsLabel'),
              items: [
                { value: 'all', label: t('blocks.all'), count: counts['all'] ?? 0 },
                ...blockKinds.map((value) => ({
                  value,
                  label: t(`blocks.kinds.${value}`),
                  count: counts[value] ?? 0,
                })),
              ],
              value: kind ?? 'all',
              onChange: (value) =>
                restart({ kind: value === 'all' ? undefined : value, q: search.settle() }),
            }}
            className="grid grid-cols-1 gap-3 mt-4"
            items={items}
            renderItem={(block) => <BlockRow key={`${block.id} ${block.state}`} block={block} />}
            empty={
              q === ''
                ? { title: t('blocks.none'), text: t('blocks.noneText') }
                : { title: t('blocks.noneFound'), text: t('blocks.noneFoundText') }
            }
            pager={pager}
          />
        </div>
        <AddBlockForm />
      </div>
    </div>
  )
}
