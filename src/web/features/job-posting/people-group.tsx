import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  jobGenderOptions,
} from '#contract/options.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { OptionChoices } from './option-choices.tsx'
import type { JobForm } from './use-job-form.ts'

/** It comes right after the page, which is lighter without it. */
const loadQuestions = async () => (await import('./questions-field.tsx')).QuestionsField

/** The candidates that the employer looks for. */
export function PeopleGroup({ form }: { form: JobForm }) {
  return (
    <JobFormGroup form={form} name="people">
      <div className="stack">
        <OptionChoices
          form={form}
          name="educationQualification"
          type="checkbox"
          labelKey="jobForm.education"
          options={educationOptions}
          columns={3}
          isPaired
        />
        <OptionChoices
          form={form}
          name="communicationSkill"
          type="checkbox"
          labelKey="jobForm.communication"
          options={communicationOptions}
          columns="auto"
        />
        <OptionChoices
          form={form}
          name="experienceLevel"
          type="checkbox"
          labelKey="jobForm.experience"
          options={experienceOptions}
          columns={4}
          isPaired
        />
        <OptionChoices
          form={form}
          name="gender"
          type="radio"
          labelKey="jobForm.gender"
          options={jobGenderOptions}
          columns={3}
          isPaired
        />
        <LazyPart load={loadQuestions} isRequested props={{ form }} />
      </div>
    </JobFormGroup>
  )
}
