import { Clock, UserCheck, UserRound } from 'lucide-react'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { CaseStateBadge } from './case-state-badge.tsx'
import { dueText, iconOfKind, subOf, titleOf } from './case-texts.ts'

interface CaseListProps {
  items: readonly ListedCase[]
  /** Of the open case. */
  openId: string | undefined
  /** The address that opens a case. */
  addressOf: (item: ListedCase) => string
}

/** The cases of the inbox, each with what it is about, when it is due and who has it. */
export function CaseList({ items, openId, addressOf }: CaseListProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <ul className="cases">
      {items.map((item) => {
        const title = titleOf(item, t)
        return (
          <li key={`${item.kind} ${item.id}`}>
            <Link
              className="cases__i"
              to={addressOf(item)}
              preventScrollReset
              aria-current={item.id === openId ? 'true' : undefined}
            >
              <span className={cx('cases__ic', item.kind === 'report' && 'cases__ic--report')}>
                <Icon of={iconOfKind[item.kind]} />
              </span>
              <span className="min-w-0">
                <span className="font-semi block line-clamp-2 break-words" lang={langOf(title)}>
                  {title}
                </span>
                <span className="text-small text-fg-2 block break-words">{subOf(item, t)}</span>
                <span className="cases__facts">
                  <span className={cx('tabular-nums', item.isLate && 'text-danger font-semi')}>
                    <Icon of={Clock} size="s" />
                    {dueText(item, t)}
                  </span>
                  <span className="wrap-anywhere">
                    <Icon of={item.owner ? UserCheck : UserRound} size="s" />
                    {item.owner === null
                      ? t('inbox.nobody')
                      : item.owner.isMe
                        ? t('inbox.you')
                        : item.owner.name}
                  </span>
                  <span>{t(`inbox.kind.${item.kind}`)}</span>
                </span>
              </span>
              <CaseStateBadge state={item.state} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
