import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PersonLine } from './person-card.tsx'

type Props = {
  people: readonly Applicant[]
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The list of this page's applicants, on a desktop. */
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
              <span className="font-semi">{person.name}</span>
              <br />
              <span className="text-small text-fg-2">
                <PersonLine person={person} />
              </span>
            </span>
            <span className="text-small text-fg-3 tabular-nums">
              {t('review.days', { days: person.appliedDaysAgo })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
