import { useTranslation } from '#web/lib/i18n/translation.ts'
import { workTypeOptions } from '#contract/options.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { OptionChoices } from './option-choices.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { JobForm } from './use-job-form.ts'

const loadTextHint = async () => (await import('./text-hint.tsx')).TextHint

/** What the work is, and where. */
export function PlaceGroup({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const description = form.watch('jobDescription')
  const isCopied = form.watch('isJobAtCompany')
  return (
    <JobFormGroup form={form} name="place">
      <TextArea
        {...form.register('jobDescription')}
        label={t('jobForm.jobDescription')}
        required
        placeholder={t('jobForm.jobDescriptionExample')}
        error={form.errorOf('jobDescription')}
        hint={
          <LazyPart
            load={loadTextHint}
            isRequested={description !== ''}
            props={{ text: description }}
          />
        }
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
