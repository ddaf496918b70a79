import { useState } from 'react'
import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import { loadLogo } from './draft-of-job.ts'
import { emptyJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'
import type { JobForm } from './use-job-form.ts'

export type Source = {
  readonly id: string
  /** What the filled form is called after. */
  readonly name: string
  readonly values: JobFormValues
  /** The logo of a past job. */
  readonly logoUrl?: string | null
}

type Filled = { readonly source: Source; readonly before: JobFormValues }

type Options = {
  form: JobForm
  /** The form as it is before anything is typed. */
  blank: JobFormValues
  logo: PickedImage
  /** Called after each change of all values. */
  onFilled: () => void
}

/** Fills the form from a past job or a template. What was typed stays. */
export function useStartFrom({ form, blank, logo, onFilled }: Options) {
  const [filled, setFilled] = useState<Filled>()
  /** The logo that a past job brought. Any other one is the employer's own. */
  const [broughtLogo, setBroughtLogo] = useState<File>()
  /** What the form has by itself: a value that differs was typed. */
  const [base, setBase] = useState(blank)

  function put(values: JobFormValues): void {
    form.reset(values, { keepDefaultValues: true })
    onFilled()
  }

  /** Without a connection the post has no logo yet. */
  async function addLogo(url: string): Promise<void> {
    const file = await loadLogo(url).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    })
    if (!file) return
    setBroughtLogo(file)
    await logo.pick(file)
  }

  return {
    filled: filled?.source,

    pick(source: Source): void {
      const before = form.getValues()
      const given = { ...blank, ...withoutEmpty(source.values) }
      put({ ...given, ...typedIn(before, base) })
      setBase(given)
      setFilled({ source, before })
      if (source.logoUrl && !logo.file) void addLogo(source.logoUrl)
    },

    undo(): void {
      if (!filled) return
      put(filled.before)
      if (broughtLogo !== undefined && logo.file === broughtLogo) logo.remove()
      setBase(blank)
      setFilled(undefined)
    },
  }
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a person changed of these values. */
const typedIn = (values: JobFormValues, base: JobFormValues): Partial<JobFormValues> =>
  pickEntries(values, (name) => !same(values[name], base[name]))

/** What a source says; the rest is the employer's. */
const withoutEmpty = (values: JobFormValues): Partial<JobFormValues> =>
  pickEntries(values, (name) => !same(values[name], emptyJobForm[name]))

function pickEntries(
  values: JobFormValues,
  isWanted: (name: keyof JobFormValues) => boolean,
): Partial<JobFormValues> {
  const names = new Set<string>(fieldNames.filter(isWanted))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}

const isField = (name: string): name is keyof JobFormValues => name in emptyJobForm
const fieldNames = Object.keys(emptyJobForm).filter(isField)
