import {
  benefitOptions,
  joiningOptions,
  payBasisOptions,
  shiftOptions,
  weekOffOptions,
  workTimeOptions,
} from '#contract/jobs/fact-options.ts'
import type { Option } from '#contract/options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { OptionChoices } from './option-choices.tsx'
import { PayFields } from './pay-fields.tsx'
import { RupeesField } from './rupees-field.tsx'
import type { JobForm } from './use-job-form.ts'

/** What the job pays, when it is done, and what comes with it. */
export function PayGroup({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const hasFigures = !form.watch('isPayInWords')
  const select = (options: readonly Option[]) =>
    options.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))
  return (
    <JobFormGroup form={form} name="pay">
      <div className="stack">
        <PayFields form={form} />
        {hasFigures && (
          <OptionChoices
            form={form}
            name="payBasis"
            type="radio"
            labelKey="jobForm.payBasis"
            options={payBasisOptions}
            columns={2}
            isOptional
          />
        )}
        {hasFigures && form.watch('payBasis') === 'incentive' && (
          <div className="fgrid fgrid--2">
            <RupeesField form={form} name="payFixed" labelKey="jobForm.payFixed" />
            <RupeesField form={form} name="payIncentive" labelKey="jobForm.payIncentive" />
          </div>
        )}
        <OptionChoices
          form={form}
          name="shift"
          type="radio"
          labelKey="jobForm.shift"
          options={shiftOptions}
          columns={4}
          isPaired
          isOptional
        />
        <OptionChoices
          form={form}
          name="workTime"
          type="radio"
          labelKey="jobForm.workTime"
          options={workTimeOptions}
          columns={2}
          isOptional
        />
        <div className="fgrid fgrid--3">
          <JobTextField
            form={form}
            name="workingHours"
            labelKey="jobForm.workingHours"
            hint={t('jobForm.workingHoursHint')}
            inputMode="numeric"
          />
          <SelectField
            {...form.register('weekOff')}
            label={t('jobForm.weekOff')}
            placeholder={t('jobForm.choose')}
            options={select(weekOffOptions)}
          />
          <SelectField
            {...form.register('joining')}
            label={t('jobForm.joining')}
            placeholder={t('jobForm.choose')}
            options={select(joiningOptions)}
          />
        </div>
        <OptionChoices
          form={form}
          name="benefits"
          type="checkbox"
          labelKey="jobForm.benefits"
          options={benefitOptions}
          columns={4}
          isPaired
          isOptional
        />
      </div>
    </JobFormGroup>
  )
}
