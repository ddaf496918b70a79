import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import { paths } from '#web/lib/paths.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { ConsentBox } from '../consent-box.tsx'
import { SaveDialogs } from '../candidate/save-dialogs.tsx'
import { CompanyGroup } from './company-group.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { useEmployerForm } from './use-employer-form.ts'
import { YouGroup } from './you-group.tsx'
import '#web/ui/form-page.css'

type Props = {
  /** Undefined before the first save. */
  profile: EmployerProfile | undefined
  signedInPhone: string | null
  /** Only owners change the profile of an organisation. */
  canSave: boolean
  /** Stands above the form. */
  top: ReactNode
}

const formId = 'employer-profile'

/** Creates or edits the employer's profile, then leads to the dashboard. */
export function EmployerProfileScreen({ profile, signedInPhone, canSave, top }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const form = useEmployerForm({
    profile,
    signedInPhone,
    imageName: t('employerProfile.imageKept'),
  })

  const { onSubmit, isPending } = useFormMutation(form, {
    call: async (api, values) => {
      const { file } = await form.image.settle()
      return await api.call(calls.saveProfile, {
        form: toFormData({
          ...values,
          type: 'employee',
          profile: file,
          form: profile ? 'edit' : 'first',
          consent: profile ? undefined : values.consent,
        }),
      })
    },
    toastId: 'profile',
    onSuccess: () => setSaved(true),
    errorText: (error) => error.firstFieldMessage,
    sessionOver: 'revalidate',
  })

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="flex-1 max-letters:basis-word"
      loading={form.isSubmitting}
      loadingText={t('employerProfile.saving')}
    >
      {t(profile ? 'employerProfile.edit' : 'employerProfile.submit')}
    </Button>
  )

  return (
    <div className="wrap max-w-[56rem] py-6 lg:py-10">
      <div className="pt-2 mb-5">
        <h1>{t(profile ? 'employerProfile.editTitle' : 'employerProfile.createTitle')}</h1>
        <p className="mt-1 text-fg-2">{t('employerProfile.lead')}</p>
        {profile && <ProfileTabs current="you" />}
      </div>
      <div className="stack mb-4">{top}</div>
      <form
        id={formId}
        className="stack"
        noValidate
        aria-label={t('employerProfile.formLabel')}
        onSubmit={onSubmit}
      >
        <ErrorSummary
          title={
            form.shownErrors.length === 1
              ? t('form.fieldNeedsLook')
              : t('form.fieldsNeedLook', { number: form.shownErrors.length })
          }
          errors={form.shownErrors.map(({ name, message }) => ({
            fieldId: fieldId(name),
            message,
          }))}
        />
        <fieldset className="stack" disabled={!canSave}>
          <YouGroup form={form} />
          <CompanyGroup form={form} />
        </fieldset>
        {!profile && (
          <ConsentBox
            noticeKey="privacy.noticeEmployer"
            value={form.consent}
            error={form.errorOf('consent')}
            onChange={(value) => form.fill('consent', value)}
          />
        )}
        {canSave && (
          <div className="flex items-center gap-3 justify-end max-lg:hidden max-letters:flex-wrap">
            <span className="flex w-56">{submitButton}</span>
          </div>
        )}
      </form>
      {canSave && <ActionBar>{submitButton}</ActionBar>}
      <SaveDialogs
        isSaving={isPending}
        isSaved={isSaved}
        onOk={() => void navigate(paths.dashboard())}
      />
    </div>
  )
}
