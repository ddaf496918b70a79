import { FileText, MessageCircle, Phone, Star } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { LogEntry } from '#contract/applications/log.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoteForm } from './note-form.tsx'
import { RatingButtons } from './rating-buttons.tsx'
import type { ApplicantLog } from './use-applicant-log.ts'
import './applicant-log.css'

type Props = {
  person: Applicant
  log: ApplicantLog
  /** Viewers of a team only read. */
  canWrite: boolean
}

/** What the team keeps about an applicant: the rating, calls and notes. The applicant does not see it. */
export function ApplicantLogPanel({ person, log, canWrite }: Props) {
  const { t } = useTranslation()
  const { entries = [], pending } = log
  const rated = entries.find(({ rating }) => rating !== null)?.rating ?? person.rating
  return (
    <div className="applicant-log">
      <section aria-labelledby={`rating-${person.id}`}>
        <h3 id={`rating-${person.id}`}>{t('review.rating')}</h3>
        {canWrite ? (
          <RatingButtons
            value={pending?.kind === 'rating' ? pending.rating : rated}
            isSaving={pending?.kind === 'rating'}
            onRate={(rating) => void log.add({ kind: 'rating', rating })}
          />
        ) : (
          <p>{t(rated ? `review.rating.${rated}` : 'review.notRated')}</p>
        )}
        <h3 className="mt-4">{t('review.whatHappened')}</h3>
        {log.isFailed && <p role="alert">{t('review.logFailed')}</p>}
        <ul className="applicant-log__list">
          {entries.flatMap((entry) =>
            entry.kind === 'note' ? [] : <Happened key={entry.id} entry={entry} />,
          )}
          <li>
            <Icon of={FileText} size="s" />
            <span>{t('review.applied')}</span>
            <span className="tabular-nums">{dayMonthYear(person.postedDate)}</span>
          </li>
        </ul>
      </section>
      <section aria-labelledby={`notes-${person.id}`}>
        <h3 id={`notes-${person.id}`}>{t('review.notes')}</h3>
        {canWrite && (
          <NoteForm
            key={person.id}
            isSaving={pending?.kind === 'note'}
            onSave={(note) => log.add({ kind: 'note', note })}
          />
        )}
        <ul className="stack gap-2 mt-3">
          {entries.flatMap((entry) =>
            entry.kind === 'note' ? <Note key={entry.id} entry={entry} /> : [],
          )}
        </ul>
        <p className="text-small text-fg-3 mt-2">{t('review.onlyTeam', { name: person.name })}</p>
        {log.showOlder && (
          <Button kind="quiet" size="sm" loading={log.isLoadingOlder} onClick={log.showOlder}>
            {t('review.olderLog')}
          </Button>
        )}
      </section>
    </div>
  )
}

function Happened({ entry: { way, outcome, rating, at } }: { entry: LogEntry }) {
  const { t } = useTranslation()
  const icon: LucideIcon = way === 'call' ? Phone : way === 'whatsapp' ? MessageCircle : Star
  return (
    <li>
      <Icon of={icon} size="s" />
      <span>
        {way && outcome
          ? t(`review.logged.${way}.${outcome}`)
          : rating && t('review.loggedRating', { rating: t(`review.rating.${rating}`) })}
      </span>
      <span className="tabular-nums">{t('review.at', dayAndTime(at))}</span>
    </li>
  )
}

function Note({ entry: { note, by, at } }: { entry: LogEntry }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const time = t('review.at', dayAndTime(at))
  return (
    <li className="applicant-log__note">
      <p lang={langOf(note ?? '')}>{note}</p>
      <p className="text-small text-fg-2">
        {by === '' ? time : t('review.noteBy', { name: by, time })}
      </p>
    </li>
  )
}
