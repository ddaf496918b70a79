import { ArrowLeft, Undo2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { OwnJobForEdit } from '#contract/job-reviews/schemas.ts'
import { isReviewed } from '#contract/job-reviews/topics.ts'
import { toJobFormData } from '#web/features/job-posting/job-form-data.ts'
import { JobFormErrors } from '#web/features/job-posting/job-form-errors.tsx'
import { JobFormFields } from '#web/features/job-posting/job-form-fields.tsx'
import { jobFormOfJob } from '#web/features/job-posting/job-form-values.ts'
import { useJobForm } from '#web/features/job-posting/use-job-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { usePickedImage } from '#web/lib/forms/use-picked-image.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldMarks } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChangeList } from '#web/features/job-reviews/change-list.tsx'
import { ChangeRequestNotice } from '#web/features/job-reviews/change-request-notice.tsx'
import { jobChanges } from '#web/features/job-reviews/job-changes.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { useFieldMarks } from './use-field-marks.tsx'
import '#web/ui/form-page.css'

const formId = 'edit-own-job'

/** An employer edits an own job: what goes to review is marked, and a list sums up what changes. */
export function EditOwnJobScreen({ job, edited }: OwnJobForEdit) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const navigate = useNavigate()
  const latest = edited ?? job
  const logo = usePickedImage({
    saved:
      latest.profile === null ? undefined : { url: latest.profile, name: t('editJob.savedLogo') },
  })
  const before = jobFormOfJob(job)
  const form = useJobForm({ defaultValues: jobFormOfJob(latest), logo })
  const after = form.watch()
  const wasPublished = jobDate(job.ExpiryDate) !== undefined
  const needsChanges = job.state === 'needs_changes'
  const isLogoNew = logo.file !== undefined || latest.profile !== job.profile
  const changes = jobChanges(t, { before, after, isLogoNew })
  const toReview = wasPublished ? changes.filter(({ topic }) => isReviewed[topic]).length : 0
  const markOf = useFieldMarks({ job, wasPublished, before, after })
  // Going back to what is published is a change too, while another one waits.
  const isSame = changes.length === 0 && edited === null && !needsChanges

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: async (api, values) => {
      const { file } = await logo.settle()
      return await api.call(calls.editOwnJob, {
        params: { jobId: job.id },
        form: toJobFormData(values, file, { version: job.version }),
      })
    },
    toastId: 'edit-own-job',
    successText: ({ message }) => message,
    leadsOn: true,
    onSuccess: async () => await navigate(paths.postedJob(job.id)),
  })

  function undoAll(): void {
    logo.remove()
    form.reset(before)
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="flex-1 max-letters:basis-word"
      disabled={isSame}
      loading={isSubmitting}
      loadingText={t('jobReview.saving')}
    >
      {needsChanges
        ? t('jobReview.sendAgain')
        : t('jobReview.saveChanges', { count: changes.length })}
    </Button>
  )

  return (
    <div className="wrap formpage formpage--r">
      <div className="pt-2 lg:col-span-full">
        <Link className="crumb" to={paths.postedJob(job.id)}>
          <Icon of={ArrowLeft} />
          {t('jobReview.back')}
        </Link>
        <h1 lang={langOf(job.jobTitle)}>{t('jobReview.title', { title: job.jobTitle })}</h1>
        <p className="flex gap-3 items-center flex-wrap mt-1">
          <JobStatusBadge job={job} />
          {wasPublished && (
            <span className="text-fg-2">
              {t('jobReview.ends', { day: jobDate(job.ExpiryDate) ?? '' })}
            </span>
          )}
        </p>
      </div>
      <div>
        {needsChanges && job.changeRequest && (
          <ChangeRequestNotice request={job.changeRequest} className="mb-4" />
        )}
        {wasPublished && !needsChanges && (
          <Notice className="mb-4">
            <p>{t('jobReview.oldStays')}</p>
          </Notice>
        )}
        <JobFormErrors form={form} />
        <form id={formId} noValidate aria-label={t('jobForm.title')} onSubmit={onSubmit}>
          <FieldMarks value={markOf}>
            <JobFormFields form={form} logo={logo} />
          </FieldMarks>
        </form>
      </div>
      <aside className="sticky max-lg:static" aria-labelledby="what-changes">
        <section className="panel">
          <h2 id="what-changes">{t('jobReview.whatChanges')}</h2>
          {changes.length === 0 ? (
            <p className="text-fg-2">{t('jobReview.nothingChanged')}</p>
          ) : (
            <ChangeList changes={changes} withMarks={wasPublished} />
          )}
          {toReview > 0 && job.applicantCount > 0 && (
            <p className="text-small text-fg-2 mt-3">
              {t('jobReview.applicantsSee', { count: job.applicantCount })}
            </p>
          )}
          <div className="flex mt-4 max-lg:hidden">{submitButton}</div>
          {changes.length > 0 && (
            <Button kind="quiet" block icon={Undo2} className="mt-2" onClick={undoAll}>
              {t('jobReview.undoAll')}
            </Button>
          )}
        </section>
      </aside>
      <ActionBar
        about={
          <>
            <b>{t('jobReview.changes', { count: changes.length })}</b>
            {toReview > 0 && (
              <p className="text-small">{t('jobReview.toReview', { count: toReview })}</p>
            )}
          </>
        }
      >
        {submitButton}
      </ActionBar>
    </div>
  )
}
