import { consentProblems } from '#contract/privacy/notices.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { usePickedImage } from '#web/lib/forms/use-picked-image.ts'
import { employerReportOrder, toEmployerValues } from './employer-values.ts'
import type { EmployerField, EmployerValues } from './employer-values.ts'

const readRules = async () => (await import('#contract/profiles/schemas.ts')).employerProfileSchema

export type EmployerForm = ReturnType<typeof useEmployerForm>

type Options = {
  profile: EmployerProfile | undefined
  signedInPhone: string | null
  /** The name of the saved picture. */
  imageName: string
}

/** The employer's form with its picture. */
export function useEmployerForm({ profile, signedInPhone, imageName }: Options) {
  const savedUrl = profile?.profileUrl ?? undefined
  const image = usePickedImage({
    saved: savedUrl === undefined ? undefined : { url: savedUrl, name: imageName },
  })
  const form = useCheckedForm<EmployerValues>({
    readRules,
    order: employerReportOrder,
    defaultValues: toEmployerValues(profile, signedInPhone),
    also: async ({ consent }) => {
      const { problem } = await image.settle()
      return [
        ...(problem ? [{ path: 'profile', messageKey: problem }] : []),
        ...(profile ? [] : consentProblems('account', consent, { isRequired: true })),
      ]
    },
  })

  return {
    image,
    consent: form.watch('consent'),
    isSubmitting: form.formState.isSubmitting,
    formState: form.formState,
    submit: form.submit,
    fieldsOf: form.fieldsOf,
    showServerError: form.showServerError,
    errorOf: form.errorOf,
    field: (name: EmployerField) => form.field(name),
    /** Sets a derived value. An error that is already shown is validated again. */
    fill: (name: EmployerField, value: string) =>
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).error !== undefined }),
    showImageProblem: (message: string | undefined) =>
      message === undefined
        ? form.clearErrors('profile')
        : form.setError('profile', { type: 'rule', message }),
    shownErrors: employerReportOrder.flatMap((name) => {
      const message = form.errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
