import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import type { CheckoutState } from '#web/features/job-posting/checkout-state.ts'
import { deleteJobDraft } from '#web/features/job-posting/job-draft-store.ts'
import { toJobFormData } from '#web/features/job-posting/job-form-data.ts'

export type Posting =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed'
      /** The server's message about the form's values. */
      readonly message: MessageKey | { readonly sentence: string }
      /** Whether the person can fix it in the form. */
      readonly isInForm: boolean
      /** The post was free or bought before and has a price now. */
      readonly isUnpaid?: boolean
    }

type Outcome = Exclude<Posting, { kind: 'sending' }>
type Input = {
  readonly checkout: CheckoutState
  readonly logo: File | undefined
  readonly plan: PlanName
  /** The plan of a bought post that pays for it. */
  readonly usePostOf: PlanName | undefined
}

const ready: Outcome = { kind: 'ready' }

/** Posts the job once. Its draft on the device is deleted when the server has the job. */
export function usePostJob(accountId: string) {
  const revalidator = useRevalidator()
  const [outcome, setOutcome] = useState<Outcome>(ready)
  const { run, isPending } = useMutation({
    call: (api, { checkout, logo, plan, usePostOf }: Input) => {
      const { formDataToSend, submissionId } = checkout
      const form = toJobFormData(formDataToSend, logo, { submissionId, plan, usePostOf })
      return api.call(calls.postJob, { form })
    },
    onSuccess: async ({ message }) => {
      if (message === '') return setOutcome(failed('posting.failed'))
      await deleteJobDraft(accountId)
      setOutcome({ kind: 'done' })
    },
    toastId: 'post-job',
    // A dialog shows the errors.
    errorText: () => undefined,
    onError: (error) => setOutcome(error.isSessionOver ? ready : toFailure(error)),
    revalidate: 'never',
  })

  function dismiss(): void {
    setOutcome(ready)
    // Reload only now: an earlier reload would replace this checkout and its dialog by the paid
    // checkout.
    if (outcome.kind === 'failed' && outcome.isUnpaid) void revalidator.revalidate()
  }

  const posting: Posting = isPending ? { kind: 'sending' } : outcome
  return { posting, post: run, dismiss }
}

const failed = (message: MessageKey): Outcome => ({ kind: 'failed', message, isInForm: false })

/** HTTP statuses of problems with the form's values or the logo. */
const formStatuses = [413, 415, 422]

function toFailure(error: ApiError): Outcome {
  if (formStatuses.includes(error.status)) {
    return { kind: 'failed', message: { sentence: error.firstFieldMessage }, isInForm: true }
  }
  if (error.status === 402 || error.code === 'NO_POST_LEFT') {
    const message = { sentence: error.message }
    return { kind: 'failed', message, isInForm: false, isUnpaid: true }
  }
  if (error.code === 'OFFLINE') return failed('error.offline')
  return failed(error.code === 'UNREADABLE' ? 'posting.failed' : 'posting.somethingWrong')
}
