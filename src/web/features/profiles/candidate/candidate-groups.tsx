import type { ComponentType } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FormGroup } from '#web/ui/form-group.tsx'
import type { StepState } from '#web/ui/step-number.tsx'
import { AboutGroup } from './about-group.tsx'
import { groupNames } from './candidate-values.ts'
import type { GroupName } from './candidate-values.ts'
import { DocumentsGroup } from './documents-group.tsx'
import { groupSummary } from './group-summary.ts'
import { groupTitles } from './group-titles.ts'
import { ListenToGroup } from './listen-to-group.tsx'
import { PlaceGroup } from './place-group.tsx'
import type { CandidateForm } from './use-candidate-form.ts'
import { groupId } from './use-form-steps.ts'
import type { FormSteps } from './use-form-steps.ts'
import { WorkGroup } from './work-group.tsx'

const bodies = {
  about: AboutGroup,
  place: PlaceGroup,
  work: WorkGroup,
  documents: DocumentsGroup,
} as const satisfies Record<GroupName, ComponentType<{ form: CandidateForm }>>

export type CandidateGroupsProps = { form: CandidateForm; steps: FormSteps }

/** The groups of the form. A folded group stays mounted and shows a summary of its answers. */
export function CandidateGroups({ form, steps }: CandidateGroupsProps) {
  const { t } = useTranslation()
  const videos = form.kind === 'edit' ? [form.video.state] : []
  const files = [form.resume.state, form.photo.state, ...videos].flatMap((state) =>
    state.kind === 'done' ? [state.fileName] : [],
  )

  /** A later group opens only by 'Next'. */
  function openLabel(group: GroupName, state: StepState): string | undefined {
    if (steps.isSpare(group)) return t('candidate.add')
    return state === 'later' ? undefined : t('candidate.edit')
  }

  return groupNames.map((group, index) => {
    const Body = bodies[group]
    const state = steps.stateOf(group)
    return (
      <FormGroup
        key={group}
        id={groupId(group)}
        number={index + 1}
        title={t(groupTitles[group])}
        state={state}
        open={steps.isOpen(group)}
        summary={
          state === 'later'
            ? undefined
            : groupSummary(group, form.values, {
                files,
                place: (name) => t.place(name),
                born: (date) => t('candidate.born', { date }),
                choice: (options, value) => {
                  const option = options.find((one) => one.value === value)
                  return option ? t(option.labelKey) : ''
                },
              })
        }
        openLabel={openLabel(group, state)}
        onOpen={() => steps.show(group)}
        aside={<ListenToGroup groupId={groupId(group)} />}
      >
        <Body form={form} />
      </FormGroup>
    )
  })
}
