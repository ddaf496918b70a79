import { Link } from '#web/ui/link.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lookOf } from './message-icon.ts'

interface MessageRowProps {
  message: MessageItem
  /** The time of day, for messages of the last two days; the date for others. */
  isRecent: boolean
  onOpen: () => void
}

/** One message, which leads to what it is about. */
export function MessageRow({ message, isRecent, onOpen }: MessageRowProps) {
  const { t } = useTranslation()
  const { title, text, link, createdAt, isRead, event } = message
  const { icon, tone } = lookOf(event)
  const at = new Date(createdAt)
  return (
    <li>
      <Link className={cx('notif', !isRead && 'is-new')} to={link} onClick={onOpen}>
        <span className={`notif__i notif__i--${tone}`}>
          <Icon of={icon} />
        </span>
        <b>
          {!isRead && <span className="sr-only">{t('messages.new')} </span>}
          {t.say(title)}
        </b>
        <time dateTime={createdAt}>
          {isRecent
            ? t.date(at, { timeStyle: 'short' })
            : t.date(at, { day: 'numeric', month: 'short' })}
        </time>
        <span className="notif__text">{t.say(text)}</span>
      </Link>
    </li>
  )
}
