import { useTranslation } from '#web/lib/translation.ts'
import { limits } from '#contract/limits.ts'
import { indianStates } from '#contract/places.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { usePincode } from '#web/lib/use-pincode.ts'
import { onlyDigits } from '#web/ui/digits.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { BillingFormControl, BillingValues } from './use-billing-form.ts'

const pincodeLength = 6
const stateOptions = indianStates.map((state) => ({ value: state, label: state }))

/** What an invoice says of its recipient. A whole pincode fills state and city. */
export function BillingFields({ form }: { form: BillingFormControl }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { errors } = form.formState
  const field = (name: keyof BillingValues) => ({
    ...form.register(name),
    error: errorText(errors[name]?.message),
  })
  const { lookup, lookUp } = usePincode((place) => {
    form.setValue('state', place?.state ?? '')
    form.setValue('city', place?.city ?? '')
  })
  const pincode = form.register('pincode', {
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
        inputClassName="num"
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
          inputClassName="num"
          error={errorText(errors.pincode?.message) ?? unknown}
          hint={lookup.kind === 'failed' ? lookup.message : undefined}
        />
        <div className="pair span-2 fgrid fgrid--2">
          <SelectField
            {...field('state')}
            label={t('jobForm.state')}
            required
            placeholder={t('jobForm.state')}
            options={stateOptions}
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
