import { consentProblems } from '#contract/privacy.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { usePickedImage } from '#web/lib/use-picked-image.ts'
import { employerTellingOrder, toEmployerValues } from './employer-values.ts'
import type { EmployerField, EmployerValues } from './employer-values.ts'

const readRules = async () => (await import('#contract/profiles.ts')).employerProfileSchema

export type EmployerForm = ReturnType<typeof useEmployerForm>

type Options = {
  profile: EmployerProfile | undefined
  signedInPhone: string | null
  /** Name of a picture that the profile has. */
  imageName: string
}

/** The employer's answers, their picture, and what is wrong with them. */
export function useEmployerForm({ profile, signedInPhone, imageName }: Options) {
  const errorText = useErrorText()
  const savedUrl = profile?.profileUrl ?? undefined
  const image = usePickedImage({
    saved: savedUrl === undefined ? undefined : { url: savedUrl, name: imageName },
  })
  const form = useCheckedForm<EmployerValues>({
    readRules,
    order: employerTellingOrder,
    defaultValues: toEmployerValues(profile, signedInPhone),
    also: async ({ consent }) => {
      const { problem } = await image.settle()
      return [
        ...(problem ? [{ path: 'profile', messageKey: problem }] : []),
        ...(profile ? [] : consentProblems('account', consent, { isAsked: true })),
      ]
    },
  })
  const { errors, isSubmitting } = form.formState
  const errorOf = (name: EmployerField) => errorText(errors[name]?.message)

  return {
    image,
    consent: form.watch('consent'),
    isSubmitting,
    submit: form.submit,
    showRefusal: form.showRefusal,
    errorOf,
    /** What a text field or choice needs. */
    field: (name: EmployerField) => ({ ...form.register(name), error: errorOf(name) }),
    /** Sets an answer that another one brings with it; an error told before is judged again. */
    fill: (name: EmployerField, value: string) =>
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).error !== undefined }),
    showImageProblem: (message: string | undefined) =>
      message === undefined
        ? form.clearErrors('profile')
        : form.setError('profile', { type: 'rule', message }),
    shownErrors: employerTellingOrder.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
