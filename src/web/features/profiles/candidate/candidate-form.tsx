import { useState } from 'react'
import type { ComponentType, ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { CandidateProfile } from '#contract/profiles.ts'
import { ApiError } from '#web/lib/api-error.ts'
import '#web/styles/screens/form-page.css'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { StepBar } from '#web/ui/steps.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { ConsentBox } from '../consent-box.tsx'
import { groupNames } from './candidate-values.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import { CandidateSideSteps } from './candidate-side-steps.tsx'
import { FormActs } from './form-acts.tsx'
import { groupTitles } from './group-titles.ts'
import { useCandidateForm } from './use-candidate-form.ts'
import { useFormSteps } from './use-form-steps.ts'

interface CandidateFormProps {
  kind: CandidateFormKind
  /** As `loadCandidateGroups` brings them. */
  Groups: ComponentType<CandidateGroupsProps>
  title: string
  profile?: CandidateProfile | undefined
  signedInPhone?: string | null
  /** The way back, over the title. */
  crumb?: ReactNode
  /** What the form is for, over its groups: the job applied to. */
  about?: ReactNode
  /** What sending the form means, over its button. */
  footnote?: ReactNode
  /** Where 'Back' leads from the first group. */
  backTo?: string | undefined
  /** @throws ApiError for a refusal, which is shown here; nothing typed is lost by it */
  onSend: (values: CandidateValues) => Promise<void>
}

/** A candidate's details: the first time, later, and with an application. */
export function CandidateForm(props: CandidateFormProps) {
  const {
    kind,
    Groups,
    title,
    profile,
    signedInPhone = null,
    crumb,
    about,
    footnote,
    backTo,
  } = props
  const { t } = useTranslation()
  const toasts = useToasts()
  const form = useCandidateForm({
    kind,
    profile,
    signedInPhone,
    photoName: t('candidate.photoOnRecord'),
  })
  const steps = useFormSteps(form)
  const [told, setTold] = useState<readonly string[]>([])

  async function send(values: CandidateValues): Promise<void> {
    setTold([])
    try {
      await props.onSend(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const paths = Object.keys(error.fields)
      form.showRefusal(error)
      steps.showProblems(paths.map((path) => ({ path, messageKey: 'validation.invalid' })))
      setTold(paths)
      toasts.warn(error.fields[paths[0] ?? ''] ?? error.message)
    }
  }

  const submit = form.submit(send, (problems) => {
    steps.showProblems(problems)
    setTold(problems.map(({ path }) => path))
    if (problems[0]) toasts.warn(t(problems[0].messageKey))
  })

  function act(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.isSubmitting) return
    if (steps.next === undefined) return void submit()
    setTold([])
    const problems = steps.openProblems()
    if (problems[0]) {
      void steps.markOpen()
      steps.showProblems(problems)
      toasts.warn(t(problems[0].messageKey))
    } else steps.show(steps.next)
  }

  const errors = form.shownErrors.filter(({ name }) => told.includes(name))

  return (
    <div className="wrap formpage">
      <div className="ph">
        {crumb}
        <h1>{title}</h1>
      </div>
      <aside className="only-d sticky">
        <CandidateSideSteps steps={steps} />
      </aside>
      <div className="stack">
        {about}
        <div className="only-p">
          <StepBar
            text={t('candidate.stepOf', {
              number: steps.number,
              total: groupNames.length,
              title: t(groupTitles[steps.current]),
            })}
            total={groupNames.length}
            current={steps.number}
          />
        </div>
        <form noValidate onSubmit={act}>
          {errors.length > 0 && (
            <div className="mb-4">
              <ErrorSummary
                title={t(kind === 'apply' ? 'candidate.toFixApply' : 'candidate.toFix', {
                  count: errors.length,
                })}
                errors={errors.map(({ name, message }) => ({ fieldId: fieldId(name), message }))}
                takesFocus={false}
              />
            </div>
          )}
          <Groups form={form} steps={steps} />
          {steps.next === undefined && (
            <div className="mt-4">
              {kind === 'first' && (
                <ConsentBox
                  noticeKey="privacy.noticeCandidate"
                  value={form.values.consent}
                  error={form.errorOf('consent')}
                  onChange={(value) => form.fill('consent', value)}
                />
              )}
              {footnote}
            </div>
          )}
          <FormActs
            isInBar={kind !== 'edit'}
            isSending={form.isSubmitting}
            next={steps.next}
            previous={steps.previous}
            backTo={backTo}
            onBack={steps.show}
          />
        </form>
      </div>
    </div>
  )
}
