import { useEffect, useState } from 'react'
import type { StepState } from '#web/ui/step-number.tsx'
import { fieldsOfGroup, groupNames, isInGroup } from './candidate-values.ts'
import type { CandidateFormKind, GroupName } from './candidate-values.ts'
import type { CandidateForm } from './use-candidate-form.ts'

export type FormSteps = ReturnType<typeof useFormSteps>

/**
 * The open groups of the form: one at a time while the person fills it in, and every group with an
 * error after a failed submit.
 */
export function useFormSteps(form: CandidateForm) {
  // Until the schema is loaded, an existing profile counts as complete.
  const isWhole = (group: GroupName) =>
    form.isChecked || form.kind !== 'first'
      ? !form.problems.some(({ path }) => isInGroup(group, path))
      : false
  const [chosen, setOpen] = useState<readonly GroupName[]>()
  const open = chosen ?? firstGroups(form.kind, isWhole)
  // The first open group stays open, whatever the person fills in.
  if (!chosen && form.isChecked) setOpen(open)
  const [requested, setRequested] = useState<{ path: string | undefined; group: GroupName }>()
  const current = open.at(-1) ?? 'about'

  // A field can take focus only after its group opens.
  useEffect(() => {
    if (requested) focusField(requested)
  }, [requested])

  /** Whether the optional files are missing. */
  const isLeftEmpty = (group: GroupName) =>
    group === 'documents' && form.resume.state.kind === 'idle' && form.photo.state.kind === 'idle'

  const hasShownError = (group: GroupName) =>
    fieldsOfGroup[group].some((name) => form.errorOf(name) !== undefined)

  return {
    current,
    /** The profile has all that it needs, and no group is being changed. */
    isComplete: form.kind === 'edit' && open.length === 0,
    number: groupNames.indexOf(current) + 1,
    isOpen: (group: GroupName) => open.includes(group),
    /** Whether the group can be skipped, because its files are optional and none is chosen. */
    isSpare: (group: GroupName) => isWhole(group) && isLeftEmpty(group),

    stateOf(group: GroupName): StepState {
      if (hasShownError(group)) return 'bad'
      if (open.includes(group)) return 'now'
      return isWhole(group) && !isLeftEmpty(group) ? 'done' : 'later'
    },

    /** The next group to fill in, or undefined when the form is ready to submit. */
    next: groupNames.find((group) => !open.includes(group) && !isWhole(group)),
    previous: groupNames[groupNames.indexOf(current) - 1],

    show: (group: GroupName): void => {
      setOpen([group])
      setRequested({ group, path: undefined })
    },

    /** Opens every group with a problem and focuses the first problem. */
    showProblems(paths: readonly string[]): void {
      const [first] = paths
      if (first === undefined) return
      const bad = groupNames.filter((name) => paths.some((path) => isInGroup(name, path)))
      const group = bad.find((name) => isInGroup(name, first))
      if (group) {
        setOpen(bad)
        setRequested({ group, path: first })
      }
    },

    /** The problems in the open groups, in form order. */
    openProblems: () =>
      form.problems.filter(({ path }) => open.some((group) => isInGroup(group, path))),
    markOpen: () => form.mark(open.flatMap((group) => fieldsOfGroup[group])),
  }
}

/** The group that opens with the form: the first unfinished one. A complete profile is folded. */
function firstGroups(
  kind: CandidateFormKind,
  isWhole: (group: GroupName) => boolean,
): readonly GroupName[] {
  const unfinished = groupNames.find((group) => !isWhole(group))
  if (unfinished !== undefined) return [unfinished]
  return { first: ['about'] as const, edit: [], apply: ['documents'] as const }[kind]
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
