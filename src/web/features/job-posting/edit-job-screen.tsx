import { ArrowLeft, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { jobEditCalls } from '#contract/job-edit-calls.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { wasOpenedFromList } from '#web/lib/opened-from-list.ts'
import { paths } from '#web/lib/paths.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { usePickedImage } from '#web/lib/forms/use-picked-image.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toJobFormData } from './job-form-data.ts'
import { JobFormErrors } from './job-form-errors.tsx'
import { JobFormFields } from './job-form-fields.tsx'
import { jobFormOfJob } from './job-form-values.ts'
import { useJobForm } from './use-job-form.ts'
import '#web/ui/form-page.css'

const formId = 'edit-job'

/** The admin's edit of a posted job: the job form with the posted values. */
export function EditJobScreen({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const logo = usePickedImage({
    saved: job.profile === null ? undefined : { url: job.profile, name: t('editJob.savedLogo') },
  })
  const form = useJobForm({
    defaultValues: jobFormOfJob(job),
    logo,
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: async (api, values) => {
      const { file } = await logo.settle()
      return await api.call(jobEditCalls.editJob, {
        form: toJobFormData(values, file, { jobId: job.id, type: 'admin', version: job.version }),
      })
    },
    toastId: 'edit-job',
    successText: () => t('admin.jobUpdated'),
    leadsOn: true,
    onSuccess: goBack,
    errorText: ({ status, message }) =>
      status === 422 ? message : t('admin.jobNotUpdated', { reason: message }),
    sessionOver: 'revalidate',
  })

  async function goBack(): Promise<void> {
    if (wasOpenedFromList(state)) await navigate(-1)
    else await navigate(paths.adminApprovals())
  }

  function handleBack(event: MouseEvent): void {
    if (!wasOpenedFromList(state)) return
    event.preventDefault()
    void goBack()
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="flex-1 max-letters:basis-word"
      loading={isSubmitting}
      loadingText={t('editJob.saving')}
    >
      {t('editJob.submit')}
    </Button>
  )

  return (
    <div className="wrap formpage">
      <div className="pt-2 lg:col-span-full">
        <Link className="crumb" to={paths.adminApprovals()} onClick={handleBack}>
          <Icon of={ArrowLeft} />
          {t('editJob.back')}
        </Link>
        <h1>{t('jobForm.pageTitle')}</h1>
      </div>
      <div className="col-span-full">
        <h2 className="mb-3.5">{t('jobForm.title')}</h2>
        <JobFormErrors form={form} />
        <form id={formId} noValidate aria-label={t('jobForm.title')} onSubmit={onSubmit}>
          <JobFormFields form={form} logo={logo} />
          <div className="flex items-center gap-3 justify-between mt-5 max-letters:flex-wrap">
            <Link className="link max-letters:flex-wrap" to={paths.contact()}>
              <Icon of={Phone} />
              {t('jobForm.needHelp')}
            </Link>
            <span className="flex w-56 max-lg:hidden">{submitButton}</span>
          </div>
        </form>
      </div>
      <ActionBar>{submitButton}</ActionBar>
    </div>
  )
}
