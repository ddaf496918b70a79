import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { set, useForm } from 'react-hook-form'
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { tellProblems } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import type { ApiError } from './api-error.ts'

type Options<Values extends FieldValues> = {
  /** Brings the schema that the server checks by too. It comes after the page, which need not wait for it. */
  readRules: () => Promise<z.ZodType>
  order: readonly Path<Values>[]
  defaultValues: DefaultValues<Values>
  /** Problems that the schema can't see, such as a missing file. */
  also?: (values: Values) => readonly FormProblem[] | Promise<readonly FormProblem[]>
}

/**
 * A form that is checked by a schema of the contract. Errors hold message keys (or sentences of the
 * server); a field's error clears as soon as its answer is right. Where the rules can't be had, since the line is
 * dead, nothing is found wrong by them: the server will look.
 */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>) {
  const problems = useRef<readonly FormProblem[]>([])
  const { rules, awaitRules } = useRules(options.readRules)

  const resolver: Resolver<Values> = async (values) => {
    const others = await options.also?.(values)
    const issues = (await awaitRules())?.safeParse(values).error?.issues ?? []
    problems.current = tellProblems(issues, options.order, others)
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

  return { ...form, rules, submit, showRefusal }
}

/** The rules, as soon as they are here. A try that failed is made again when they are needed. */
function useRules(readRules: () => Promise<z.ZodType>) {
  const [rules, setRules] = useState<z.ZodType>()
  const asked = useRef<Promise<z.ZodType | undefined>>(undefined)

  function awaitRules(): Promise<z.ZodType | undefined> {
    asked.current ??= readRules().catch(() => {
      asked.current = undefined
      return undefined
    })
    return asked.current
  }

  const begin = useEffectEvent(async () => setRules(await awaitRules()))
  useEffect(() => {
    void begin()
  }, [])

  return { rules, awaitRules }
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
