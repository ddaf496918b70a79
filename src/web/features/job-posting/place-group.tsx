import { useTranslation } from '#web/lib/i18n/translation.ts'
import { workTypeOptions } from '#contract/options.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { OptionChoices } from './option-choices.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TextHint } from './text-hint.tsx'
import type { JobForm } from './use-job-form.ts'

/** What the work is, and where. */
export function PlaceGroup({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const isCopied = form.watch('isJobAtCompany')
  return (
    <JobFormGroup form={form} name="place">
      <TextArea
        {...form.register('jobDescription')}
        label={t('jobForm.jobDescription')}
        required
        placeholder={t('jobForm.jobDescriptionExample')}
        error={form.errorOf('jobDescription')}
        hint={<TextHint text={form.watch('jobDescription')} />}
      />
      <Tick {...form.register('isJobAtCompany')} label={t('jobForm.sameAsAddress')} />
      <div className="fgrid fgrid--2 mt-2">
        <JobTextField
          form={form}
          name="jobLocation"
          labelKey="jobForm.jobLocation"
          className="sm:col-span-full"
          disabled={isCopied}
        />
        <PlaceFields form={form} of="job" isCopied={isCopied} />
      </div>
      <OptionChoices
        form={form}
        name="workType"
        type="checkbox"
        labelKey="jobForm.workType"
        options={workTypeOptions}
        columns={3}
        isPaired
        className="mt-5"
      />
    </JobFormGroup>
  )
}
