import { useEffect, useEffectEvent } from 'react'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import type { JobFormValues } from './job-form-values.ts'
import { derivePay, isPayUnconfirmed, payFigures } from './pay-values.ts'
import type { DerivedPay } from './pay-values.ts'

const readRules = async () => (await import('#contract/job-posting/schemas.ts')).jobDraftSchema

type PlaceName = `${'company' | 'job' | 'interview'}${'Pincode' | 'State' | 'City'}`

export type JobForm = ReturnType<typeof useJobForm>

type Options = {
  defaultValues: JobFormValues
  /** The logo is not a form value. */
  logo: PickedImage
}

const payFields: ReadonlySet<string> = new Set([...payFigures, 'isPayInWords'])

const unconfirmedPay: FormProblem = { path: 'payTo', messageKey: 'jobForm.payUnconfirmed' }

const placeOfJob = [
  ['jobLocation', 'organizationAddress'],
  ['jobPincode', 'companyPincode'],
  ['jobState', 'companyState'],
  ['jobCity', 'companyCity'],
] as const

const placeOfInterview = [
  ['interviewLocation', 'jobLocation'],
  ['interviewPincode', 'jobPincode'],
  ['interviewState', 'jobState'],
  ['interviewCity', 'jobCity'],
] as const

/** The job form, for posting and for the admin's edit, with its derived values. */
export function useJobForm({ defaultValues, logo }: Options) {
  const form = useCheckedForm<JobFormValues>({
    readRules,
    order: jobFieldOrder,
    defaultValues,
    also: async (values) => {
      const { problem } = await logo.settle()
      return [
        ...(problem ? [{ path: 'profile', messageKey: problem }] : []),
        ...(isPayUnconfirmed(values) ? [unconfirmedPay] : []),
      ]
    },
  })

  const { watch } = form
  const onChange = useEffectEvent((name: string) => follow(name))
  useEffect(() => {
    const subscription = watch((_values, { name }) => name && onChange(name))
    return () => subscription.unsubscribe()
  }, [watch])

  /**
   * Updates the values derived from `name`. An update may cause another, from the company to the
   * interview.
   */
  function follow(name: string): void {
    if (name === 'isJobAtCompany') copyOrClear(placeOfJob, form.getValues('isJobAtCompany'))
    if (payFields.has(name)) followPay()
    if (name === 'isInterviewAtJob') {
      copyOrClear(placeOfInterview, form.getValues('isInterviewAtJob'))
    }
    if (name === 'interviewProcess') clearInterviewPlace()
    // Where its words can’t be loaded, the employer chooses the kind of work.
    if (name === 'jobTitle' || name === 'isCategoryChosen') guess().catch(() => undefined)
    if (form.getValues('isJobAtCompany')) copyChanged(placeOfJob, name)
    if (form.getValues('isInterviewAtJob')) copyChanged(placeOfInterview, name)
  }

  function followPay(): void {
    const values = form.getValues()
    for (const [name, value] of derivePay(values)) if (value !== values[name]) fill(name, value)
  }

  type Pairs = typeof placeOfJob | typeof placeOfInterview

  function copyOrClear(pairs: Pairs, isSame: boolean): void {
    for (const [target, source] of pairs) setAnswer(target, isSame ? form.getValues(source) : '')
  }

  function copyChanged(pairs: Pairs, name: string): void {
    for (const [target, source] of pairs) {
      if (source === name) setAnswer(target, form.getValues(source))
    }
  }

  /** Only an interview in person has a place and a time. */
  function clearInterviewPlace(): void {
    if (form.getValues('interviewProcess').includes('offline')) return
    setAnswer('interviewTiming', '')
    if (form.getValues('isInterviewAtJob')) form.setValue('isInterviewAtJob', false)
    else copyOrClear(placeOfInterview, false)
  }

  async function guess(): Promise<void> {
    const title = form.getValues('jobTitle').trim()
    const { guessCategory } = await import('#contract/job-posting/category-guess.ts')
    // Another letter may have come meanwhile, and guesses anew.
    if (form.getValues('isCategoryChosen') || form.getValues('jobTitle').trim() !== title) return
    form.setValue('category', title === '' ? '' : guessCategory(title))
  }

  type Answer = Pairs[number][number] | 'interviewTiming'

  function setAnswer(name: Answer, value: string): void {
    if (form.getValues(name) !== value) fill(name, value)
  }

  /** Sets a derived value. An error that is already shown is validated again. */
  function fill(name: Answer | PlaceName | DerivedPay[0], value: string | boolean): void {
    form.setValue(name, value, { shouldValidate: form.getFieldState(name).error !== undefined })
  }

  return { ...form, fill }
}
