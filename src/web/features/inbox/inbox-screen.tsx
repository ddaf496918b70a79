import { ArrowLeft, Ban } from 'lucide-react'
import { useNavigate } from 'react-router'
import { actOfCase, caseKinds, caseViews } from '#contract/inbox/kinds.ts'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { limits } from '#contract/limits.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useRequestedSearch } from '#web/lib/use-requested-search.ts'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { CountChip } from '#web/ui/count-chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CaseList } from './case-list.tsx'
import { writeCaseKey } from './case-key.ts'
import { InboxKeys } from './inbox-keys.tsx'
import type { InboxPage } from './load-inbox.ts'
import { OpenedPane } from './opened-pane.tsx'
import './inbox-screen.css'

/** What people sent that an admin answers: a list by when it is due, and the open case beside it. */
export function InboxScreen({ kind, view, q, page, opened, isGone }: InboxPage) {
  const { t } = useTranslation()
  const may = useMayActAsAdmin()
  const navigate = useNavigate()
  const requested = useRequestedSearch()
  const { restart, pager } = useCursorPages(page, t('inbox.pagesLabel'))
  const search = useSearchText(q, (text) => restart({ q: text }))
  const { items, counts, total } = page.list
  const one = opened?.case
  const index = items.findIndex(({ id }) => id === one?.id)

  const addressOf = (item: ListedCase | undefined) => {
    const params = new URLSearchParams(requested)
    if (item) params.set('case', writeCaseKey(item))
    else params.delete('case')
    return `?${params.toString()}`
  }
  const step = (by: 1 | -1) => {
    const next = items[index === -1 ? 0 : index + by]
    return (
      next && (() => void navigate(addressOf(next), { replace: true, preventScrollReset: true }))
    )
  }
  const keys = useKeysHelp({ j: step(1), k: step(-1) })
  const covered = caseKinds.filter((each) => may(actOfCase[each]))
  const countText =
    view !== 'done'
      ? t('inbox.count', { count: total })
      : q === ''
        ? t('inbox.countDone', { count: total, days: limits.caseDoneDays })
        : t('inbox.countFound', { count: total })
  const hasOpen = opened !== undefined || isGone

  return (
    <div className={cx('wrap py-6 inbox', hasOpen && 'inbox--open', !keys.isOn && 'keys-off')}>
      <div className="inbox__head">
        <div className="flex items-center gap-3 justify-between flex-wrap">
          <div>
            <h1>{t('inbox.title')}</h1>
            <p className="text-fg-2 tabular-nums">
              {t('inbox.lead', {
                open: counts['all'] ?? 0,
                today: counts['today'] ?? 0,
                nobody: counts['nobody'] ?? 0,
              })}
            </p>
            {may('verify') && (
              <Link className="link" to={paths.blocks()}>
                <Icon of={Ban} />
                {t('blocks.title')}
              </Link>
            )}
          </div>
          <InboxKeys help={keys} />
        </div>
      </div>
      <Tabs
        label={t('inbox.tabsLabel')}
        className="inbox__head"
        items={[
          { value: 'all', label: t('inbox.everything'), count: counts['all'] ?? 0 },
          ...covered.map((value) => ({
            value,
            label: t(`inbox.kinds.${value}`),
            count: counts[value] ?? 0,
          })),
        ]}
        value={kind ?? 'all'}
        onChange={(value) =>
          restart({
            kind: value === 'all' ? undefined : value,
            q: search.settle(),
            case: undefined,
          })
        }
        panelClassName="mt-4"
      >
        <div className="inbox__head inbox__find">
          <SearchBox
            label={t('inbox.search')}
            placeholder={t('inbox.search')}
            maxLength={limits.searchTextLength}
            value={search.text}
            onType={search.type}
            onEnter={search.submit}
          />
          <fieldset className="inbox__views">
            <legend className="sr-only">{t('inbox.viewsLabel')}</legend>
            {caseViews.map((value) => (
              <CountChip
                key={value}
                on={view === value}
                count={value === 'done' ? undefined : String(counts[value] ?? 0)}
                onClick={() =>
                  restart({ view: value === 'open' ? undefined : value, case: undefined })
                }
              >
                {t(`inbox.view.${value}`)}
              </CountChip>
            ))}
          </fieldset>
        </div>
        <div className={cx('inbox__split', (hasOpen || items.length > 0) && 'inbox__split--two')}>
          <div className="min-w-0 inbox__list">
            <p className="text-small text-fg-2 mb-2 tabular-nums">{countText}</p>
            {items.length === 0 ? (
              <EmptyState
                title={t(q === '' ? `inbox.none.${view}` : 'inbox.noneFound')}
                text={t(q === '' ? 'inbox.noneText' : 'inbox.noneFoundText')}
              />
            ) : (
              <CaseList items={items} openId={one?.id} addressOf={addressOf} />
            )}
            <div className="mt-4">
              <Pager {...pager} />
            </div>
          </div>
          <div className="min-w-0 inbox__pane">
            {hasOpen && (
              <Link className="link inbox__back" to={addressOf(undefined)} preventScrollReset>
                <Icon of={ArrowLeft} />
                {t('inbox.title')}
              </Link>
            )}
            {isGone && <Notice tone="warn">{t('inbox.gone')}</Notice>}
            {opened && <OpenedPane key={opened.case.id} opened={opened} />}
            {!hasOpen && items.length > 0 && <p className="panel text-fg-2">{t('inbox.choose')}</p>}
          </div>
        </div>
      </Tabs>
    </div>
  )
}
