import type { GivenAnswers } from '#contract/applications/answers.ts'
import { calls } from '#contract/calls.ts'
import { notices } from '#contract/privacy/notices.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import type { Api } from '#web/lib/api/api.ts'
import { isExperienced } from './candidate-values.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'
import { deleteCandidateDraft } from './candidate-draft-store.ts'

/**
 * The first form has a checkbox for the consent, the application states it above its button, and
 * the edit needs none.
 */
const consentOf = {
  first: (ticked: string) => ticked,
  apply: () => notices.application.version,
  edit: () => undefined,
} as const satisfies Record<CandidateFormKind, (ticked: string) => string | undefined>

type Application = { readonly jobId: string; readonly answers: GivenAnswers }

type Saving = {
  readonly kind: CandidateFormKind
  readonly values: CandidateValues
  readonly application?: Application
}

/** The request body of the form. */
export function candidateFormData(
  kind: CandidateFormKind,
  values: CandidateValues,
  application?: Application,
): FormData {
  const { video, removeVideo, govtIdKind, govtId, language, consent, makeResume, ...answers } =
    values
  return toFormData({
    ...answers,
    // The first form has no such field, so it leaves what the profile has.
    ...(kind !== 'first' && { language, makeResume }),
    ...(kind === 'edit' && { video, removeVideo, govtIdKind, govtId }),
    pastjobexperience: isExperienced(values.workexperience) ? values.pastjobexperience : '',
    type: 'users',
    form: kind,
    consent: consentOf[kind](consent),
    ...(application && {
      jobId: application.jobId,
      answers: JSON.stringify(application.answers),
    }),
  })
}

/** Saves the form as the profile, and applies with it when a job is given. */
export async function saveCandidate(
  api: Api,
  { kind, values, application }: Saving,
): Promise<void> {
  await api.call(calls.saveProfile, { form: candidateFormData(kind, values, application) })
  deleteCandidateDraft(kind)
}
