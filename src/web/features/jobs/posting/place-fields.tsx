import { useTranslation } from '#web/lib/translation.ts'
import { indianStates } from '#contract/places.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { usePincode } from '#web/lib/use-pincode.ts'
import { onlyDigits } from '#web/ui/digits.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import type { JobForm } from './use-job-form.ts'

type Props = {
  form: JobForm
  /** Whose place: the fields are `<of>Pincode`, `<of>State` and `<of>City`. */
  of: 'company' | 'job' | 'interview'
  /** Copied from another place, so not to be changed here. */
  isCopied?: boolean
}

const pincodeLength = 6
const stateOptions = indianStates.map((state) => ({ value: state, label: state }))

/** Pincode, state and city; a whole pincode fills the other two. */
export function PlaceFields({ form, of, isCopied = false }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const toasts = useToasts()
  const pincode = `${of}Pincode` as const
  const state = `${of}State` as const
  const city = `${of}City` as const
  const { errors } = form.formState

  const { lookup, lookUp } = usePincode((place) => {
    form.fill(state, place?.state ?? '')
    form.fill(city, place?.city ?? '')
    if (!place) toasts.warn(t('pincode.unknown'), 'pincode')
  })

  const unknown = lookup.kind === 'unknown' && !isCopied ? t('pincode.unknownFull') : undefined
  return (
    <div className="span-all fgrid fgrid--3">
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
        inputClassName="num"
        placeholder={t('jobForm.pincodeExample')}
        disabled={isCopied}
        error={errorText(errors[pincode]?.message) ?? unknown}
        good={
          lookup.kind === 'found' && !isCopied
            ? t('pincode.found', { city: lookup.place.city, state: lookup.place.state })
            : undefined
        }
        hint={lookup.kind === 'failed' ? lookup.message : undefined}
      />
      <div className="pair span-2 fgrid fgrid--2">
        <SelectField
          {...form.register(state)}
          label={t('jobForm.state')}
          required
          placeholder={t('jobForm.state')}
          options={stateOptions}
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
