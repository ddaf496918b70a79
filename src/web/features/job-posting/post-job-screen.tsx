import { Eye, Headset, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { usePickedImage } from '#web/lib/forms/use-picked-image.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { JobFormErrors } from './job-form-errors.tsx'
import type { JobFormFieldsProps } from './job-form-fields.tsx'
import { jobFormOfEmployer } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'
import { JobFormStepBar } from './job-form-step-bar.tsx'
import { JobPreview } from './job-preview.tsx'
import { saveDraftLogo } from './job-draft-store.ts'
import { SubmitProblem } from './submit-problem.tsx'
import { SavedDraftNotice } from './saved-draft-notice.tsx'
import { PostQuality } from './post-quality.tsx'
import { PostingSteps } from './posting-steps.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import type { StartFromProps } from './start-from.tsx'
import { useStartFrom } from './use-start-from.ts'
import { JobFormStepsContext, useJobFormSteps } from './use-job-form-steps.ts'
import { useJobForm } from './use-job-form.ts'
import { useFormKeys } from './use-form-keys.ts'
import { useGoToCheckout } from './use-go-to-checkout.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'
import '#web/ui/form-page.css'

export type PostJobData = {
  readonly Fields: ComponentType<JobFormFieldsProps>
  readonly StartFrom: ComponentType<StartFromProps>
  readonly profile: EmployerProfile
  /** The last own posts, to start from. */
  readonly pastJobs: readonly FullJob[]
  /** The values of the draft on this device. */
  readonly draftValues: JobFormValues | undefined
  readonly logo: File | undefined
  /** The draft's submission id, or a new one. It makes repeated submits post the job once. */
  readonly submissionId: string
}

type Props = PostJobData & {
  /** The pricing page, with the plan that was chosen there. */
  pricingPath: string
  /** Deletes the draft and starts again. */
  onStartOver: () => void
}

const formId = 'post-job'

export function PostJobScreen(props: Props) {
  const {
    Fields,
    StartFrom,
    profile,
    draftValues,
    logo: draftLogo,
    submissionId,
    pricingPath,
    pastJobs,
  } = props
  const { t } = useTranslation()
  const [isPreviewOpen, setPreviewOpen] = useState(false)

  const logo = usePickedImage({
    initial: draftLogo,
    save: (file) => saveDraftLogo(profile.uid, file),
  })
  const blank = jobFormOfEmployer(profile)
  const form = useJobForm({
    defaultValues: draftValues ?? blank,
    logo,
  })
  const steps = useJobFormSteps(form)
  const start = useStartFrom({ form, blank, logo, onFilled: steps.refold })
  const autosave = useDraftAutosave(form, profile.uid, submissionId)

  const { onSubmit, isBusy, problem } = useGoToCheckout({
    form,
    logo,
    submissionId,
    pricingPath,
    saveNow: autosave.saveNow,
    onWrongFields: steps.showProblems,
  })

  const formRef = useRef<HTMLFormElement>(null)
  const toasts = useToasts()
  const savedText =
    autosave.savedAt &&
    t('jobForm.savedAt', { time: t.date(autosave.savedAt, { timeStyle: 'short' }) })
  useFormKeys({
    onSend: () => formRef.current?.requestSubmit(),
    onSave: () => {
      autosave.saveNow()
      toasts.success(t('jobForm.draftSaved'), 'job-draft')
    },
  })

  function startOver(): void {
    autosave.cancel()
    props.onStartOver()
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="flex-1 max-letters:basis-word"
      loading={isBusy}
      loadingText={t('jobForm.submitting')}
    >
      {t('jobForm.submit')}
    </Button>
  )
  const helpLink = (
    <Link className="link max-letters:flex-wrap" to={paths.contact()}>
      <Icon of={Headset} />
      {t('jobForm.needHelp')}
    </Link>
  )
  const preview = (
    <>
      <JobPreview values={form.watch()} logoUrl={logo.previewUrl} />
      <PostQuality values={form.watch()} hasLogo={logo.previewUrl !== undefined} />
    </>
  )

  return (
    <div className="wrap formpage formpage--r">
      <div className="pt-2 lg:col-span-full">
        <h1>{t('jobForm.pageTitle')}</h1>
        <p className="mt-1 mb-3.5 text-fg-2">{t('jobForm.lead')}</p>
        <PostingSteps current={1} />
      </div>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 mb-3.5">
          <h2>{t('jobForm.title')}</h2>
          {savedText !== undefined && <p className="text-small text-fg-2">{savedText}</p>}
        </div>
        <StartFrom pastJobs={pastJobs} blank={blank} start={start} />
        {draftValues && <SavedDraftNotice onStartOver={startOver} />}
        <JobFormErrors form={form} />
        <form
          id={formId}
          ref={formRef}
          noValidate
          aria-label={t('jobForm.title')}
          onSubmit={onSubmit}
        >
          <JobFormStepBar steps={steps} />
          <JobFormStepsContext value={steps}>
            <Fields form={form} logo={logo} />
          </JobFormStepsContext>
          {problem !== undefined && <SubmitProblem text={problem} />}
          <div className="flex items-center gap-3 justify-between mt-5 max-lg:hidden max-letters:flex-wrap">
            {helpLink}
            <span className="flex w-56">{submitButton}</span>
          </div>
          <div className="grid justify-center mt-3 lg:hidden">{helpLink}</div>
        </form>
      </div>
      <aside className="sticky pt-11 max-lg:hidden" aria-label={t('jobForm.preview')}>
        {preview}
        <div className="notice mt-4">
          <Icon of={ShieldCheck} />
          <p className="text-small">{t('jobForm.verifyNote')}</p>
        </div>
      </aside>
      <ActionBar>
        <Button kind="sec" size="lg" icon={Eye} onClick={() => setPreviewOpen(true)}>
          {t('jobForm.preview')}
        </Button>
        {submitButton}
      </ActionBar>
      <PreviewSheet open={isPreviewOpen} onClose={() => setPreviewOpen(false)}>
        {preview}
      </PreviewSheet>
    </div>
  )
}
