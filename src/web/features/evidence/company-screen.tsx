import type { ReactNode } from 'react'
import { doneSteps, evidenceSteps } from '#contract/evidence/levels.ts'
import type { OwnEvidence } from '#contract/evidence/schemas.ts'
import { ProfileTabs } from '#web/features/profiles/employer/profile-tabs.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ChecksSlip } from './checks-slip.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { OwnEvidenceRow } from './own-evidence-row.tsx'

type CompanyScreenProps = { evidence: OwnEvidence; children: ReactNode }

/** What was checked of an organisation, what is missing, and what candidates see of it. */
export function CompanyScreen({ evidence, children }: CompanyScreenProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { organisationName, level, items } = evidence
  const verified = items.filter(({ state }) => state === 'verified').map(({ kind }) => kind)
  const done = doneSteps(verified).length
  return (
    <div className="wrap py-6">
      <h1>{t('employerProfile.company')}</h1>
      <p className="text-fg-2 break-words" lang={langOf(organisationName)}>
        {organisationName}
      </p>
      <ProfileTabs current="company" />
      <div className="grid gap-4 mt-4 lg:grid-cols-[minmax(0,1fr)_20rem] items-start">
        <section className="panel stack min-w-0" aria-labelledby="level-heading">
          <div>
            <h2 id="level-heading">{t(`evidence.level.${level}`)}</h2>
            <p className="text-fg-2">
              {done === evidenceSteps.length
                ? t('evidence.allDone')
                : t('evidence.stepsDone', { done, all: evidenceSteps.length })}
            </p>
          </div>
          <LevelLadder verified={verified} />
          <ul aria-label={t('evidence.itemsTitle')}>
            {items.map((item) => (
              <OwnEvidenceRow key={item.kind} item={item} />
            ))}
          </ul>
          <Notice>{t('evidence.free')}</Notice>
        </section>
        <section className="stack min-w-0" aria-labelledby="seen-heading">
          <h2 id="seen-heading" className="text-h3">
            {t('evidence.seeAsCandidates')}
          </h2>
          <ChecksSlip name={organisationName} level={level} verified={verified} />
        </section>
      </div>
      {children}
    </div>
  )
}
