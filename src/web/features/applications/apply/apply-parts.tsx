import { FileCheck } from 'lucide-react'
import type { OwnCard } from '#contract/applications/schemas.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { MatchList } from '#web/features/jobs/match-list.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ShortPayText } from '#web/features/jobs/pay-text.tsx'
import { NeverPay } from '../never-pay.tsx'
import { QuestionFields } from '../questions/question-fields.tsx'
import type { Answers } from '../questions/use-answers.ts'
import type { ApplyProblem } from './use-apply.ts'
import { WhatTheySee } from './what-they-see.tsx'

interface ApplyPartsProps {
  job: JobDetails
  card: OwnCard
  answers: Answers
  problem: { readonly kind: ApplyProblem; readonly text: string } | undefined
  /** It waits on this device until there is a connection. */
  isQueued: boolean
}

/** What the apply sheet shows, once the person's own card is here. */
export function ApplyParts({ job, card, answers, problem, isQueued }: ApplyPartsProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { productName } = usePublicConfig()
  const formPath = paths.applyForm(job.id)
  const strip = (
    <div className="jobstrip2">
      <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
      <div className="min-w-0 break-words">
        <p className="font-semi" lang={langOf(job.jobTitle)}>
          {job.jobTitle}
        </p>
        <p className="text-small text-fg-2" lang={langOf(job.companyName)}>
          {job.companyName}
        </p>
      </div>
      <ShortPayText job={job} />
    </div>
  )
  if (isQueued) {
    return (
      <>
        {strip}
        <Notice tone="success">
          <output className="block">
            <b>{t('applySheet.queued')}</b> {t('offline.applicationKept')}
          </output>
        </Notice>
      </>
    )
  }
  return (
    <>
      {problem && <ApplyNotice problem={problem} />}
      {strip}
      {problem?.kind !== 'closed' && (
        <>
          <WhatTheySee company={job.companyName} card={card} editPath={formPath} />
          {job.match && job.match.requirements.length > 0 && (
            <MatchList job={job} match={job.match} />
          )}
          <QuestionFields questions={job.questions} answers={answers} />
          <p className="flex gap-3 text-small text-fg-2">
            <Icon of={FileCheck} />
            <span>
              {card.isResumeMade ? (
                <MarkedText
                  text={t('applySheet.resumeMade')}
                  parts={{ see: <Link to={paths.resume()} />, own: <Link to={formPath} /> }}
                />
              ) : (
                t('applySheet.resumeOwn')
              )}
            </span>
          </p>
          <NeverPay productName={productName} />
          <p className="text-small text-fg-2">
            {t('applySheet.notice', { company: job.companyName })}
          </p>
        </>
      )}
    </>
  )
}

function ApplyNotice({
  problem: { kind, text },
}: {
  problem: NonNullable<ApplyPartsProps['problem']>
}) {
  const { t } = useTranslation()
  if (kind === 'closed') {
    return (
      <Notice tone="warn">
        <p role="alert">{t('applySheet.closed')}</p>
        <ButtonLink kind="sec" size="sm" className="mt-2" render={<Link to={paths.jobSearch()} />}>
          {t('applySheet.otherJobs')}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <Notice tone={kind === 'questionsChanged' ? 'warn' : 'error'}>
      <p role="alert">
        {kind === 'failed' ? (
          <>
            <b>{t('applySheet.failed')}</b> {t('applySheet.failedText')}
          </>
        ) : kind === 'questionsChanged' ? (
          t('applySheet.questionsChanged')
        ) : (
          text
        )}
      </p>
    </Notice>
  )
}
