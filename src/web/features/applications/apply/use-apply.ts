import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GivenAnswers } from '#contract/applications/answers.ts'
import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { notices } from '#contract/privacy/notices.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { showNotification, toWorkerDefaults } from '#web/lib/notifications/page-worker.ts'
import { addOutgoing } from '#web/lib/outgoing-store.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { readSession } from '#web/lib/session.ts'
import { dropKeptAnswers } from './kept-answers.ts'

export type ApplyProblem = 'failed' | 'closed' | 'questionsChanged' | 'refused'

const problemOf = ({ code, isUnanswered }: ApiError): ApplyProblem => {
  if (code === 'JOB_NOT_FOUND') return 'closed'
  if (code === 'QUESTIONS_CHANGED') return 'questionsChanged'
  return isUnanswered ? 'failed' : 'refused'
}

/** Sends the application. Whatever is repeated, it is sent once; without a connection it waits on this device. */
export function useApply(job: JobDetails) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { productName } = usePublicConfig()
  const [problem, setProblem] = useState<{ kind: ApplyProblem; text: string }>()
  const [isQueued, setQueued] = useState(false)
  const bodyOf = (answers: GivenAnswers) => ({ answers, consent: notices.application.version })

  const { run, isPending } = useMutation({
    call: (api, answers: GivenAnswers) => {
      setProblem(undefined)
      return api.call(calls.applyWithProfile, { params: { jobId: job.id }, body: bodyOf(answers) })
    },
    toastId: 'apply',
    onSuccess: async ({ applicationId }) => {
      dropKeptAnswers()
      void showNotification(t('notification.connectWithHr'), {
        body: t('notification.connectWithHrBody'),
        link: paths.myApplication(applicationId),
        defaults: toWorkerDefaults(productName, t),
      })
      await navigate(paths.myApplication(applicationId), { state: { justSent: true } })
    },
    // A try that broke off while there is a connection is left to the person, who taps again.
    recover: async (error, answers) =>
      error.code === 'OFFLINE' && !navigator.onLine && (await queue(answers)),
    onError: (error) => setProblem({ kind: problemOf(error), text: error.message }),
    errorText: () => undefined,
    revalidate: (error) => error?.code === 'QUESTIONS_CHANGED',
  })

  /** Whichever page is open later sends it. */
  async function queue(answers: GivenAnswers): Promise<boolean> {
    const token = readSession()?.token
    if (token === undefined) return false
    const { id: jobId, jobTitle } = job
    try {
      await addOutgoing({ jobId, jobTitle, token, fields: [], withProfile: bodyOf(answers) })
    } catch {
      return false
    }
    dropKeptAnswers()
    setQueued(true)
    return true
  }

  return { apply: (answers: GivenAnswers) => void run(answers), isPending, problem, isQueued }
}
