import { useTranslation } from '#web/lib/i18n/translation.ts'
import { auditKinds, auditValues, isAuditKind } from '#contract/audit/kinds.ts'
import type { AuditEvent } from '#contract/audit/schemas.ts'
import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'
import { Button } from '#web/ui/button.tsx'

interface AuditLineProps {
  event: AuditEvent
  onlyPerson: (accountId: string) => void
  onlyJob: (jobId: string) => void
}

/** One event in a sentence, with ways to all that is known of its people and its job. */
export function AuditLine({ event, onlyPerson, onlyJob }: AuditLineProps) {
  const { t } = useTranslation()
  const at = new Date(event.at)
  const kind = isAuditKind(event.kind) ? auditKinds[event.kind] : undefined
  const values = auditValues(event, { unknown: t('audit.unknown'), system: t('audit.system') })
  const people = [event.actor, event.person].filter((party) => party !== null)
  return (
    <li className="audit__line">
      <p className="audit__text">{kind ? t(kind.sentence, values) : event.kind}</p>
      <p className="text-fg-2 audit__facts">
        <time className="tabular-nums" dateTime={event.at}>
          {dayMonthYear(indiaDate(at))} {indiaTime(at)}
        </time>
        {event.actor && <span>{t(`audit.role.${event.actor.role}`)}</span>}
        {event.network !== null && <span className="tabular-nums break-all">{event.network}</span>}
      </p>
      <div className="audit__links">
        {people.map(({ id, name }) => (
          <Button key={id} kind="quiet" size="sm" onClick={() => onlyPerson(id)}>
            {t('audit.only', { name: name || t('audit.unknown') })}
          </Button>
        ))}
        {event.job && (
          <Button kind="quiet" size="sm" onClick={() => onlyJob(event.job?.id ?? '')}>
            {t('audit.only', { name: event.job.name || t('audit.unknown') })}
          </Button>
        )}
      </div>
    </li>
  )
}
