import { useTranslation } from '#web/lib/translation.ts'
import type { OwnGrievance } from '#contract/grievances.ts'
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
              <b className="num">{ticket.number}</b> · {ticket.topic}
            </p>
            <p className="t2 whitespace-pre-line break-words">{ticket.details}</p>
            <p className="small muted num">
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
