import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Applicant } from '#contract/applications/schemas.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

export type Decision = Exclude<ApplicationStatus, 'waiting'>

type Input = { readonly person: Applicant; readonly decision: Decision }

/**
 * Shortlists and rejects. A decision shows at once, before the list reloads, so that the next
 * decision need not wait.
 */
export function useDecide(jobId: string) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map())
  const { run, pending } = useMutation({
    call: (api, { person, decision }: Input) =>
      api.call(calls.reviewApplication, {
        params: { jobId, applicantId: person.id },
        body: { status: decision, from: statusOf(person) },
      }),
    toastId: 'review',
    successText: (_reply, { person, decision }) => {
      const key = decision === 'shortlisted' ? 'review.nowShortlisted' : 'review.nowRejected'
      return t(key, { name: person.name })
    },
    onSuccess: (_reply, { person, decision }) => {
      setDecided((before) => new Map(before).set(person.id, decision))
      void revalidate()
    },
    onError: (error, { person }) => {
      if (error.status !== 409) return
      setDecided((before) => new Map([...before].filter(([id]) => id !== person.id)))
      void revalidate()
    },
    revalidate: 'never',
  })

  /** The status, including a decision that the list does not show yet. */
  function statusOf(person: Applicant): ApplicationStatus {
    return decided.get(person.id) ?? person.status
  }

  return {
    pending,
    /** Returns whether the decision was saved. */
    decide: (person: Applicant, decision: Decision) => run({ person, decision }),
    statusOf,
  }
}
