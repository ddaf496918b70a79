import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { OwnGrievance } from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'

/** The newest tickets of the person, with their answers. */
export function OwnTickets({ tickets }: { tickets: readonly OwnGrievance[] }) {
  const { t } = useTranslation()
  if (tickets.length === 0) return null
  return (
    <div>
      <h3 className="label">{t('grievance.ownTitle')}</h3>
      <ul className="stack mt-2">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <p>
              <b className="tabular-nums">{ticket.number}</b> ·{' '}
              {t(`option.grievanceTopic.${ticket.topic}`)}
            </p>
            <p className="text-fg-2 whitespace-pre-line break-words">{ticket.details}</p>
            <p className="text-small text-fg-3 tabular-nums">
              {ticket.answeredOn === null
                ? t('grievance.dueOn', { date: dayMonthYear(ticket.dueOn) })
                : t('grievance.answeredOn', { date: dayMonthYear(ticket.answeredOn) })}
            </p>
            {ticket.answer !== null && (
              <p className="whitespace-pre-line break-words">{ticket.answer}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
