import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import {
  readJobDraft,
  saveDraftLogo,
  saveJobDraft,
} from '#web/features/job-posting/job-draft-store.ts'
import { jobFormOfOwnJob } from '#web/features/job-posting/job-form-values.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { useToasts } from '#web/ui/toast.ts'

type State = 'idle' | 'asking' | 'copying'

const toastId = 'post-again'

/**
 * Fills the draft of the post form with a posted job and opens it. The draft has a submission id of
 * its own, so it becomes a new post. A draft that was typed before is replaced only after a
 * question.
 */
export function usePostAgain(job: JobDetails, accountId: string) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('idle')

  async function copy(): Promise<void> {
    toasts.dismiss(toastId)
    setState('copying')
    try {
      const problem = await saveDraftLogo(accountId, await loadLogo(job.profile))
      if (problem) leaveNotice({ kind: 'warn', key: problem })
      const values = jobFormOfOwnJob(job)
      saveJobDraft(accountId, { submissionId: crypto.randomUUID(), values })
      await navigate(paths.postJob())
    } catch (error) {
      if (!(error instanceof LogoError)) throw error
      setState('idle')
      toasts.error(t('error.offline'), toastId)
    }
  }

  return {
    /** The title of the unsent job that would be replaced. */
    replacedTitle: state === 'asking' ? readJobDraft(accountId)?.values.jobTitle : undefined,
    isAsking: state === 'asking',
    isCopying: state === 'copying',
    start: () => (readJobDraft(accountId) ? setState('asking') : void copy()),
    copy: () => void copy(),
    cancel: () => setState('idle'),
  }
}

class LogoError extends Error {}

async function loadLogo(url: string | null): Promise<File | undefined> {
  if (url === null) return undefined
  const response = await fetch(url).catch((cause: unknown) => {
    throw new LogoError('The logo was not loaded', { cause })
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new LogoError(`The logo was not loaded: ${response.status}`)
  const blob = await response.blob()
  const ending = blob.type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `logo.${ending}`, { type: blob.type })
}
