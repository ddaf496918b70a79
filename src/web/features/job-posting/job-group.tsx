import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { categoryChoices } from '#web/lib/format/category-choices.ts'
import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import type { JobForm } from './use-job-form.ts'

/** It comes right after the page, which is lighter without it. */
const loadLogoField = async () => (await import('./logo-field.tsx')).LogoField

/** The fields that describe the job. */
export function JobGroup({ form, logo }: { form: JobForm; logo: PickedImage }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { errors } = form.formState
  const isGuessed = form.watch('category') !== '' && !form.watch('isCategoryChosen')
  return (
    <JobFormGroup form={form} name="job">
      <div className="fgrid fgrid--2">
        <JobTextField form={form} name="companyName" labelKey="jobForm.companyName" />
        <JobTextField form={form} name="jobTitle" labelKey="jobForm.jobTitle" />
        <SelectField
          {...form.register('category', {
            onChange: (event: { target: HTMLSelectElement }) =>
              form.setValue('isCategoryChosen', event.target.value !== ''),
          })}
          label={t('jobForm.category')}
          placeholder={t('jobForm.category')}
          options={categoryChoices(t)}
          hint={isGuessed ? t('jobForm.categoryHint') : undefined}
          error={errorText(errors.category?.message)}
        />
        <NumberStepper
          name="openings"
          label={t('jobForm.openings')}
          hint={t('jobForm.openingsHint')}
          lessLabel={t('jobForm.openingsLess')}
          moreLabel={t('jobForm.openingsMore')}
          value={Number(form.watch('openings'))}
          max={limits.openings}
          onChange={(count) =>
            form.setValue('openings', count === 0 ? '' : String(count), { shouldDirty: true })
          }
        />
        <LazyPart load={loadLogoField} isRequested props={{ form, logo }} />
      </div>
    </JobFormGroup>
  )
}
