import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { useStateChoices } from '#web/lib/i18n/state-choices.ts'
import { usePincode } from '#web/lib/forms/use-pincode.ts'
import { onlyDigits } from '#web/ui/digits.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { JobForm } from './use-job-form.ts'

type Props = {
  form: JobForm
  /** The prefix of the fields `<of>Pincode`, `<of>State` and `<of>City`. */
  of: 'company' | 'job' | 'interview'
  /** The place is copied from another one and read-only here. */
  isCopied?: boolean
}

const pincodeLength = 6

/** Pincode, state and city. A complete pincode fills in the other two. */
export function PlaceFields({ form, of, isCopied = false }: Props) {
  const { t } = useTranslation()
  const states = useStateChoices()
  const errorText = useErrorText()
  const pincode = `${of}Pincode` as const
  const state = `${of}State` as const
  const city = `${of}City` as const
  const { errors } = form.formState

  const { lookup, lookUp } = usePincode((place) => {
    form.fill(state, place?.state ?? '')
    form.fill(city, place?.city ?? '')
  })

  const unknown = lookup.kind === 'unknown' && !isCopied ? t('pincode.unknownFull') : undefined
  return (
    <div className="fgrid fgrid--3 sm:col-span-full">
      <TextField
        {...form.register(pincode, {
          onChange: (event: { target: HTMLInputElement }) => {
            const digits = onlyDigits(event.target.value, pincodeLength)
            if (digits !== event.target.value) form.setValue(pincode, digits)
            void lookUp(digits)
          },
        })}
        label={t('jobForm.pincode')}
        required
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
        placeholder={t('jobForm.pincodeExample')}
        disabled={isCopied}
        error={errorText(errors[pincode]?.message) ?? unknown}
        good={
          lookup.kind === 'found' && !isCopied
            ? t('pincode.found', {
                city: t.place(lookup.place.city),
                state: t.place(lookup.place.state),
              })
            : undefined
        }
        hint={lookup.kind === 'failed' ? lookup.message : undefined}
      />
      <div className="pair fgrid fgrid--2 sm:col-span-2">
        <SelectField
          {...form.register(state)}
          label={t('jobForm.state')}
          required
          placeholder={t('jobForm.state')}
          options={states}
          disabled={isCopied}
          error={errorText(errors[state]?.message)}
        />
        <TextField
          {...form.register(city)}
          label={t('jobForm.city')}
          required
          autoComplete="off"
          disabled={isCopied}
          error={errorText(errors[city]?.message)}
        />
      </div>
    </div>
  )
}
