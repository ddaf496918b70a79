import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/link.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { CandidateProfile } from '#contract/profiles/schemas.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { showNotification, toWorkerDefaults } from '#web/lib/notifications/page-worker.ts'
import { addOutgoing } from '#web/lib/outgoing-store.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { readSession } from '#web/lib/session.ts'
import { dropKeptAnswers, readKeptAnswers } from '#web/features/applications/apply/kept-answers.ts'
import { QuestionFields } from '#web/features/applications/questions/question-fields.tsx'
import { useAnswers } from '#web/features/applications/questions/use-answers.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CandidateForm } from './candidate-form.tsx'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import type { CandidateValues } from './candidate-values.ts'
import { deleteCandidateDraft } from './candidate-draft-store.ts'
import { JobStrip } from './job-strip.tsx'
import { QueuedApplication } from './queued-application.tsx'
import { candidateFormData, saveCandidate } from './save-candidate.ts'

/** The job's page says at its contact that the application was sent. */
const sentState = { alreadyApply: 'true', justSent: true }

interface ApplyScreenProps {
  Groups: ComponentType<CandidateGroupsProps>
  job: JobDetails
  profile: CandidateProfile | undefined
  signedInPhone: string | null
  /** What the job asks for that the typed answers do not have. */
  notice: ReactNode
}

/** The candidate's details, sent as an application. */
export function ApplyScreen({ Groups, job, profile, signedInPhone, notice }: ApplyScreenProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { productName } = usePublicConfig()
  const [isQueued, setQueued] = useState(false)
  const [kept] = useState(() => readKeptAnswers(job.id))
  const answers = useAnswers(job.questions, kept)
  const jobPage = paths.jobDetails(job.id)

  async function openJob(): Promise<void> {
    await navigate(jobPage, { state: { alreadyApply: 'true' }, replace: true })
  }

  async function recover({ code, message }: ApiError, values: CandidateValues): Promise<boolean> {
    if (code === 'OFFLINE') return await queueApplication(values)
    if (code !== 'ALREADY_APPLIED') return false
    toasts.info(failureText(message), 'candidate-form', { leadsOn: true })
    await openJob()
    return true
  }

  /** While offline, the form waits on this device. Whichever page is open later sends it. */
  async function queueApplication(values: CandidateValues): Promise<boolean> {
    const token = readSession()?.token
    if (token === undefined) return false
    const fields = [
      ...candidateFormData('apply', values, { jobId: job.id, answers: answers.given() }),
    ]
    try {
      await addOutgoing({ jobId: job.id, jobTitle: job.jobTitle, token, fields })
    } catch {
      return false
    }
    deleteCandidateDraft('apply')
    setQueued(true)
    return true
  }

  if (isQueued) return <QueuedApplication jobTitle={job.jobTitle} />
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
        <>
          <JobStrip
            title={job.jobTitle}
            company={job.companyName}
            city={t.place(job.jobCity)}
            logo={job.profile}
          />
          {notice}
        </>
      }
      footnote={
        <div className="stack">
          <QuestionFields questions={job.questions} answers={answers} />
          <p className="text-fg-2">
            {t('privacy.noticeApplication', { company: job.companyName })}
          </p>
        </div>
      }
      canSend={answers.check}
      mutation={{
        call: (api, values) =>
          saveCandidate(api, {
            kind: 'apply',
            values,
            application: { jobId: job.id, answers: answers.given() },
          }),
        onSuccess: async () => {
          dropKeptAnswers()
          void showNotification(t('notification.connectWithHr'), {
            body: t('notification.connectWithHrBody'),
            link: jobPage,
            defaults: toWorkerDefaults(productName, t),
          })
          await navigate(paths.jobContact(job.id), { state: sentState, replace: true })
        },
        recover,
      }}
    />
  )
}
