import { Eye, Headset, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useNavigate, useNavigation } from 'react-router'
import type { FormProblem } from '#contract/form-check.ts'
import type { PostingTerms } from '#contract/jobs.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { paths } from '#web/lib/paths.ts'
import { usePickedImage } from '#web/lib/use-picked-image.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { JobDraftKept } from './draft-store.ts'
import { JobFormErrors } from './job-form-errors.tsx'
import type { JobFormFieldsProps } from './job-form-fields.tsx'
import { jobFormOfEmployer } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'
import { keepLogoOfDraft } from './keep-logo.ts'
import { KeptDraftNotice } from './kept-draft-notice.tsx'
import { PostingSteps } from './posting-steps.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { useJobForm } from './use-job-form.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import '#web/styles/screens/form-page.css'
import '#web/styles/screens/post-job.css'

export type PostJobData = {
  readonly Fields: ComponentType<JobFormFieldsProps>
  readonly profile: EmployerProfile
  readonly terms: PostingTerms
  readonly draft: JobDraftKept | undefined
  readonly logo: File | undefined
  /** The draft's, or a new one: the form is posted once, however often it is sent. */
  readonly submissionId: string
}

type Props = PostJobData & {
  /** The pricing page, with a plan chosen there before. */
  pricingPath: string
  /** Throws the draft away and begins again. */
  onStartAfresh: () => void
}

const formId = 'post-job'

export function PostJobScreen(props: Props) {
  const { Fields, profile, terms, draft, logo: keptLogo, submissionId, pricingPath } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const toasts = useToasts()
  const [isPreviewOpen, setPreviewOpen] = useState(false)

  const logo = usePickedImage({
    initial: keptLogo,
    keep: (file) => keepLogoOfDraft(profile.uid, file),
  })
  const form = useJobForm({
    defaultValues: draft?.values ?? jobFormOfEmployer(profile),
    logo,
  })
  const keptDraft = useKeptDraft(form, profile.uid, submissionId)

  async function goToPricing(values: JobFormValues): Promise<void> {
    keptDraft.keep()
    const { file } = await logo.settle()
    const state: CheckoutState = {
      formDataToSend: values,
      isCheckout: true,
      jobIdLength: terms.nextPostNumber,
      submissionId,
      hasLogo: file !== undefined,
    }
    await navigate(pricingPath, { state })
  }

  function tellFirst([first]: readonly FormProblem[]): void {
    if (first) toasts.warn(t(first.messageKey), 'job-form')
  }

  function startAfresh(): void {
    keptDraft.cancel()
    props.onStartAfresh()
  }

  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className="grow"
      loading={isLeaving || form.formState.isSubmitting}
      loadingText={t('jobForm.submitting')}
    >
      {t('jobForm.submit')}
    </Button>
  )
  const helpLink = (
    <Link className="link row" to={paths.contact()}>
      <Icon of={Headset} />
      {t('jobForm.needHelp')}
    </Link>
  )
  const preview = <JobPreview values={form.watch()} logoUrl={logo.previewUrl} />

  return (
    <div className="wrap formpage formpage--r">
      <div className="ph">
        <h1>{t('jobForm.pageTitle')}</h1>
        <p className="mb-3.5">{t('jobForm.lead')}</p>
        <PostingSteps current={1} />
      </div>
      <div>
        <h2 className="mb-3.5">{t('jobForm.title')}</h2>
        {draft && <KeptDraftNotice onStartAfresh={startAfresh} />}
        <JobFormErrors form={form} />
        <form
          id={formId}
          noValidate
          aria-label={t('jobForm.title')}
          onSubmit={(event) => void form.submit(goToPricing, tellFirst)(event)}
        >
          <Fields form={form} logo={logo} />
          <div className="only-d row between mt-5">
            {helpLink}
            <span className="flex w-56">{submitButton}</span>
          </div>
          <div className="only-p grid justify-center mt-3">{helpLink}</div>
        </form>
      </div>
      <aside className="only-d sticky pt-11" aria-label={t('jobForm.preview')}>
        {preview}
        <div className="notice mt-4">
          <Icon of={ShieldCheck} />
          <p className="small">{t('jobForm.verifyNote')}</p>
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
