import { useState } from 'react'
import type { ComponentType, ReactNode, SyntheticEvent } from 'react'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import type { FormMutationOptions } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { CandidateProfile } from '#contract/profiles/schemas.ts'
import '#web/ui/form-page.css'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepBar } from '#web/ui/steps.tsx'
import { ConsentBox } from '../consent-box.tsx'
import { groupNames } from './candidate-values.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'
import { CandidateValuesContext } from './candidate-values-context.ts'
import type { CandidateGroupsProps } from './candidate-groups.tsx'
import { CandidateSideSteps } from './candidate-side-steps.tsx'
import { FormActions } from './form-actions.tsx'
import { groupTitles } from './group-titles.ts'
import { SaveDialogs } from './save-dialogs.tsx'
import { useCandidateForm } from './use-candidate-form.ts'
import { useFormSteps } from './use-form-steps.ts'

interface CandidateFormProps {
  kind: CandidateFormKind
  /** The result of `loadCandidateGroups`. */
  Groups: ComponentType<CandidateGroupsProps>
  title: string
  /** Another part of the page has its main heading. */
  isPart?: boolean | undefined
  profile?: CandidateProfile | undefined
  signedInPhone?: string | null
  /** The back link above the title. */
  crumb?: ReactNode
  /** Content above the groups, such as the job applied to and what it asks for. */
  about?: ReactNode
  /** Note above the submit button. */
  footnote?: ReactNode
  /** Asked before a submit; false keeps the form open. */
  canSend?: () => boolean
  /** The target of 'Back' on the first group. */
  backTo?: string | undefined
  /** What a submit does. A session that is over opens the home page, by the page's loader. */
  mutation: Pick<
    FormMutationOptions<CandidateValues, void>,
    'call' | 'successText' | 'onSuccess' | 'recover'
  >
  /** A form that saves the profile shows dialogs while it does, and after. */
  dialogs?: { isSaved: boolean; onOk: () => void }
}

/** The form of a candidate's details: the first one, the edit, and the application. */
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
  const form = useCandidateForm({
    kind,
    profile,
    signedInPhone,
    photoName: t('candidate.photoOnRecord'),
  })
  const steps = useFormSteps(form)
  const [reported, setReported] = useState<readonly string[]>([])

  const { submit, isPending } = useFormMutation(form, {
    ...props.mutation,
    toastId: 'candidate-form',
    errorText: ({ firstFieldMessage }) => firstFieldMessage,
    sessionOver: 'revalidate',
    onWrongFields: (names) => {
      steps.showProblems(names)
      setReported(names)
    },
  })

  function goOn(event: SyntheticEvent): void {
    event.preventDefault()
    if (form.isSubmitting) return
    setReported([])
    if (steps.next === undefined) {
      if (props.canSend?.() !== false) submit()
      return
    }
    const problems = steps.openProblems()
    if (problems[0]) {
      void steps.markOpen()
      steps.showProblems(problems.map(({ path }) => path))
    } else steps.show(steps.next)
  }

  const errors = form.shownErrors.filter(({ name }) => reported.includes(name))

  return (
    <div className="wrap formpage">
      <div className="pt-2 lg:col-span-full">
        {crumb}
        {props.isPart ? <h2 className="text-h1">{title}</h2> : <h1>{title}</h1>}
      </div>
      <aside className="sticky max-lg:hidden">
        <CandidateSideSteps steps={steps} />
      </aside>
      <div className="stack">
        <CandidateValuesContext value={form.values}>{about}</CandidateValuesContext>
        {steps.isComplete && (
          <Notice tone="success">
            <p>{t('candidate.complete')}</p>
          </Notice>
        )}
        {kind !== 'edit' && (
          <div className="lg:hidden">
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
        )}
        <form noValidate onSubmit={goOn}>
          {errors.length > 0 && (
            <div className="mb-4">
              <ErrorSummary
                title={t(kind === 'apply' ? 'candidate.toFixApply' : 'candidate.toFix', {
                  count: errors.length,
                })}
                errors={errors.map(({ name, message }) => ({ fieldId: fieldId(name), message }))}
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
          <FormActions
            isInBar={kind !== 'edit'}
            isSending={form.isSubmitting}
            next={steps.next}
            previous={steps.previous}
            backTo={backTo}
            onBack={steps.show}
          />
        </form>
      </div>
      {props.dialogs && <SaveDialogs {...props.dialogs} isSaving={isPending} />}
    </div>
  )
}
