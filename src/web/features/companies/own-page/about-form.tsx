import { useWatch } from 'react-hook-form'
import { calls } from '#contract/calls.ts'
import { hiresOptions } from '#contract/companies/hires.ts'
import type { OwnCompanyPage } from '#contract/companies/own-page-schemas.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () =>
  (await import('#contract/companies/own-page-schemas.ts')).companyAboutSchema

type Values = { about: string; hires: string; hiresFor: string }

/** What the company does, and for whom it hires. */
export function AboutForm({ page }: { page: OwnCompanyPage }) {
  const { t } = useTranslation()
  const form = useCheckedForm<Values>({
    readRules,
    order: ['about', 'hires', 'hiresFor'],
    defaultValues: { about: page.about, hires: page.hires ?? '', hiresFor: page.hiresFor },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) => api.call(calls.saveCompanyAbout, { body }),
    toastId: 'company-page',
    successText: () => t('companyPage.saved'),
    revalidate: 'onSuccess',
  })
  const isAgent = useWatch({ control: form.control, name: 'hires' }) === 'others'
  return (
    <form
      className="panel stack min-w-0"
      noValidate
      aria-labelledby="page-heading"
      onSubmit={onSubmit}
    >
      <TextArea
        {...form.field('about')}
        label={t('companyPage.about')}
        hint={t('companyPage.aboutHint')}
        rows={5}
        maxLength={limits.companyAboutLength}
      />
      <ChoiceGroup
        {...form.field('hires')}
        type="radio"
        label={t('companyPage.hires')}
        options={hiresOptions.map(({ value }) => ({
          value,
          label: t(`companyPage.hires.${value}`),
        }))}
      />
      {isAgent && (
        <TextField
          {...form.field('hiresFor')}
          label={t('companyPage.hiresFor')}
          hint={t('companyPage.hiresForHint')}
          maxLength={limits.shortText}
          required
        />
      )}
      <div>
        <Button type="submit" loading={isSubmitting} loadingText={t('companyPage.saving')}>
          {t('companyPage.save')}
        </Button>
      </div>
    </form>
  )
}
