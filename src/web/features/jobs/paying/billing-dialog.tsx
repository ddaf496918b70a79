import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { BillingDetails } from '#contract/invoices.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { BillingFields } from './billing-fields.tsx'
import { useBillingForm } from './use-billing-form.ts'

type Props = {
  open: boolean
  /** What is known already, from the profile at the first time. */
  details: BillingDetails
  onClose: () => void
  /** Called when the server has them. */
  onSaved: () => void
}

/** Whom the invoice goes to; asked for once, before the first payment. */
export function BillingDialog({ open, onClose, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('billing.title')}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      <BillingForm {...rest} />
    </Dialog>
  )
}

function BillingForm({ details, onSaved }: Pick<Props, 'details' | 'onSaved'>) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const hintId = useId()
  const { form, save } = useBillingForm(details, onSaved)
  const warnOfFirst = ([first]: readonly FormProblem[]): void => {
    if (first) toasts.warn(t(first.messageKey), 'billing')
  }
  return (
    <form
      noValidate
      className="stack"
      aria-describedby={hintId}
      onSubmit={(event) => void form.submit(save, warnOfFirst)(event)}
    >
      <p id={hintId} className="t2">
        {t('billing.hint')}
      </p>
      <BillingFields form={form} />
      <Button
        type="submit"
        size="lg"
        block
        loading={form.formState.isSubmitting}
        loadingText={t('billing.saving')}
      >
        {t('billing.save')}
      </Button>
    </form>
  )
}
