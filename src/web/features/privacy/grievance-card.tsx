import { Mail, TriangleAlert } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ReceivedGrievance } from '#contract/privacy/grievance-schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { OpenTicket } from './open-ticket.tsx'

/** A ticket as admins see it: author, question, due date and answer. */
export function GrievanceCard({ ticket }: { ticket: ReceivedGrievance }) {
  const { t } = useTranslation()
  return (
    <Slip
      as="li"
      body={
        <>
          <h2 className="text-h3 break-words">
            <span className="tabular-nums">{ticket.number}</span> ·{' '}
            {t(`option.grievanceTopic.${ticket.topic}`)}
          </h2>
          <p className="text-small text-fg-3 tabular-nums">
            {t('grievance.sentOn', { date: dayMonthYear(ticket.sentOn) })}
          </p>
          {ticket.isOverdue && (
            <Badge icon={TriangleAlert} tone="error">
              {t('grievance.overdue')}
            </Badge>
          )}
          {ticket.answeredOn === null && (
            <p className="tabular-nums">
              {t('grievance.dueOn', { date: dayMonthYear(ticket.dueOn) })}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4 [&_a]:min-w-0 [&_a]:wrap-anywhere">
            {ticket.name !== '' && <span>{ticket.name}</span>}
            <a className="link" href={`mailto:${encodeURIComponent(ticket.email)}`}>
              <Icon of={Mail} />
              <MailText address={ticket.email} />
            </a>
          </p>
          <p className="whitespace-pre-line break-words">{ticket.details}</p>
          {ticket.note !== '' && ticket.owner?.isMe !== true && (
            <p className="whitespace-pre-line break-words">
              <b className="block">{t('grievance.note')}</b>
              {ticket.note}
            </p>
          )}
          {ticket.answer !== null && ticket.answeredOn !== null && (
            <>
              <p className="text-small text-fg-3 tabular-nums">
                {t('grievance.answeredOn', { date: dayMonthYear(ticket.answeredOn) })}
                {ticket.owner && (
                  <span className="block">
                    {t('grievance.answeredBy', { name: ticket.owner.name })}
                  </span>
                )}
              </p>
              <p className="whitespace-pre-line break-words">{ticket.answer}</p>
            </>
          )}
        </>
      }
      stub={ticket.answer === null ? <OpenTicket ticket={ticket} /> : undefined}
    />
  )
}
