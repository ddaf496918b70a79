import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { useStateChoices } from '#web/lib/i18n/state-choices.ts'
import { usePincode } from '#web/lib/forms/use-pincode.ts'
import { onlyDigits } from '#web/ui/digits.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { BillingFormControl } from './use-billing-form.ts'

const pincodeLength = 6

/** The recipient of an invoice. A complete pincode fills in state and city. */
export function BillingFields({ form }: { form: BillingFormControl }) {
  const { t } = useTranslation()
  const states = useStateChoices()
  const { field } = form
  const { lookup, lookUp } = usePincode((place) => {
    form.setValue('state', place?.state ?? '')
    form.setValue('city', place?.city ?? '')
  })
  const pincode = field('pincode', {
    onChange: (event: { target: HTMLInputElement }) => {
      const digits = onlyDigits(event.target.value, pincodeLength)
      if (digits !== event.target.value) form.setValue('pincode', digits)
      void lookUp(digits)
    },
  })
  const unknown = lookup.kind === 'unknown' ? t('pincode.unknownFull') : undefined
  return (
    <>
      <TextField
        {...field('legalName')}
        label={t('billing.legalName')}
        required
        autoComplete="organization"
        maxLength={limits.shortText}
      />
      <TextField
        {...field('gstin')}
        label={t('billing.gstin')}
        hint={t('billing.gstinHint')}
        autoComplete="off"
        autoCapitalize="characters"
        inputClassName="tabular-nums"
        maxLength={15}
      />
      <TextField
        {...field('address')}
        label={t('billing.address')}
        required
        autoComplete="street-address"
        maxLength={limits.addressLength}
      />
      <div className="fgrid fgrid--3">
        <TextField
          {...pincode}
          label={t('jobForm.pincode')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          inputClassName="tabular-nums"
          error={pincode.error ?? unknown}
          hint={lookup.kind === 'failed' ? lookup.message : undefined}
        />
        <div className="pair fgrid fgrid--2 sm:col-span-2">
          <SelectField
            {...field('state')}
            label={t('jobForm.state')}
            required
            placeholder={t('jobForm.state')}
            options={states}
          />
          <TextField {...field('city')} label={t('jobForm.city')} required autoComplete="off" />
        </div>
      </div>
      <TextField
        {...field('email')}
        label={t('billing.email')}
        required
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
      />
    </>
  )
}
