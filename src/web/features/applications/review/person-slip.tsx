import { ChevronDown, ChevronUp, FileText, MapPin, Phone, Star, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { Applicant } from '#contract/applications.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'

type Props = {
  person: Applicant
  /** On a desktop only the open slip is seen; on a phone it is unfolded, unless folded by hand. */
  isOpen: boolean
  isFolded: boolean
  onToggle: () => void
  /** The decisions, or the status for those who may only read. */
  foot: ReactNode
}

/** One applicant: what they sent, and below the tear line what can be done. */
export function PersonSlip({ person, isOpen, isFolded, onToggle, foot }: Props) {
  const { t } = useTranslation()
  const isUnfolded = isOpen && !isFolded
  const detailsId = `person-${person.id}`
  return (
    <article
      className={cx('slip person', isOpen && 'is-open')}
      data-person={person.id}
      aria-label={person.name}
    >
      <div className="slip__body">
        <div className="person__top">
          <Avatar src={person.profile ?? undefined} size={isUnfolded ? 'm' : 's'} />
          <div className="grow min-w-0 break-words">
            <h2>{person.name}</h2>
            <p className="t2 small">{personLine(person)}</p>
            <p className="small muted">
              {t('review.appliedDaysAgo', { days: person.appliedDaysAgo })}
            </p>
          </div>
        </div>
        {!isUnfolded && <ShortFacts person={person} />}
        <div className="row person__r">
          <ContactLinks person={person} />
          <Button
            kind="quiet"
            size="sm"
            className="only-p"
            iconAfter={isUnfolded ? ChevronUp : ChevronDown}
            aria-expanded={isUnfolded}
            aria-controls={detailsId}
            aria-label={isUnfolded ? undefined : t('review.detailsOf', { name: person.name })}
            onClick={onToggle}
          >
            {t(isUnfolded ? 'review.less' : 'review.details')}
          </Button>
        </div>
        <div className="pdetail mt-3.5" id={detailsId} hidden={!isUnfolded}>
          <ApplicantFacts person={person} />
        </div>
      </div>
      <div className="slip__foot">
        <Perforation />
        <div className="slip__stub">{foot}</div>
      </div>
    </article>
  )
}

/** '12th Passed, 0-1 yr' */
export function personLine({ education, workexperience }: Applicant): string {
  return [education, workexperience].filter((part) => part !== '').join(', ')
}

function ShortFacts({ person }: { person: Applicant }) {
  return (
    <ul className="facts only-p mt-2.5">
      {person.selectedCity !== '' && (
        <li>
          <Icon of={MapPin} />
          {person.selectedCity}
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

function ContactLinks({ person }: { person: Applicant }) {
  const { t } = useTranslation()
  const { name, resume, video, mobileNumber } = person
  return (
    <>
      {resume && (
        <ButtonLink
          kind="sec"
          size="sm"
          icon={FileText}
          render={
            <a
              href={resume}
              target="_blank"
              rel="noreferrer"
              aria-label={t('review.resumeOf', { name })}
              data-resume
            />
          }
        >
          {t('review.resume')}
        </ButtonLink>
      )}
      {video !== null && (
        <ButtonLink
          kind="sec"
          size="sm"
          icon={Video}
          render={
            <a
              href={video}
              target="_blank"
              rel="noreferrer"
              aria-label={t('review.videoOf', { name })}
            />
          }
        >
          {t('review.video')}
        </ButtonLink>
      )}
      <ButtonLink
        kind="sec"
        size="sm"
        icon={Phone}
        render={<a href={`tel:+91${mobileNumber}`} aria-label={t('review.callPerson', { name })} />}
      >
        {t('review.call')}
      </ButtonLink>
    </>
  )
}
