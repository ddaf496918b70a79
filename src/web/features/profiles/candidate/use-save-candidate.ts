import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { notices } from '#contract/privacy.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toFormData } from '#web/lib/form-data.ts'
import { leaveNotice } from '#web/lib/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { clearSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { isExperienced } from './candidate-values.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'
import { forgetCandidateDraft } from './draft-store.ts'

/** Ticked in the first form; told above the button in the application's; in the edit not asked for. */
const consentOf = {
  first: (ticked: string) => ticked,
  apply: () => notices.application.version,
  edit: () => undefined,
} as const satisfies Record<CandidateFormKind, (ticked: string) => string | undefined>

/** The form as the call takes it. */
export function candidateFormData(
  kind: CandidateFormKind,
  values: CandidateValues,
  jobId: string | undefined,
): FormData {
  const { video, removeVideo, govtIdKind, govtId, consent, ...answers } = values
  return toFormData({
    ...answers,
    ...(kind === 'edit' && { video, removeVideo, govtIdKind, govtId }),
    pastjobexperience: isExperienced(values.workexperience) ? values.pastjobexperience : '',
    type: 'users',
    form: kind,
    consent: consentOf[kind](consent),
    jobId,
  })
}

/**
 * Saves the form as the profile, and applies with it when a job is given. Answers false when the
 * session was over, which ends at home with a message.
 * @throws ApiError for any other refusal
 */
export function useSaveCandidate(kind: CandidateFormKind, jobId?: string) {
  const api = useApi()
  const navigate = useNavigate()
  const sessionOver: MessageKey =
    kind === 'apply' ? 'session.invalidCredentials' : 'session.expired'

  return async (values: CandidateValues): Promise<boolean> => {
    try {
      await api.call(endpoints.saveProfile, { form: candidateFormData(kind, values, jobId) })
      forgetCandidateDraft(kind)
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.isSessionOver)) throw error
      clearSession()
      leaveNotice({ kind: 'no', key: sessionOver })
      await navigate(paths.home())
      return false
    }
  }
}
