import { createContext, useEffect, useState } from 'react'
import type { JobFormGroupName } from '#contract/job-posting/field-order.ts'
import { findField } from '#web/lib/forms/find-field.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { fieldsOfGroup, groupStates, jobGroupNames } from './job-form-groups.ts'
import type { JobForm } from './use-job-form.ts'

export type JobFormSteps = ReturnType<typeof useJobFormSteps>

/** The steps of the form on a phone. Without them all groups are open. */
export const JobFormStepsContext = createContext<JobFormSteps | undefined>(undefined)

/** The theme's `max-lg`. */
const narrowWindow = '(max-width: 1023px)'

/** The place that takes the focus once its group is open. */
type Target =
  | { readonly kind: 'heading'; readonly group: JobFormGroupName }
  | { readonly kind: 'field'; readonly name: string }

/**
 * The groups of the job form. Finished ones are folded. In a narrow window they are steps: the first unfinished one is open,
 * and the next one opens when it is done. Every group with an error opens after a failed submit.
 */
export function useJobFormSteps(form: JobForm) {
  const isStepwise = useMedia(narrowWindow)
  const states = groupStates(form.watch(), Object.keys(form.formState.errors), form.rules)
  const isDone = (name: JobFormGroupName) => states[jobGroupNames.indexOf(name)] === 'done'
  const [chosen, setOpen] = useState<readonly JobFormGroupName[]>()
  const unfinished = jobGroupNames.filter((name) => !isDone(name))
  const open = chosen ?? (isStepwise ? unfinished.slice(0, 1) : unfinished)
  // What is open at first stays open, whatever the person fills in.
  if (!chosen && form.rules) setOpen(open)
  const [target, setTarget] = useState<Target>()

  // A group can take the focus only after it has opened.
  useEffect(() => {
    if (target) focusTarget(target)
  }, [target])

  const nextOf = (group: JobFormGroupName): JobFormGroupName | undefined =>
    jobGroupNames.slice(jobGroupNames.indexOf(group) + 1).find((name) => !isDone(name))

  function show(group: JobFormGroupName, closed?: JobFormGroupName): void {
    setOpen(
      jobGroupNames.filter((name) => name === group || (open.includes(name) && name !== closed)),
    )
    setTarget({ kind: 'heading', group })
  }

  return {
    isStepwise,
    isOpen: (group: JobFormGroupName) => open.includes(group),
    /** Folds what is finished now, after all values have changed. */
    refold: () => setOpen(undefined),
    /** The first open group; undefined if all are folded. */
    current: jobGroupNames.find((name) => open.includes(name)),
    nextOf,
    show: (group: JobFormGroupName) => show(group),

    /** Folds a group and opens the next unfinished one, unless the group has an error. */
    async goOn(group: JobFormGroupName): Promise<void> {
      const fields = fieldsOfGroup(group)
      await form.trigger(fields)
      const wrong = fields.find((name) => form.getFieldState(name).error !== undefined)
      const next = nextOf(group)
      if (wrong !== undefined) setTarget({ kind: 'field', name: wrong })
      else if (next) show(next, group)
    },

    /** Opens every group with a problem. The form focuses the first one. */
    showProblems(paths: readonly string[]): void {
      const isWrong = (group: JobFormGroupName) =>
        fieldsOfGroup(group).some((name) => paths.includes(name))
      setOpen(jobGroupNames.filter((name) => open.includes(name) || isWrong(name)))
    },
  }
}

export const jobGroupId = (group: JobFormGroupName): string => `job-${group}`

function focusTarget(target: Target): void {
  if (target.kind === 'field') {
    const field = findField(target.name)
    field?.focus({ preventScroll: true })
    field?.closest('.field, .fs')?.scrollIntoView({ block: 'center' })
    return
  }
  const group = document.getElementById(jobGroupId(target.group))
  group?.querySelector('h2')?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'start' })
}
