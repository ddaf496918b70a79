import { Check } from 'lucide-react'
import { formReasonOptions } from '#contract/reports/options.ts'
import { ReportPicture } from './report-pictures.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FieldLines, LabelText, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ComponentPropsWithRef } from 'react'
import './report-reasons.css'

interface ReportReasonsProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'onBlur' | 'ref'
> {
  name: string
  error?: string | undefined
}

/** The reasons to report a job, as pictures with words. */
export function ReportReasons({ name, error, ref, onChange }: ReportReasonsProps) {
  const { t } = useTranslation()
  const wiring = useFieldWiring({ error }, { name })
  return (
    <fieldset
      className={error === undefined ? 'fs' : 'fs is-bad'}
      id={wiring.id}
      aria-describedby={wiring.describedBy}
    >
      <legend className="label">
        <LabelText label={t('report.reason')} required />
      </legend>
      <div className="reasons">
        {formReasonOptions.map(({ value, labelKey }) => (
          <label key={value} className="reason">
            <input type="radio" name={name} value={value} ref={ref} required onChange={onChange} />
            <ReportPicture reason={value} />
            <span>{t(labelKey)}</span>
            <span className="reason__tick" aria-hidden>
              <Icon of={Check} />
            </span>
          </label>
        ))}
      </div>
      <FieldLines {...{ error, wiring }} />
    </fieldset>
  )
}
