import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import type { Applicant, ApplicationStatus } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

export type Decision = Exclude<ApplicationStatus, 'waiting'>

type Underway = { readonly applicantId: string; readonly decision: Decision }

/**
 * Shortlists and rejects. Who was decided on counts as such at once, before the list is read again,
 * so that the next decision need not wait for it.
 */
export function useDecide(jobId: string) {
  const api = useApi()
  const { t } = useTranslation()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [underway, setUnderway] = useState<Underway>()
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map())

  /** Whether it was done; why not has been told. */
  async function decide(person: Applicant, decision: Decision): Promise<boolean> {
    if (underway) return false
    setUnderway({ applicantId: person.id, decision })
    try {
      await api.call(endpoints.reviewApplication, {
        params: { jobId, applicantId: person.id },
        body: { status: decision },
      })
      const said = decision === 'shortlisted' ? 'review.nowShortlisted' : 'review.nowRejected'
      toasts.ok(t(said, { name: person.name }), 'review')
      setDecided((before) => new Map(before).set(person.id, decision))
      void revalidator.revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A dead session has a message of its own, from the loader that runs then.
      if (!error.isSessionOver) toasts.no(error.message, 'review')
      if (error.isSessionOver || error.status === 409) void revalidator.revalidate()
      return false
    } finally {
      setUnderway(undefined)
    }
  }

  return {
    underway,
    decide,
    /** What is known of somebody's status that the list may not know yet. */
    statusOf: (person: Applicant): ApplicationStatus => decided.get(person.id) ?? person.status,
  }
}
