import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { PlanName } from '#contract/pricing.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import type { CheckoutState } from './checkout-state.ts'
import { forgetDraft } from './draft-store.ts'
import { toJobFormData } from './job-form-data.ts'
import { keepLogoOfDraft } from './keep-logo.ts'

export type Posting =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed'
      /** A sentence of the specification, or the server's own about the answers. */
      readonly message: MessageKey | { readonly sentence: string }
      /** The person can do something about it in the form. */
      readonly isInForm: boolean
      /** What was free has its price by now. */
      readonly isUnpaid?: boolean
    }

const ready: Posting = { kind: 'ready' }

/** Sends the job once. What was kept on the device for it goes when the server has it. */
export function usePostJob(accountId: string) {
  const api = useApi()
  const revalidator = useRevalidator()
  const [posting, setPosting] = useState<Posting>(ready)

  async function post(checkout: CheckoutState, logo: File | undefined, plan: PlanName) {
    if (posting.kind === 'sending') return
    setPosting({ kind: 'sending' })
    const { formDataToSend, submissionId } = checkout
    try {
      const reply = await api.call(endpoints.postJob, {
        form: toJobFormData(formDataToSend, logo, { submissionId, plan }),
      })
      if (reply.message === '') return setPosting(failed('posting.failed'))
      forgetDraft(accountId)
      await keepLogoOfDraft(accountId, undefined)
      setPosting({ kind: 'done' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setPosting(error.isSessionOver ? ready : refused(error))
      // The screen's loader knows what to do with a session that is over.
      if (error.isSessionOver) await revalidator.revalidate()
    }
  }

  function dismiss(): void {
    setPosting(ready)
    // Not before: another checkout stands here as soon as the price is known.
    if (posting.kind === 'failed' && posting.isUnpaid) void revalidator.revalidate()
  }

  return { posting, post, dismiss }
}

const failed = (message: MessageKey): Posting => ({ kind: 'failed', message, isInForm: false })

/** Statuses that speak of the answers or the logo. */
const aboutTheForm = [413, 415, 422]

function refused(error: ApiError): Posting {
  if (aboutTheForm.includes(error.status)) {
    const [first = error.message] = Object.values(error.fields)
    return { kind: 'failed', message: { sentence: first }, isInForm: true }
  }
  if (error.status === 402) {
    const message = { sentence: error.message }
    return { kind: 'failed', message, isInForm: false, isUnpaid: true }
  }
  // What answered had no message for us.
  return failed(error.code === 'UNREADABLE' ? 'posting.failed' : 'posting.somethingWrong')
}
