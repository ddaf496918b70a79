import type { SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormProblem } from '#contract/form-check.ts'
import { useToasts } from '#web/ui/toast.ts'
import { useMutation } from '../api/use-mutation.ts'
import type { MutationOptions } from '../api/use-mutation.ts'
import { useTranslation } from '../i18n/translation.ts'
import type { CheckedForm } from './checked-form.ts'

export type FormMutationOptions<Values, Reply> = Omit<
  MutationOptions<Values, Reply>,
  'onError' | 'revalidate' | 'sessionOver'
> &
  Partial<Pick<MutationOptions<Values, Reply>, 'revalidate' | 'sessionOver'>> & {
    /** Runs with the fields that are wrong, here or for the server, in their order. */
    onWrongFields?: (paths: readonly string[]) => void
  }

/**
 * Submits a form. A problem found here marks its fields, focuses the first one and shows a warning;
 * a rejection by the server does the same with an error toast. The typed values stay, also when the
 * session is over.
 */
export function useFormMutation<Values extends FieldValues, Reply>(
  form: Pick<CheckedForm<Values>, 'submit' | 'showServerError' | 'formState'>,
  { onWrongFields, ...options }: FormMutationOptions<Values, Reply>,
) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const mutation = useMutation<Values, Reply>({
    revalidate: 'never',
    sessionOver: 'toast',
    ...options,
    onError: (error) => {
      form.showServerError(error)
      onWrongFields?.(Object.keys(error.fields))
    },
  })

  async function send(values: Values): Promise<void> {
    await mutation.run(values)
  }

  function showProblems(problems: readonly FormProblem[]): void {
    onWrongFields?.(problems.map(({ path }) => path))
    if (problems[0]) toasts.warn(t(problems[0].messageKey), options.toastId)
  }

  const submit = (event?: SyntheticEvent) => void form.submit(send, showProblems)(event)

  return {
    isPending: mutation.isPending,
    isSubmitting: form.formState.isSubmitting,
    submit,
    onSubmit: (event: SyntheticEvent) => submit(event),
  }
}
