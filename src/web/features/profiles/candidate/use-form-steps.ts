import { useEffect, useState } from 'react'
import type { FormProblem } from '#contract/form-check.ts'
import type { StepState } from '#web/ui/step-number.tsx'
import { fieldsOfGroup, groupNames, isInGroup } from './candidate-values.ts'
import type { CandidateFormKind, GroupName } from './candidate-values.ts'
import type { CandidateForm } from './use-candidate-form.ts'

export type FormSteps = ReturnType<typeof useFormSteps>

/**
 * Which groups of the form are open. One at a time while filling; all with a mistake after a submit
 * that failed.
 */
export function useFormSteps(form: CandidateForm) {
  // Who has a profile has mostly filled it in; until the rules are here that is taken for granted.
  const isWhole = (group: GroupName) =>
    form.isChecked || form.kind !== 'first'
      ? !form.problems.some(({ path }) => isInGroup(group, path))
      : false
  const [chosen, setOpen] = useState<readonly GroupName[]>()
  const open = chosen ?? [firstGroup(form.kind, isWhole)]
  // What was opened first stays open, whatever is filled in after.
  if (!chosen && form.isChecked) setOpen(open)
  const [wanted, setWanted] = useState<{ path: string | undefined; group: GroupName }>()
  const current = open.at(-1) ?? 'about'

  // The field is there to be focused only once its group is unfolded.
  useEffect(() => {
    if (wanted) focusField(wanted)
  }, [wanted])

  /** Files that need not be given, and were not. */
  const isLeftEmpty = (group: GroupName) =>
    group === 'documents' && form.resume.state.kind === 'idle' && form.photo.state.kind === 'idle'

  const hasShownError = (group: GroupName) =>
    fieldsOfGroup[group].some((name) => form.errorOf(name) !== undefined)

  return {
    current,
    number: groupNames.indexOf(current) + 1,
    isOpen: (group: GroupName) => open.includes(group),
    /** May be left out; then it is not come to by 'Next'. */
    isSpare: (group: GroupName) => isWhole(group) && isLeftEmpty(group),

    stateOf(group: GroupName): StepState {
      if (hasShownError(group)) return 'bad'
      if (open.includes(group)) return 'now'
      return isWhole(group) && !isLeftEmpty(group) ? 'done' : 'later'
    },

    /** The next group to fill in, or undefined when the form can be sent. */
    next: groupNames.find((group) => !open.includes(group) && !isWhole(group)),
    previous: groupNames[groupNames.indexOf(current) - 1],

    show: (group: GroupName): void => {
      setOpen([group])
      setWanted({ group, path: undefined })
    },

    /** Unfolds every group with a problem and goes to the first of them. */
    showProblems(problems: readonly FormProblem[]): void {
      const [first] = problems
      if (!first) return
      const bad = groupNames.filter((name) => problems.some(({ path }) => isInGroup(name, path)))
      const group = bad.find((name) => isInGroup(name, first.path))
      if (group) {
        setOpen(bad)
        setWanted({ group, path: first.path })
      }
    },

    /** The problems of the groups that are open, in the order of telling. */
    openProblems: () =>
      form.problems.filter(({ path }) => open.some((group) => isInGroup(group, path))),
    markOpen: () => form.mark(open.flatMap((group) => fieldsOfGroup[group])),
  }
}

function firstGroup(kind: CandidateFormKind, isWhole: (group: GroupName) => boolean): GroupName {
  const unfinished = groupNames.find((group) => !isWhole(group))
  return unfinished ?? (kind === 'apply' ? 'documents' : 'about')
}

export const groupId = (group: GroupName) => `candidate-${group}`

function focusField({ path, group }: { path: string | undefined; group: GroupName }): void {
  const within = document.getElementById(groupId(group))
  const field =
    path === undefined
      ? within?.querySelector<HTMLElement>('.fgroup__b :is(input, select, textarea)')
      : within?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  field?.focus({ preventScroll: true })
  const place = path === undefined ? within : field?.closest('.field, .fs')
  place?.scrollIntoView({ block: path === undefined ? 'start' : 'center' })
}
