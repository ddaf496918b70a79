import { endpoints } from '#contract/endpoints.ts'
import { billingFieldOrder } from '#contract/invoices.ts'
import type { BillingDetails } from '#contract/invoices.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

const readRules = async () => (await import('#contract/invoices.ts')).billingFormSchema

/** The answers as the form holds them; the schema of the contract reads them. */
export type BillingValues = Omit<BillingDetails, 'isSaved'>

export type BillingFormControl = ReturnType<typeof useBillingForm>['form']

/** The billing details as a form; `onSaved` is called when the server has them. */
export function useBillingForm(details: BillingValues, onSaved: () => void) {
  const api = useApi()
  const toasts = useToasts()
  const form = useCheckedForm<BillingValues>({
    readRules,
    order: billingFieldOrder,
    defaultValues: details,
  })

  async function save(answers: BillingValues): Promise<void> {
    try {
      await api.call(endpoints.saveBillingDetails, { body: answers })
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.showRefusal(error)
      const [first = error.message] = Object.values(error.fields)
      toasts.no(first, 'billing')
    }
  }

  return { form, save }
}
