import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import type { JobMatch, JobRequirements, RequirementState } from '#contract/jobs/match.ts'
import { unmetRequirements } from '#contract/jobs/match.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Seal } from '#web/ui/seal.tsx'
import { MatchOffer } from './match-offer.tsx'
import { usePersonTexts, useRequirementTexts } from './use-requirement-texts.ts'
import './match-list.css'

const stateNames = {
  met: 'job.match.met',
  unmet: 'job.match.unmet',
  unknown: 'job.match.unknown',
} as const satisfies Record<RequirementState, MessageKey>

/** Facts against facts: how many of the job's requirements the profile meets. */
export function MatchList({ job, match }: { job: JobRequirements; match: JobMatch | null }) {
  const { t } = useTranslation()
  const id = useId()
  if (!match) return <MatchOffer to={paths.candidateProfile()} />
  const { requirements } = match
  if (requirements.length === 0) return null
  const met = requirements.filter(({ state }) => state === 'met').length
  return (
    <section className="panel match" aria-labelledby={id}>
      <div className="match__head">
        <h2 id={id}>{t('job.match.count', { met, all: requirements.length })}</h2>
        <span className="match__seals">
          {requirements.map(({ requirement }, index) => (
            <Seal
              key={requirement}
              size={22}
              {...(index >= met && { fill: 'var(--line-2)', tick: 'none' })}
            />
          ))}
        </span>
      </div>
      <Rows job={job} match={match} />
      {unmetRequirements(requirements).length > 0 && (
        <p className="text-small text-fg-2 mt-2">{t('job.match.mayApply')}</p>
      )}
    </section>
  )
}

function Rows({ job, match }: { job: JobRequirements; match: JobMatch }) {
  const { t } = useTranslation()
  const texts = useRequirementTexts(job)
  const own = usePersonTexts(match.own)
  return (
    <ul>
      {match.requirements.map(({ requirement, state }) => (
        <li key={requirement} data-state={state}>
          <Icon of={state === 'met' ? Check : Minus} />
          <span>
            <span className="sr-only">{t(stateNames[state])} </span>
            <strong>{texts[requirement]}</strong>
          </span>
          {state === 'unknown' ? (
            <Link className="link" to={paths.candidateProfile()}>
              {t('job.match.addYours')}
            </Link>
          ) : (
            <span className="match__own">{t('job.match.own', { answer: own[requirement] })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
