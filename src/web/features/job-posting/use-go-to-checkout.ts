import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { calls } from '#contract/calls.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { JobFormValues } from './job-form-values.ts'
import type { JobForm } from './use-job-form.ts'

type Options = {
  form: JobForm
  logo: PickedImage
  submissionId: string
  /** The pricing page, with the plan that was chosen there. */
  pricingPath: string
  /** Saves the draft, before its screen is left. */
  saveNow: () => void
  onWrongFields: (paths: readonly string[]) => void
}

/**
 * Submits the form, which opens the checkout. That needs the server too, so without a connection the
 * form stays, with its answers and the problem.
 */
export function useGoToCheckout(options: Options) {
  const { form, logo, submissionId, pricingPath, saveNow, onWrongFields } = options
  const failureText = useFailureText()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [problem, setProblem] = useState<string>()

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api) => {
      setProblem(undefined)
      return api.call(calls.getPostingTerms)
    },
    toastId: 'job-form',
    errorText: () => undefined,
    onFailed: (error) => setProblem(failureText(error.message)),
    onWrongFields,
    onSuccess: ({ nextPostNumber }, values) => openCheckout(values, nextPostNumber),
    sessionOver: 'revalidate',
  })

  useEffect(() => {
    const clear = () => setProblem(undefined)
    window.addEventListener('online', clear)
    return () => window.removeEventListener('online', clear)
  }, [])

  async function openCheckout(values: JobFormValues, nextPostNumber: number): Promise<void> {
    saveNow()
    const { file } = await logo.settle()
    const state: CheckoutState = {
      formDataToSend: values,
      isCheckout: true,
      jobIdLength: nextPostNumber,
      submissionId,
      hasLogo: file !== undefined,
    }
    await navigate(pricingPath, { state })
  }

  return { onSubmit, isBusy: isLeaving || isSubmitting, problem }
}
