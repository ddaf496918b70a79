import { ChevronDown, ChevronUp, MapPin, Star, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import type { JobRequirements } from '#contract/jobs/match.ts'
import type { CallOutcome, ContactWay } from '#contract/applications/log-options.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { useSwipe } from '#web/ui/use-swipe.ts'
import type { Swipes } from '#web/ui/use-swipe.ts'
import { Perforation } from '#web/ui/slip.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { MatchCount, MatchFacts } from './match-facts.tsx'
import { ResumePart } from './resume-part.tsx'
import { StageBadge } from './stage-badge.tsx'
import { ContactLinks } from './contact-links.tsx'
import type { ApplicantLog } from './log/use-applicant-log.ts'

const loadAnswers = async () => (await import('./applicant-answers.tsx')).ApplicantAnswers
const loadCallOutcome = async () => (await import('./log/call-outcome.tsx')).CallOutcomeButtons
const loadLogPanel = async () => (await import('./log/applicant-log-panel.tsx')).ApplicantLogPanel

type Props = {
  person: Applicant
  job: JobRequirements
  stage: ApplicantStage
  /**
   * On a desktop only the open card shows. On a phone it is expanded, unless the person collapsed
   * it.
   */
  isOpen: boolean
  isFolded: boolean
  onToggle: () => void
  /** Whether resumes are shown in the cards, and the change of it. */
  resume: { readonly isShown: boolean; readonly onToggle: () => void }
  /** Decisions by a finger, on a phone. */
  swipes: Swipes | undefined
  /** The box that picks this applicant, on a phone. */
  pick?: ReactNode
  /** What the team keeps about the open applicant; none for readers who may not decide. */
  log: ApplicantLog | undefined
  /** Admins and viewers of a team only read. */
  canDecide: boolean
  /** The applicant is being called or written to. */
  onContact: (way: ContactWay) => void
  /** The decision buttons, or the status for readers who may not decide. */
  foot: ReactNode
}

/** One applicant: the sent details, and the actions below the tear line. */
export function PersonCard({
  person,
  job,
  stage,
  isOpen,
  isFolded,
  onToggle,
  resume,
  swipes,
  pick,
  log,
  canDecide,
  onContact,
  foot,
}: Props) {
  const { t } = useTranslation()
  const isUnfolded = isOpen && !isFolded
  const detailsId = `person-${person.id}`
  return (
    <article
      className={cx('slip person', isOpen && 'is-open')}
      data-person={person.id}
      {...useSwipe(swipes)}
      aria-label={person.name}
    >
      <div className="slip__body">
        <div className="person__top">
          {pick && <div className="lg:hidden">{pick}</div>}
          <Avatar src={person.profile ?? undefined} size={isUnfolded ? 'm' : 's'} />
          <div className="flex-1 min-w-0 break-words max-letters:basis-word">
            <h2>{person.name}</h2>
            <p className="text-fg-2 text-small">
              <PersonLine person={person} />
            </p>
            <p className="text-small text-fg-3">
              {t('review.appliedDaysAgo', { days: person.appliedDaysAgo })}
              {person.distanceKm !== null &&
                `, ${t('review.km', { km: t.number(person.distanceKm) })}`}
            </p>
            <p className="text-small">
              <MatchCount person={person} job={job} />
            </p>
            {isBeyondShortlist(stage) && <StageBadge stage={stage} />}
            {person.isMismatch && (
              <Badge tone="warn" icon={TriangleAlert}>
                {t('review.mismatch')}
              </Badge>
            )}
          </div>
        </div>
        {!isUnfolded && <ShortFacts person={person} />}
        <div className="flex items-center person__r">
          <ContactLinks person={person} onContact={onContact} />
          <Button
            kind="quiet"
            size="sm"
            className="lg:hidden"
            iconAfter={isUnfolded ? ChevronUp : ChevronDown}
            aria-expanded={isUnfolded}
            aria-controls={detailsId}
            aria-label={isUnfolded ? undefined : t('review.detailsOf', { name: person.name })}
            onClick={onToggle}
          >
            {t(isUnfolded ? 'review.less' : 'review.details')}
          </Button>
        </div>
        {log?.contactedBy && (
          <LazyPart
            load={loadCallOutcome}
            isRequested
            props={{
              name: person.name,
              isSaving: log.pending !== undefined,
              onTell: (outcome: CallOutcome) => {
                if (log.contactedBy) void log.add({ kind: 'call', way: log.contactedBy, outcome })
              },
            }}
          />
        )}
        <div className="pdetail mt-3.5" id={detailsId} hidden={!isUnfolded}>
          <MatchFacts person={person} job={job} />
          <ApplicantFacts person={person} />
          {person.answers.length > 0 && (
            <LazyPart
              load={loadAnswers}
              isRequested
              props={{ name: person.name, answers: person.answers }}
            />
          )}
          {isOpen && <ResumePart person={person} {...resume} />}
          {log && (
            <LazyPart
              load={loadLogPanel}
              isRequested
              props={{ person, log, canWrite: canDecide }}
            />
          )}
        </div>
      </div>
      <div className="slip__foot">
        <Perforation />
        <div className="slip__stub">{foot}</div>
      </div>
    </article>
  )
}

/** The tab says that somebody is shortlisted; the card, how much further. */
const isBeyondShortlist = (stage: ApplicantStage) =>
  stage === 'interview' || stage === 'selected' || stage === 'joined'

/** '12th Passed, 0-1 yr' */
export function PersonLine({ person }: { person: Applicant }) {
  const { optionText } = useOptionText()
  const parts = [
    optionText(educationOptions, person.education),
    optionText(experienceOptions, person.workexperience),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function ShortFacts({ person }: { person: Applicant }) {
  const { t } = useTranslation()
  return (
    <ul className="facts mt-2.5 lg:hidden">
      {person.selectedCity !== '' && (
        <li>
          <Icon of={MapPin} />
          {t.place(person.selectedCity)}
        </li>
      )}
      {person.skills !== '' && (
        <li className="min-w-0">
          <Icon of={Star} />
          <span className="line-clamp-1">{person.skills}</span>
        </li>
      )}
    </ul>
  )
}
