import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isExperienced } from './candidate-values.ts'
import { LanguageField } from './language-field.tsx'
import type { CandidateForm } from './use-candidate-form.ts'

export function WorkGroup({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const optional = t('candidate.optional')
  return (
    <div className="fgrid fgrid--2">
      <SelectField
        {...form.field('education')}
        className="sm:col-span-full"
        label={t('candidate.education')}
        placeholder={t('candidate.chooseEducation')}
        options={educationOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        required
      />
      <ChoiceGroup
        {...form.field('workexperience')}
        className="sm:[&_.choices]:grid-cols-4 sm:col-span-full"
        type="radio"
        columns={2}
        label={t('candidate.experience')}
        options={experienceOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        required
      />
      {isExperienced(form.values.workexperience) && (
        <TextArea
          {...form.field('pastjobexperience')}
          className="sm:col-span-full"
          label={t('candidate.pastJob')}
          note={optional}
          maxLength={limits.longText}
        />
      )}
      {/* The first form leaves it to the first application, which requires it. */}
      {form.kind !== 'first' && <LanguageField form={form} />}
      <TextField
        {...form.field('skills')}
        label={t('candidate.skills')}
        note={optional}
        placeholder={t('candidate.skillsPlaceholder')}
        maxLength={limits.longText}
      />
      <TextField
        {...form.field('salary')}
        label={t('candidate.salary')}
        note={optional}
        placeholder={t('candidate.salaryPlaceholder')}
        maxLength={limits.salaryLength}
      />
    </div>
  )
}
