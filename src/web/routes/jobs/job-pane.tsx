/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the pane scrolls by keys, and Escape leaves it */
import { ExternalLink } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, RefCallback } from 'react'
import { useNavigate } from 'react-router'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { ApplyButton } from '#web/features/jobs/apply-action.tsx'
import { CachedNotice } from '#web/features/jobs/cached-notice.tsx'
import { HrPanel } from '#web/features/jobs/hr-panel.tsx'
import { JobDescription } from '#web/features/jobs/job-description.tsx'
import { JobFacts } from '#web/features/jobs/job-facts.tsx'
import { loadJob } from '#web/features/jobs/load-job.ts'
import type { LoadedJob } from '#web/features/jobs/load-job.ts'
import { MatchList } from '#web/features/jobs/match-list.tsx'
import { PayBill } from '#web/features/jobs/pay-bill.tsx'
import { PayText } from '#web/features/jobs/pay-text.tsx'
import { SaveButton } from '#web/features/jobs/save-button.tsx'
import { useSaving } from '#web/features/jobs/use-saving.ts'
import { Verified } from '#web/features/jobs/verified.tsx'
import { ViewedMark } from '#web/features/jobs/viewed-mark.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { Button } from '#web/ui/button.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { JobPaneSkeleton } from './job-pane-skeleton.tsx'
import { PaneKeys } from './pane-keys.tsx'
import '#web/features/jobs/job-pane.css'

type Loading =
  | { readonly jobId: string; readonly loaded: LoadedJob }
  | { readonly jobId: string; readonly failure: string }

interface JobPaneProps {
  jobId: string
  /** The person chose it; the first job of a list is only shown. */
  isChosen: boolean
  help: ReturnType<typeof useKeysHelp>
  paneRef: RefCallback<HTMLElement>
  /** Goes back to the list. */
  onLeave: () => void
}

/** The chosen job beside the list. While the next one loads, its skeleton has the same height. */
export function JobPane(props: JobPaneProps) {
  const [tries, setTries] = useState(0)
  return <TriedPane key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function TriedPane({ jobId, isChosen, onRetry, ...shown }: JobPaneProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const loading = useJob(jobId, isChosen)
  if (loading?.jobId !== jobId) return <JobPaneSkeleton />
  if ('failure' in loading) {
    return (
      <Notice tone="error">
        <p>{t('job.notOpened')}</p>
        <p>{failureText(loading.failure)}</p>
        <Button kind="sec" size="sm" onClick={onRetry}>
          {t('search.retry')}
        </Button>
      </Notice>
    )
  }
  const { job, viewedAt } = loading.loaded
  if (!job) return <Notice>{t('job.notFound')}</Notice>
  const isSeen = isChosen && job.status === 'accepted' && viewedAt === null
  return <ShownJob {...shown} key={job.id} job={job} viewedAt={viewedAt} isSeen={isSeen} />
}

function useJob(jobId: string, isChosen: boolean): Loading | undefined {
  const api = useApi()
  const [loading, setLoading] = useState<Loading>()
  useEffect(() => {
    const controller = new AbortController()
    loadJob(api, jobId, controller.signal, isChosen).then(
      (loaded) => setLoading({ jobId, loaded }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setLoading({ jobId, failure: error.message })
      },
    )
    return () => controller.abort()
  }, [api, jobId, isChosen])
  return loading
}

interface ShownJobProps extends Omit<JobPaneProps, 'jobId' | 'isChosen'> {
  job: JobDetails
  viewedAt: number | null
  /** It is counted as seen. */
  isSeen: boolean
}

function ShownJob({ job, viewedAt, isSeen, paneRef, help, onLeave }: ShownJobProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const canApply = job.appliedDate === null && job.status === 'accepted'
  const { toggle } = useSaving(job.id)
  useShortcuts({
    a: canApply ? () => void navigate(paths.applySheet(job.id)) : undefined,
    s: toggle,
  })

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onLeave()
  }

  return (
    <>
      <output className="sr-only">
        {t('search.showing', { title: job.jobTitle, company: job.companyName })}
      </output>
      <section
        ref={paneRef}
        className="slip pane"
        aria-labelledby={id}
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {isSeen && <ViewedMark jobId={job.id} />}
        <PaneHead job={job} id={id} />
        <Perforation />
        <div className="pane__body">
          {viewedAt !== null && <CachedNotice viewedAt={viewedAt} />}
          {job.status === 'accepted' && (
            <p className="pane__words">
              <Verified level={job.companyLevel} />
              {job.replyDays !== undefined && (
                <span className="text-small text-fg-2">
                  {t('job.repliesIn', { count: job.replyDays })}
                </span>
              )}
            </p>
          )}
          {job.appliedDate === null && <MatchList job={job} match={job.match} />}
          <section>
            <h3>{t('job.details')}</h3>
            <JobFacts job={job} />
          </section>
          <section>
            <h3>{t('job.whatYouArePaid')}</h3>
            <PayBill job={job} />
          </section>
          <section>
            <h3>{t('job.description')}</h3>
            <JobDescription text={job.jobDescription} />
          </section>
          <section>
            <h3>{t('job.hrDetails')}</h3>
            <HrPanel job={job} />
          </section>
          <Link className="link" to={paths.reportJob(job.id)}>
            {t('report.act')}
          </Link>
          <PaneKeys help={help} />
        </div>
      </section>
    </>
  )
}

function PaneHead({ job, id }: { job: JobDetails; id: string }) {
  const { t, locale } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <div className="pane__head">
      <div className="pane__top">
        <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="l" />
        <div className="min-w-0 break-words">
          <h2 id={id} lang={langOf(job.jobTitle)}>
            {job.jobTitle}
          </h2>
          <p className="text-small text-fg-2" lang={langOf(job.companyName)}>
            {job.companyName} · <span lang={locale}>{jobPlace(job)}</span>
          </p>
        </div>
        <Link className="iconbtn" to={paths.jobDetails(job.id)} aria-label={t('search.openPage')}>
          <Icon of={ExternalLink} />
        </Link>
      </div>
      <div className="pane__pay">
        <PayText job={job} />
        <div className="pane__acts">
          <SaveButton job={job} />
          <ApplyButton
            job={job}
            appliedDate={job.appliedDate}
            to={paths.applySheet(job.id)}
            hrMobile={undefined}
          />
        </div>
      </div>
    </div>
  )
}
