import { Eye } from 'lucide-react'
import { digitGroups } from '#contract/digit-groups.ts'
import { isSurprisingRange, plainPay } from '#contract/jobs/pay.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLines, LabelText, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { JobTextField } from './job-text-field.tsx'
import { payOfForm } from './pay-values.ts'
import { RupeesField } from './rupees-field.tsx'
import type { JobForm } from './use-job-form.ts'

/** The pay as figures, from which its text is written, or in the employer's own words. */
export function PayFields({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const values = form.watch()
  const pay = payOfForm(values)
  const shown = plainPay({ salary: values.salary, pay }, t.say)

  function setWords(isPayInWords: boolean): void {
    form.setValue('isPayInWords', isPayInWords, { shouldDirty: true })
  }

  return (
    <div>
      {values.isPayInWords ? (
        <JobTextField
          form={form}
          name="salary"
          labelKey="jobForm.salary"
          hint={t('jobForm.salaryHint')}
          placeholder={t('jobForm.salaryExample')}
        />
      ) : (
        <PayRange form={form} />
      )}
      {shown !== '' && (
        <p className="notice mt-3">
          <Icon of={Eye} />
          <span>{t('jobForm.payShown', { pay: shown })}</span>
        </p>
      )}
      {!values.isPayInWords && isSurprisingRange(pay) && (
        <Notice tone="warn" className="mt-3">
          <p>
            {t('jobForm.payQuestion', {
              max: digitGroups(pay.max ?? 0),
              min: digitGroups(pay.min ?? 0),
            })}
          </p>
          <Tick {...form.register('isPayConfirmed')} label={t('jobForm.payConfirmed')} />
        </Notice>
      )}
      <Button
        kind="quiet"
        size="sm"
        className="mt-2"
        onClick={() => setWords(!values.isPayInWords)}
      >
        {t(values.isPayInWords ? 'jobForm.payInFigures' : 'jobForm.payInWords')}
      </Button>
    </div>
  )
}

function PayRange({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const error = form.errorOf('salary')
  const wiring = useFieldWiring({ error }, { name: 'salary' })
  return (
    <fieldset className="fs" id={wiring.id} aria-describedby={wiring.describedBy}>
      <legend className="label">
        <LabelText label={t('jobForm.payRange')} required mark={wiring.mark} />
      </legend>
      <div className="fgrid fgrid--2 pair">
        <RupeesField
          form={form}
          name="payFrom"
          labelKey="jobForm.payFrom"
          placeholder={t('jobForm.payFromExample')}
        />
        <RupeesField
          form={form}
          name="payTo"
          labelKey="jobForm.payTo"
          placeholder={t('jobForm.payToExample')}
        />
      </div>
      <FieldLines error={error} wiring={wiring} />
    </fieldset>
  )
}
