import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Tick } from '#web/ui/tick.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { JobForm } from './use-job-form.ts'

/** The place of work. */
export function PlaceGroup({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const isCopied = form.watch('isJobAtCompany')
  return (
    <JobFormGroup form={form} name="place">
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
    </JobFormGroup>
  )
}
