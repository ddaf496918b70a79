import { Bell as BellIcon } from 'lucide-react'
import { Link } from '#web/ui/link.ts'
import { limits } from '#contract/limits.ts'
import { linkPrefetch } from '#web/lib/hydration/link-prefetch.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useUnreadMessages } from './use-unread-messages.ts'

/** Leads to the person's messages, and shows how many are unread. */
export function Bell() {
  const { t } = useTranslation()
  const unread = useUnreadMessages()
  const shown = unread > limits.bellCountMax ? `${limits.bellCountMax}+` : String(unread)
  return (
    <Link
      className="iconbtn bell"
      to={paths.notifications()}
      prefetch={linkPrefetch()}
      aria-label={unread === 0 ? t('nav.messages') : t('nav.messagesUnread', { shown })}
    >
      <Icon of={BellIcon} />
      {unread > 0 && (
        <span className="bell__n" aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  )
}
