import { Settings } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/link.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { limits } from '#contract/limits.ts'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { MessagesPage } from './load-messages.ts'
import { groupByAge } from './message-groups.ts'
import { MessageRow } from './message-row.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useReading } from './use-reading.ts'
import './messages-screen.css'

/** What the person was told, newest first. */
export function MessagesScreen({ type, page, now }: MessagesPage & { type: AccountType }) {
  const { t } = useTranslation()
  const { list } = page
  const { pageCount, pager } = useCursorPages(page, t('messages.pagesLabel'))
  const { readAll, isReadingAll, readOne } = useReading()
  const unread = list.counts['unread'] ?? 0
  const [first] = list.items
  const newest = first?.createdAt
  const { revalidate } = useRevalidator()
  const hasCome = useArrivals(first?.id) && page.address.cursor === undefined

  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex items-center justify-between gap-3">
        <h1>{t('messages.title')}</h1>
        {type !== 'admin' && (
          <Link
            className="iconbtn"
            to={paths.notificationSettings()}
            aria-label={t('messages.settings')}
          >
            <Icon of={Settings} />
          </Link>
        )}
      </div>
      <div className="messages">
        <div>
          <div className="messages__bar">
            <output>{newText()}</output>
            {unread > 0 && newest !== undefined && (
              <Button
                kind="quiet"
                size="sm"
                loading={isReadingAll}
                loadingText={t('messages.marking')}
                onClick={() => void readAll(newest)}
              >
                {t('messages.readAll')}
              </Button>
            )}
          </div>
          {/* The list stays as it is until the person wants the new ones. */}
          <div className={cx(hasCome && 'messages__bar')}>
            <output>{hasCome && t('messages.moreCame')}</output>
            {hasCome && (
              <Button kind="quiet" size="sm" onClick={() => void revalidate()}>
                {t('messages.showNew')}
              </Button>
            )}
          </div>
          {list.items.length === 0 && (
            <EmptyState title={t('messages.empty')} text={t(`messages.emptyText.${type}`)} />
          )}
          {groupByAge(list.items, now).map(({ age, items }) => (
            <section key={age} aria-labelledby={`messages-${age}`}>
              <h2 id={`messages-${age}`} className="dayhead">
                {t(`messages.age.${age}`)}
              </h2>
              <ul className="nlist">
                {items.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    isRecent={age === 'today' || age === 'yesterday'}
                    onOpen={() => void readOne(message.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {pageCount > 1 && (
            <div className="mt-4">
              <Pager {...pager} />
            </div>
          )}
        </div>
        <Aside type={type} />
      </div>
    </div>
  )

  function newText(): string {
    if (unread === 0) return t('messages.noneNew')
    if (unread > limits.bellCountMax) return t('messages.manyNew', { count: limits.bellCountMax })
    return t('messages.someNew', { count: unread })
  }
}

/** Notifications of this browser, and for candidates what nobody may ask for. */
function Aside({ type }: { type: AccountType }) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  if (type === 'admin') return null
  return (
    <aside className="stack max-lg:mt-6" aria-label={t('messages.aside')}>
      <NotificationCard type={type} />
      {type === 'users' && (
        <Notice tone="warn">
          <p>
            <b>{t('messages.neverPay')}</b> {t('messages.nobodyAsks', { productName })}
          </p>
        </Notice>
      )}
    </aside>
  )
}
