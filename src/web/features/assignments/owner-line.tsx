import { UserCheck, UserRound } from 'lucide-react'
import type { Assignment, AssignInput } from '#contract/assignments/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  owner: Assignment['owner']
  isSaving: boolean
  onAssign: (input: AssignInput) => void
}

/** Who has taken a request, with the way to take it or to give it back. */
export function OwnerLine({ owner, isSaving, onAssign }: Props) {
  const { t } = useTranslation()
  const isMine = owner?.isMe === true
  return (
    <div className="flex items-center gap-3 flex-wrap w-full">
      <span className="flex items-center gap-2 flex-1 min-w-0 basis-word break-words">
        <Icon of={owner ? UserCheck : UserRound} />
        {owner === null && t('assignment.nobody')}
        {owner !== null &&
          (isMine ? t('assignment.mine') : t('assignment.other', { name: owner.name }))}
      </span>
      <Button
        kind={isMine ? 'quiet' : 'sec'}
        size="sm"
        loading={isSaving}
        onClick={() => onAssign({ isTaken: !isMine, ...(owner && { seenOwner: owner.id }) })}
      >
        {t(
          isMine
            ? 'assignment.giveBack'
            : owner === null
              ? 'assignment.take'
              : 'assignment.takeOver',
        )}
      </Button>
    </div>
  )
}
