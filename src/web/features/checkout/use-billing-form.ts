import { calls } from '#contract/calls.ts'
import { billingFieldOrder } from '#contract/invoices/field-order.ts'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'

const readRules = async () => (await import('#contract/invoices/schemas.ts')).billingFormSchema

/** The values as the form holds them, before the contract's schema has parsed them. */
export type BillingValues = Omit<BillingDetails, 'isSaved' | 'isSupplierState'>

export type BillingFormControl = ReturnType<typeof useBillingForm>['form']

/** The form of the billing details. `onSaved` runs after the server has saved them. */
export function useBillingForm(details: BillingValues, onSaved: () => void) {
  const form = useCheckedForm<BillingValues>({
    readRules,
    order: billingFieldOrder,
    defaultValues: details,
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(calls.saveBillingDetails, { body }),
    toastId: 'billing',
    onSuccess: onSaved,
    errorText: (error) => error.firstFieldMessage,
  })
  return { form, onSubmit, isSubmitting }
}
