import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { useStateChoices } from '#web/lib/i18n/state-choices.ts'
import { usePincode } from '#web/lib/forms/use-pincode.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CandidateForm } from './use-candidate-form.ts'

const pincodeLength = 6

export function PlaceGroup({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const states = useStateChoices()
  const { lookup, lookUp } = usePincode((place) => {
    form.fill('selectedState', place?.state ?? '')
    form.fill('selectedCity', place?.city ?? '')
  })
  const pincode = form.field('pincode')
  return (
    <div className="fgrid fgrid--2">
      <TextField
        {...form.field('currentAddress')}
        className="sm:col-span-full"
        label={t('candidate.address')}
        placeholder={t('candidate.addressPlaceholder')}
        autoComplete="street-address"
        maxLength={limits.addressLength}
        required
      />
      <div className="fgrid fgrid--3 sm:col-span-full">
        <TextField
          {...pincode}
          onChange={(event) => {
            void pincode.onChange(event)
            void lookUp(event.target.value.trim())
          }}
          label={t('candidate.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          inputClassName="tabular-nums"
          maxLength={pincodeLength}
          error={lookup.kind === 'unknown' ? t('pincode.unknown') : pincode.error}
          good={
            lookup.kind === 'found'
              ? t('pincode.found', {
                  city: t.place(lookup.place.city),
                  state: t.place(lookup.place.state),
                })
              : undefined
          }
          hint={
            lookup.kind === 'looking'
              ? t('pincode.looking')
              : lookup.kind === 'failed'
                ? lookup.message
                : undefined
          }
          required
        />
        <SelectField
          {...form.field('selectedState')}
          label={t('candidate.state')}
          placeholder={t('candidate.fillsFromPincode')}
          autoComplete="address-level1"
          options={states}
          required
        />
        <TextField
          {...form.field('selectedCity')}
          label={t('candidate.city')}
          placeholder={t('candidate.fillsFromPincode')}
          autoComplete="address-level2"
          maxLength={limits.shortText}
          required
        />
      </div>
    </div>
  )
}
