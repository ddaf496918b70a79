import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { FormProblem } from '#contract/form-check.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toFormData } from '#web/lib/form-data.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { ConsentBox } from '../consent-box.tsx'
import { SaveDialogs } from '../candidate/save-dialogs.tsx'
import type { SaveStage } from '../candidate/save-dialogs.tsx'
import { CompanyGroup } from './company-group.tsx'
import type { EmployerValues } from './employer-values.ts'
import { useEmployerForm } from './use-employer-form.ts'
import { YouGroup } from './you-group.tsx'
import '#web/styles/screens/form-page.css'

type Props = {
  /** None before the first save. */
  profile: EmployerProfile | undefined
  signedInPhone: string | null
}

const formId = 'employer-profile'

/** The employer's profile, made or changed; saved, it leads to the dashboard. */
export function EmployerProfileScreen({ profile, signedInPhone }: Props) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const toasts = useToasts()
  const [stage, setStage] = useState<SaveStage>('filling')
  const form = useEmployerForm({
    profile,
    signedInPhone,
    imageName: t('employerProfile.imageKept'),
  })

  async function save(values: EmployerValues): Promise<void> {
    setStage('saving')
    try {
      const { file } = await form.image.settle()
      await api.call(endpoints.saveProfile, {
        form: toFormData({
          ...values,
          type: 'employee',
          profile: file,
          form: profile ? 'edit' : 'first',
          consent: profile ? undefined : values.consent,
        }),
      })
      setStage('saved')
    } catch (error) {
      setStage('filling')
      if (!(error instanceof ApiError)) throw error
      // The screen's loader knows what to do with a session that is over.
      if (error.isSessionOver) return await revalidator.revalidate()
      form.showRefusal(error)
      toasts.no(Object.values(error.fields)[0] ?? error.message, 'profile')
    }
  }

  function tellFirst([first]: readonly FormProblem[]): void {
    if (first) toasts.warn(t(first.messageKey), 'profile')
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="grow"
      loading={form.isSubmitting}
      loadingText={t('employerProfile.saving')}
    >
      {t(profile ? 'employerProfile.edit' : 'employerProfile.submit')}
    </Button>
  )

  return (
    <div className="wrap max-w-[56rem] py-6 lg:py-10">
      <div className="ph mb-5">
        <h1>{t(profile ? 'employerProfile.editTitle' : 'employerProfile.createTitle')}</h1>
        <p>{t('employerProfile.lead')}</p>
      </div>
      <form
        id={formId}
        className="stack"
        noValidate
        aria-label={t('employerProfile.formLabel')}
        onSubmit={(event) => void form.submit(save, tellFirst)(event)}
      >
        <ErrorSummary
          takesFocus={false}
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
        <YouGroup form={form} />
        <CompanyGroup form={form} />
        {!profile && (
          <ConsentBox
            noticeKey="privacy.noticeEmployer"
            value={form.consent}
            error={form.errorOf('consent')}
            onChange={(value) => form.fill('consent', value)}
          />
        )}
        <div className="only-d row justify-end">
          <span className="flex w-56">{submitButton}</span>
        </div>
      </form>
      <ActionBar>{submitButton}</ActionBar>
      <SaveDialogs stage={stage} onOk={() => void navigate(paths.dashboard())} />
    </div>
  )
}
