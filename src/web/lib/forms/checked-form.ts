import { useEffect, useRef, useState } from 'react'
import { set, useForm } from 'react-hook-form'
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  RegisterOptions,
  Resolver,
} from 'react-hook-form'
import type { z } from 'zod'
import { listProblems } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import type { ApiError } from '../api/api-error.ts'
import { useFormRules } from './checked-form-rules.ts'
import { findField } from './find-field.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Values extends FieldValues> = {
  /** Imports the schema, which the server uses too. The page does not wait for it. */
  readRules: () => Promise<z.ZodType>
  order: readonly Path<Values>[]
  defaultValues: DefaultValues<Values>
  /** Finds problems that the schema cannot see, such as a missing file. */
  also?: (values: Values) => readonly FormProblem[] | Promise<readonly FormProblem[]>
}

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>

/**
 * A form that is validated by a schema of the contract. Errors hold message keys, or sentences of
 * the server. A field's error clears as soon as its value is valid. While offline the schema may
 * fail to load; then the form accepts every value and the server validates.
 */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>) {
  const problems = useRef<readonly FormProblem[]>([])
  const errorText = useErrorText()
  const { rules, awaitRules } = useFormRules(options.readRules)

  const resolver: Resolver<Values> = async (values) => {
    const others = await options.also?.(values)
    const issues = (await awaitRules())?.safeParse(values).error?.issues ?? []
    problems.current = listProblems(issues, options.order, others)
    return problems.current.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors<Values>(problems.current) }
  }

  const form = useForm<Values>({
    resolver,
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })

  /** Calls `onValid`, or marks every problem, focuses the first and passes all to `onProblems`. */
  const submit = (
    onValid: (values: Values) => Promise<void>,
    onProblems?: (problems: readonly FormProblem[]) => void,
  ) => form.handleSubmit(onValid, () => onProblems?.(problems.current))

  // Once the errors are shown, because they move the fields.
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) focusFirst(problems.current[0]?.path)
  }, [submitCount])
  const [rejected, setRejected] = useState<{ path: string | undefined }>()
  useEffect(() => focusFirst(rejected?.path), [rejected])

  /** The fields of the form that the server rejected. */
  const fieldsOf = (error: ApiError): readonly Path<Values>[] =>
    options.order.filter((path) => error.fields[path] !== undefined)

  /** Marks the fields that the server rejected. */
  const showServerError = (error: ApiError): void => {
    const paths = fieldsOf(error)
    for (const path of paths) {
      form.setError(path, { type: 'server', message: error.fields[path] ?? error.message })
    }
    setRejected({ path: paths[0] })
  }

  const errorOf = (name: Path<Values>): string | undefined =>
    errorText(form.getFieldState(name, form.formState).error?.message)

  /** The props of a text field or choice. */
  const field = <Name extends Path<Values>>(
    name: Name,
    registerOptions?: RegisterOptions<Values, Name>,
  ) => ({ ...form.register(name, registerOptions), error: errorOf(name) })

  return { ...form, rules, submit, fieldsOf, showServerError, errorOf, field }
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

/** A field has its path as its `name`. A group of checkboxes is found by its first box. */
function focusFirst(path: string | undefined): void {
  if (path === undefined) return
  const field = findField(path)
  field?.focus({ preventScroll: true })
  // Clear of the bars, with the message below the field.
  field?.closest('.field, .fs')?.scrollIntoView({ block: 'center' })
}
