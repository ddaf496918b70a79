import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useStateChoices } from '#web/lib/i18n/state-choices.ts'
import { usePincode } from '#web/lib/forms/use-pincode.ts'
import { onlyDigits } from '#web/ui/digits.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EmployerForm } from './use-employer-form.ts'

const pincodeLength = 6

/** The fields of the company and its address. */
export function CompanyGroup({ form }: { form: EmployerForm }) {
  const { t } = useTranslation()
  const states = useStateChoices()
  const { lookup, lookUp } = usePincode((place) => {
    form.fill('selectedState', place?.state ?? '')
    form.fill('selectedCity', place?.city ?? '')
  })
  const pincode = form.field('pincode')
  return (
    <section className="panel" aria-labelledby="company-heading">
      <h2 id="company-heading">{t('employerProfile.groupCompany')}</h2>
      <div className="fgrid fgrid--2">
        <TextField
          {...form.field('organizationname')}
          className="sm:col-span-full"
          label={t('employerProfile.organizationname')}
          note={t('jobForm.optional')}
          autoComplete="organization"
        />
        <TextField
          {...form.field('companyAddress')}
          className="sm:col-span-full"
          label={t('employerProfile.companyAddress')}
          autoComplete="street-address"
          required
        />
        <div className="fgrid fgrid--3 sm:col-span-full">
          <TextField
            {...pincode}
            onChange={(event) => {
              event.target.value = onlyDigits(event.target.value, pincodeLength)
              void pincode.onChange(event)
              void lookUp(event.target.value)
            }}
            label={t('employerProfile.pincode')}
            inputMode="numeric"
            autoComplete="postal-code"
            inputClassName="tabular-nums"
            placeholder={t('jobForm.pincodeExample')}
            error={
              pincode.error ?? (lookup.kind === 'unknown' ? t('pincode.unknownFull') : undefined)
            }
            good={
              lookup.kind === 'found'
                ? t('pincode.found', {
                    city: t.place(lookup.place.city),
                    state: t.place(lookup.place.state),
                  })
                : undefined
            }
            hint={lookup.kind === 'failed' ? lookup.message : undefined}
            required
          />
          <div className="pair fgrid fgrid--2 sm:col-span-2">
            <SelectField
              {...form.field('selectedState')}
              label={t('employerProfile.state')}
              placeholder={t('employerProfile.state')}
              options={states}
              required
            />
            <TextField
              {...form.field('selectedCity')}
              label={t('employerProfile.city')}
              autoComplete="address-level2"
              required
            />
          </div>
        </div>
      </div>
    </section>
  )
}
