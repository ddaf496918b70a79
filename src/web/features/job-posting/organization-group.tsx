import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { JobFormGroup } from './job-form-group.tsx'
import { JobTextField } from './job-text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { JobForm } from './use-job-form.ts'

/** The hiring company, and the contact whom candidates may call after they applied. */
export function OrganizationGroup({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <JobFormGroup form={form} name="organization">
      <div className="fgrid fgrid--2">
        <JobTextField
          form={form}
          name="organizationName"
          labelKey="jobForm.organizationName"
          autoComplete="organization"
        />
        <JobTextField form={form} name="name" labelKey="jobForm.name" autoComplete="name" />
        <JobTextField
          form={form}
          name="designation"
          labelKey="jobForm.designation"
          autoComplete="organization-title"
        />
        <PhoneField
          {...form.register('mobileNumber')}
          label={t('jobForm.mobileNumber')}
          required
          countryCode="+91"
          error={errorText(form.formState.errors.mobileNumber?.message)}
        />
        <JobTextField
          form={form}
          name="email"
          labelKey="jobForm.email"
          type="email"
          autoComplete="email"
          className="sm:col-span-full"
        />
        <JobTextField
          form={form}
          name="organizationAddress"
          labelKey="jobForm.organizationAddress"
          autoComplete="street-address"
          className="sm:col-span-full"
        />
        <PlaceFields form={form} of="company" />
      </div>
    </JobFormGroup>
  )
}
