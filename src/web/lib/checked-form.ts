import { useRef } from 'react'
import { set, useForm } from 'react-hook-form'
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { checkForm } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import type { ApiError } from './api-error.ts'

type Options<Values extends FieldValues> = {
  /** The same schema that the server checks by. */
  schema: z.ZodType
  order: readonly Path<Values>[]
  defaultValues: DefaultValues<Values>
  /** Problems that the schema can't see, such as a missing file. */
  also?: (values: Values) => readonly FormProblem[] | Promise<readonly FormProblem[]>
}

/**
 * A form that is checked by a schema of the contract. Errors hold message keys (or sentences of the
 * server); a field's error clears as soon as its answer is right.
 */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>) {
  const problems = useRef<readonly FormProblem[]>([])

  const resolver: Resolver<Values> = async (values) => {
    const others = await options.also?.(values)
    const check = checkForm(options.schema, values, options.order, others)
    problems.current = check.ok ? [] : check.problems
    return check.ok
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors<Values>(check.problems) }
  }

  const form = useForm<Values>({
    resolver,
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })

  /** Calls `onValid`, or marks every problem, focuses the first and hands all to `onProblems`. */
  const submit = (
    onValid: (values: Values) => Promise<void>,
    onProblems: (problems: readonly FormProblem[]) => void,
  ) =>
    form.handleSubmit(onValid, () => {
      focusFirst(problems.current[0]?.path)
      onProblems(problems.current)
    })

  /** Marks the fields that the server refused. */
  const showRefusal = (error: ApiError): void => {
    const paths = options.order.filter((path) => error.fields[path] !== undefined)
    for (const path of paths) {
      form.setError(path, { type: 'server', message: error.fields[path] ?? error.message })
    }
    focusFirst(paths[0])
  }

  return { ...form, submit, showRefusal }
}

function toFieldErrors<Values extends FieldValues>(
  problems: readonly FormProblem[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { path, messageKey } of problems) {
    set(errors, path, { type: 'rule', message: messageKey })
  }
  return errors
}

/** Fields carry their path as `name`; groups of ticks are found by their first box. */
function focusFirst(path: string | undefined): void {
  if (path === undefined) return
  const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  field?.focus()
}
