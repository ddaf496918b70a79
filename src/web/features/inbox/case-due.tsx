import { useState } from 'react'
import { dueDays } from '#contract/inbox/due-days.ts'
import { isDueMovable } from '#contract/inbox/kinds.ts'
import type { Case } from '#contract/inbox/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { dueText } from './case-texts.ts'

interface CaseDueProps {
  opened: Case
  onChange: (dueOn: string) => void
}

/** The day that a case is due on. It is saved when the field is left, so that a day can be typed. */
export function CaseDue({ opened, onChange }: CaseDueProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const { kind, owner, state, dueAt, isLate } = opened
  const due = indiaDate(new Date(dueAt))
  const [[first, last]] = useState(() => dueDays(new Date()))
  const isFixed = !isDueMovable[kind] || state === 'done' || owner?.isMe === false
  function save(day: string): void {
    const isUnchanged = day === due
    const isWithin = day >= first && day <= last
    setError(isUnchanged || isWithin ? undefined : t('inbox.dueOutside'))
    if (isWithin && !isUnchanged) onChange(day)
  }
  return (
    <div>
      <TextField
        key={due}
        name="due"
        type="date"
        label={t('inbox.dueOn')}
        error={error}
        defaultValue={due}
        min={first}
        max={last}
        disabled={isFixed}
        onBlur={({ target }) => save(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      <p className={isLate ? 'text-small text-danger font-semi' : 'text-small text-fg-2'}>
        {dueText(opened, t)}
      </p>
    </div>
  )
}
