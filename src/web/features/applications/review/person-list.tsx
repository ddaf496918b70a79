import { useTranslation } from '#web/lib/translation.ts'
import type { Applicant } from '#contract/applications.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { personLine } from './person-slip.tsx'

type Props = {
  people: readonly Applicant[]
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The applicants of this page in a column, on a desktop. */
export function PersonList({ people, openId, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="plist" aria-label={t('review.listLabel')}>
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className="plist__i"
            aria-current={person.id === openId ? 'true' : undefined}
            onClick={() => onOpen(person.id)}
          >
            <Avatar src={person.profile ?? undefined} size="s" />
            <span className="min-w-0 break-words">
              <span className="b">{person.name}</span>
              <br />
              <span className="small t2">{personLine(person)}</span>
            </span>
            <span className="small muted num">
              {t('review.days', { days: person.appliedDaysAgo })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
