import { ArrowLeft, Headset } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { FormProblem } from '#contract/form-check.ts'
import type { FullJob } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { wasOpenedFromList } from '#web/lib/opened-from-list.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/use-api.ts'
import { usePickedImage } from '#web/lib/use-picked-image.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { toJobFormData } from '../posting/job-form-data.ts'
import { JobFormErrors } from '../posting/job-form-errors.tsx'
import { JobFormFields } from '../posting/job-form-fields.tsx'
import { jobFormOfJob } from '../posting/job-form-values.ts'
import type { JobFormValues } from '../posting/job-form-values.ts'
import { useJobForm } from '../posting/use-job-form.ts'
import '#web/styles/screens/form-page.css'
import '#web/styles/screens/post-job.css'

const formId = 'edit-job'

/** The admin's edit of a posted job: the same form, filled with what was posted. */
export function EditJobScreen({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const { state } = useLocation()
  const revalidator = useRevalidator()
  const toasts = useToasts()
  const logo = usePickedImage({
    saved: job.profile === null ? undefined : { url: job.profile, name: t('editJob.savedLogo') },
  })
  const form = useJobForm({
    defaultValues: jobFormOfJob(job),
    logo,
  })

  async function save(values: JobFormValues): Promise<void> {
    const { file } = await logo.settle()
    try {
      await api.call(endpoints.editJob, {
        form: toJobFormData(values, file, {
          jobId: job.id,
          type: 'admin',
          version: job.version,
        }),
      })
      toasts.ok(t('admin.jobUpdated'), 'edit-job')
      await goBack()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isSessionOver) return await revalidator.revalidate()
      form.showRefusal(error)
      toasts.no(
        error.status === 422 ? error.message : `${t('admin.jobNotUpdated')}. ${error.message}`,
        'edit-job',
      )
    }
  }

  async function goBack(): Promise<void> {
    if (wasOpenedFromList(state)) await navigate(-1)
    else await navigate(paths.adminApprovals())
  }

  function handleBack(event: MouseEvent): void {
    if (!wasOpenedFromList(state)) return
    event.preventDefault()
    void goBack()
  }

  function tellFirst([first]: readonly FormProblem[]): void {
    if (first) toasts.warn(t(first.messageKey), 'edit-job')
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="grow"
      loading={form.formState.isSubmitting}
      loadingText={t('editJob.saving')}
    >
      {t('editJob.submit')}
    </Button>
  )

  return (
    <div className="wrap formpage">
      <div className="ph">
        <Link className="crumb" to={paths.adminApprovals()} onClick={handleBack}>
          <Icon of={ArrowLeft} />
          {t('editJob.back')}
        </Link>
        <h1>{t('jobForm.pageTitle')}</h1>
      </div>
      <div className="col-span-full">
        <h2 className="mb-3.5">{t('jobForm.title')}</h2>
        <JobFormErrors form={form} />
        <form
          id={formId}
          noValidate
          aria-label={t('jobForm.title')}
          onSubmit={(event) => void form.submit(save, tellFirst)(event)}
        >
          <JobFormFields form={form} logo={logo} />
          <div className="row between mt-5">
            <Link className="link row" to={paths.contact()}>
              <Icon of={Headset} />
              {t('jobForm.needHelp')}
            </Link>
            <span className="only-d flex w-56">{submitButton}</span>
          </div>
        </form>
      </div>
      <ActionBar>{submitButton}</ActionBar>
    </div>
  )
}
