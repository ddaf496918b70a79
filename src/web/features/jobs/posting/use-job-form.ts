import { useEffect, useEffectEvent } from 'react'
import { guessCategory } from '#contract/category-guess.ts'
import { jobFieldOrder } from '#contract/job-field-order.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import type { PickedImage } from '#web/lib/use-picked-image.ts'
import type { JobFormValues } from './job-form-values.ts'

const readRules = async () => (await import('#contract/jobs.ts')).jobDraftSchema

type PlaceName = `${'company' | 'job' | 'interview'}${'Pincode' | 'State' | 'City'}`

export type JobForm = ReturnType<typeof useJobForm>

type Options = {
  defaultValues: JobFormValues
  /** It is held beside the form. */
  logo: PickedImage
}

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

/** The job form, for posting and for the admin's edit, with the answers that follow from others. */
export function useJobForm({ defaultValues, logo }: Options) {
  const form = useCheckedForm<JobFormValues>({
    readRules,
    order: jobFieldOrder,
    defaultValues,
    also: async () => {
      const { problem } = await logo.settle()
      return problem ? [{ path: 'profile', messageKey: problem }] : []
    },
  })

  const { watch } = form
  const onChange = useEffectEvent((name: string) => follow(name))
  useEffect(() => {
    const subscription = watch((_values, { name }) => name && onChange(name))
    return () => subscription.unsubscribe()
  }, [watch])

  /** What changes with `name`. Each change may lead to another, from the company to the interview. */
  function follow(name: string): void {
    if (name === 'isJobAtCompany') copyOrClear(placeOfJob, form.getValues('isJobAtCompany'))
    if (name === 'isInterviewAtJob') {
      copyOrClear(placeOfInterview, form.getValues('isInterviewAtJob'))
    }
    if (name === 'interviewProcess') forgetInterviewPlace()
    if (name === 'jobTitle' || name === 'isCategoryChosen') guess()
    if (form.getValues('isJobAtCompany')) copyChanged(placeOfJob, name)
    if (form.getValues('isInterviewAtJob')) copyChanged(placeOfInterview, name)
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

  /** An interview that is not held in person has no place and no time. */
  function forgetInterviewPlace(): void {
    if (form.getValues('interviewProcess').includes('offline')) return
    setAnswer('interviewTiming', '')
    if (form.getValues('isInterviewAtJob')) form.setValue('isInterviewAtJob', false)
    else copyOrClear(placeOfInterview, false)
  }

  function guess(): void {
    const title = form.getValues('jobTitle').trim()
    if (form.getValues('isCategoryChosen')) return
    form.setValue('category', title === '' ? '' : guessCategory(title))
  }

  type Answer = Pairs[number][number] | 'interviewTiming'

  function setAnswer(name: Answer, value: string): void {
    if (form.getValues(name) !== value) fill(name, value)
  }

  /** Sets an answer that another one brings with it; an error told before is judged again. */
  function fill(name: Answer | PlaceName, value: string): void {
    form.setValue(name, value, { shouldValidate: form.getFieldState(name).error !== undefined })
  }

  return { ...form, fill }
}
