import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { MessageWay } from '#contract/messages/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

interface AgreedListProps {
  type: 'users' | 'employee'
  ways: readonly MessageWay[]
}

/** The days on which the person said yes. */
export function AgreedList({ type, ways }: AgreedListProps) {
  const { t } = useTranslation()
  const agreed = ways.filter(({ agreedAt, missing }) => agreedAt !== undefined && missing === null)
  if (agreed.length === 0) return null
  return (
    <ul className="text-small text-fg-2 mt-3">
      {agreed.map(({ purpose, channel, agreedAt = '' }) => (
        <li key={`${purpose}-${channel}`}>
          {t('messages.saidYes', {
            tick: {
              key: 'messages.tick',
              values: {
                purpose: { key: `messages.purpose.${type}.${purpose}` },
                way: { key: `messages.way.${channel}` },
              },
            },
            day: dayMonthYear(indiaDate(new Date(agreedAt))),
          })}
        </li>
      ))}
    </ul>
  )
}
