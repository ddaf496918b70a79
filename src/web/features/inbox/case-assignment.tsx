import type { Case } from '#contract/inbox/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { CaseDue } from './case-due.tsx'
import type { useAssignCase } from './use-assign-case.ts'

interface CaseAssignmentProps {
  opened: Case
  assign: ReturnType<typeof useAssignCase>['assign']
}

/** Who works on a case, when it is due, and whether it waits for somebody else. */
export function CaseAssignment({ opened, assign }: CaseAssignmentProps) {
  const { t } = useTranslation()
  const { owner, admins, state } = opened
  const known = owner === null || admins.some(({ id }) => id === owner.id) ? [] : [owner]
  return (
    <div className="case__assign">
      <SelectField
        name="owner"
        label={t('inbox.owner')}
        placeholder={t('inbox.nobody')}
        value={owner?.id ?? ''}
        disabled={state === 'done'}
        options={[...admins, ...known].map(({ id, name, isMe }) => ({
          value: id,
          label: isMe ? t('inbox.you') : name,
        }))}
        onChange={({ target }) => assign({ ownerId: target.value || 'nobody' })}
      />
      <CaseDue opened={opened} onChange={(dueOn) => assign({ dueOn })} />
      <SelectField
        name="state"
        label={t('inbox.stateLabel')}
        value={state}
        disabled={state === 'done' || owner?.isMe === false}
        options={(state === 'done' ? (['done'] as const) : (['open', 'waiting'] as const)).map(
          (value) => ({ value, label: t(`inbox.state.${value}`) }),
        )}
        onChange={({ target }) => assign({ isWaiting: target.value === 'waiting' })}
      />
    </div>
  )
}
