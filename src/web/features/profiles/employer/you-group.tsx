import { useTranslation } from '#web/lib/i18n/translation.ts'
import { personGenderOptions } from '#contract/options.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ImageField } from './image-field.tsx'
import type { EmployerForm } from './use-employer-form.ts'

/** The fields of the contact person. */
export function YouGroup({ form }: { form: EmployerForm }) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="you-heading">
      <h2 id="you-heading">{t('employerProfile.groupYou')}</h2>
      <div className="fgrid fgrid--2">
        <ImageField form={form} />
        <TextField
          {...form.field('name')}
          label={t('employerProfile.name')}
          autoComplete="name"
          required
        />
        <TextField
          {...form.field('designation')}
          label={t('employerProfile.designation')}
          autoComplete="organization-title"
          required
        />
        <PhoneField
          {...form.field('mobileNumber')}
          label={t('employerProfile.mobileNumber')}
          countryCode="+91"
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('employerProfile.email')}
          autoComplete="email"
          required
        />
        <ChoiceGroup
          {...form.field('gender')}
          className="sm:col-span-full"
          type="radio"
          label={t('employerProfile.gender')}
          options={personGenderOptions.map(({ value, labelKey }) => ({
            value,
            label: t(labelKey),
          }))}
          columns={3}
          required
        />
      </div>
    </section>
  )
}
