import { useTranslation } from '#web/lib/i18n/translation.ts'
import { interviewProcessOptions } from '#contract/options.ts'
import { Tick } from '#web/ui/tick.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { OptionChoices } from './option-choices.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { JobForm } from './use-job-form.ts'

/** The interview: its kind, and place and time if it is in person. */
export function InterviewGroup({ form }: { form: JobForm }) {
  const isOffline = form.watch('interviewProcess').includes('offline')
  return (
    <JobFormGroup form={form} name="interview">
      <div className="stack">
        <OptionChoices
          form={form}
          name="interviewProcess"
          type="checkbox"
          labelKey="jobForm.interviewProcess"
          options={interviewProcessOptions}
          columns={3}
        />
        {isOffline && <InterviewPlace form={form} />}
      </div>
    </JobFormGroup>
  )
}

function InterviewPlace({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const isCopied = form.watch('isInterviewAtJob')
  return (
    <>
      <Tick {...form.register('isInterviewAtJob')} label={t('jobForm.sameAsJobLocation')} />
      <div className="fgrid fgrid--2">
        <JobTextField
          form={form}
          name="interviewLocation"
          labelKey="jobForm.interviewLocation"
          placeholder={t('jobForm.interviewLocationExample')}
          disabled={isCopied}
        />
        <JobTextField
          form={form}
          name="interviewTiming"
          labelKey="jobForm.interviewTiming"
          placeholder={t('jobForm.interviewTimingExample')}
        />
        <PlaceFields form={form} of="interview" isCopied={isCopied} />
      </div>
    </>
  )
}
