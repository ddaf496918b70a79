import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Link } from '#web/ui/link.ts'
import type { Interviews } from './load-interviews.ts'
import '#web/ui/row-list.css'

/** Who was invited and has no time. */
export function WaitingPeople({ waiting }: Pick<Interviews, 'waiting'>) {
  const { t } = useTranslation()
  const may = useMayAct()
  return (
    <section className="panel mb-4" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{t('interviews.waiting', { count: waiting.total })}</h2>
      <ul className="row-list">
        {waiting.items.map((person) => (
          <li key={person.applicationId}>
            <span className="basis-full min-w-0 break-words">
              <b>{person.name}</b>
              <span className="block text-small text-fg-2">{person.jobTitle}</span>
              <span className="block text-small">
                {t(person.state === 'otherTime' ? 'interviews.askedOther' : 'interviews.toChoose')}
              </span>
            </span>
            {may('hire') && (
              <Link
                className="link"
                to={`${paths.responses(person.jobId)}?tab=shortlisted&q=${encodeURIComponent(person.name)}`}
              >
                {t('interviews.giveTime', { name: person.name })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
