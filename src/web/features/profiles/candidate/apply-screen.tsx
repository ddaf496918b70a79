import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useNavigate } from 'react-router'
import type { JobDetails } from '#contract/jobs.ts'
import type { CandidateProfile } from '#contract/profiles.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { showNotification } from '#web/lib/page-worker.ts'
import { keepOutgoing } from '#web/lib/outgoing-store.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { readSession } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CandidateForm } from './candidate-form.tsx'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import type { CandidateValues } from './candidate-values.ts'
import { forgetCandidateDraft } from './draft-store.ts'
import { JobStrip } from './job-strip.tsx'
import { KeptApplication } from './kept-application.tsx'
import { candidateFormData, useSaveCandidate } from './use-save-candidate.ts'

interface ApplyScreenProps {
  Groups: ComponentType<CandidateGroupsProps>
  job: JobDetails
  profile: CandidateProfile | undefined
  signedInPhone: string | null
}

/** The candidate's details, sent to a job. */
export function ApplyScreen({ Groups, job, profile, signedInPhone }: ApplyScreenProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { productName } = usePublicConfig()
  const save = useSaveCandidate('apply', job.id)
  const [isKept, setKept] = useState(false)
  const jobPage = paths.jobDetails(job.id)

  async function send(values: CandidateValues): Promise<void> {
    try {
      if (!(await save(values))) return
      toasts.ok(t('application.sent'))
      void showNotification(t('notification.connectWithHr'), {
        body: t('notification.connectWithHrBody'),
        link: jobPage,
        productName,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'OFFLINE' && (await keepForLater(values))) return
      if (error.code !== 'ALREADY_APPLIED') throw error
      toasts.info(error.message)
    }
    await navigate(jobPage, { state: { alreadyApply: 'true' }, replace: true })
  }

  /** The line is dead: the form waits on this device, and goes out from whichever page is open then. */
  async function keepForLater(values: CandidateValues): Promise<boolean> {
    const token = readSession()?.token
    if (token === undefined) return false
    const fields = [...candidateFormData('apply', values, job.id)]
    try {
      await keepOutgoing({ jobId: job.id, jobTitle: job.jobTitle, token, fields })
    } catch {
      return false
    }
    forgetCandidateDraft('apply')
    setKept(true)
    return true
  }

  if (isKept) return <KeptApplication jobTitle={job.jobTitle} />
  return (
    <CandidateForm
      kind="apply"
      Groups={Groups}
      title={t('candidate.applyTitle')}
      profile={profile}
      signedInPhone={signedInPhone}
      backTo={jobPage}
      crumb={
        <Link className="crumb" to={jobPage}>
          <Icon of={ArrowLeft} />
          {t('job.back')}
        </Link>
      }
      about={
        <JobStrip
          title={job.jobTitle}
          company={job.companyName}
          city={job.jobCity}
          logo={job.profile}
        />
      }
      footnote={
        <p className="t2">{t('privacy.noticeApplication', { company: job.companyName })}</p>
      }
      onSend={send}
    />
  )
}
