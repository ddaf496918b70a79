import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobRequirements } from '#contract/jobs/match.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { MatchCount } from './match-facts.tsx'
import { PersonLine } from './person-card.tsx'
import { PickBox } from './pick-box.tsx'
import type { Picked } from './use-picked.ts'

type Props = {
  job: JobRequirements
  people: readonly Applicant[]
  openId: string | undefined
  onOpen: (id: string) => void
  /** Undefined for those who only read. */
  picked: Picked | undefined
}

/** The list of this page's applicants, on a desktop. */
export function PersonList({ job, people, openId, onOpen, picked }: Props) {
  const { t } = useTranslation()
  return (
    <div className="plist">
      {picked && (
        <div className="plist__head">
          <PickBox
            label={t('review.pickAll')}
            isPicked={picked.isAll}
            isMixed={picked.people.length > 0 && !picked.isAll}
            onToggle={picked.toggleAll}
          />
          <span className="text-small text-fg-2" aria-hidden="true">
            {t('review.pickAll')}
          </span>
        </div>
      )}
      <ul aria-label={t('review.listLabel')}>
        {people.map((person) => (
          <li key={person.id} className={picked && 'plist__row'}>
            {picked && (
              <PickBox
                label={t('review.pick', { name: person.name })}
                isPicked={picked.has(person.id)}
                onToggle={(isRange) => picked.toggle(person.id, isRange)}
              />
            )}
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
              <span className="text-small text-fg-3 tabular-nums text-right">
                {t('review.days', { days: person.appliedDaysAgo })}
                {person.distanceKm !== null &&
                  ` · ${t('review.km', { km: t.number(person.distanceKm) })}`}
                <br />
                <MatchCount person={person} job={job} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
