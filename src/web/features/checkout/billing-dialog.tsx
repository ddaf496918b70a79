import { useId } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BillingFields } from './billing-fields.tsx'
import { useBillingForm } from './use-billing-form.ts'

type Props = {
  open: boolean
  /** The words of the button. */
  saveKey?: MessageKey
  /** The saved details, or the profile's the first time. */
  details: BillingDetails
  onClose: () => void
  /** Called after the server has saved the details. */
  onSaved: () => void
}

/** Asks for the invoice's recipient: once before the first payment, and to change it later. */
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

function BillingForm({
  details,
  saveKey = 'billing.save',
  onSaved,
}: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useTranslation()
  const hintId = useId()
  const { form, onSubmit, isSubmitting } = useBillingForm(details, onSaved)
  return (
    <form noValidate className="stack" aria-describedby={hintId} onSubmit={onSubmit}>
      <p id={hintId} className="text-fg-2">
        {t('billing.hint')}
      </p>
      <BillingFields form={form} />
      <Button
        type="submit"
        size="lg"
        block
        loading={isSubmitting}
        loadingText={t('billing.saving')}
      >
        {t(saveKey)}
      </Button>
    </form>
  )
}
