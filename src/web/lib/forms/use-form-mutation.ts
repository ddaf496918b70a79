import type { SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormProblem } from '#contract/form-check.ts'
import type { ApiError } from '../api/api-error.ts'
import { useMutation } from '../api/use-mutation.ts'
import type { MutationOptions } from '../api/use-mutation.ts'
import type { CheckedForm } from './checked-form.ts'

export type FormMutationOptions<Values, Reply> = Omit<
  MutationOptions<Values, Reply>,
  'onError' | 'revalidate' | 'sessionOver'
> &
  Partial<Pick<MutationOptions<Values, Reply>, 'revalidate' | 'sessionOver'>> & {
    /** Runs with the fields that are wrong, here or for the server, in their order. */
    onWrongFields?: (paths: readonly string[]) => void
    /** Runs with an error that belongs to no field. */
    onFailed?: (error: ApiError) => void
  }

/**
 * Submits a form. A problem found here, or by the server, shows at its field, and the first such
 * field takes the focus. Only an error that belongs to no field is a toast. The typed values stay,
 * also when the session is over.
 */
export function useFormMutation<Values extends FieldValues, Reply>(
  form: Pick<CheckedForm<Values>, 'submit' | 'fieldsOf' | 'showServerError' | 'formState'>,
  { onWrongFields, onFailed, errorText, ...options }: FormMutationOptions<Values, Reply>,
) {
  const mutation = useMutation<Values, Reply>({
    revalidate: 'never',
    sessionOver: 'toast',
    ...options,
    errorText: (error, values) => {
      if (form.fieldsOf(error).length > 0) return undefined
      return errorText ? errorText(error, values) : error.message
    },
    onError: (error) => {
      form.showServerError(error)
      if (form.fieldsOf(error).length === 0) onFailed?.(error)
      onWrongFields?.(Object.keys(error.fields))
    },
  })

  async function send(values: Values): Promise<void> {
    await mutation.run(values)
  }

  function showProblems(problems: readonly FormProblem[]): void {
    onWrongFields?.(problems.map(({ path }) => path))
  }

  const submit = (event?: SyntheticEvent) => void form.submit(send, showProblems)(event)

  return {
    isPending: mutation.isPending,
    isSubmitting: form.formState.isSubmitting,
    submit,
    onSubmit: (event: SyntheticEvent) => submit(event),
  }
}
