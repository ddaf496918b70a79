import { UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { indiaDate, dayMonthYear } from '#contract/india-time.ts'
import { teamRoles } from '#contract/team/roles.ts'
import type { TeamRole } from '#contract/team/roles.ts'
import type { TeamMember } from '#contract/team/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const isRole = (value: string): value is TeamRole => teamRoles.some((role) => role === value)

interface TeamRowProps {
  member: TeamMember
  /** Whether the viewer changes roles and takes people out. */
  mayChange: boolean
}

/** Somebody of a team, or who is invited to it. */
export function TeamRow({ member, mayChange }: TeamRowProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id, name, phone, role, joinedAt, endsAt, isYou } = member
  const hasJoined = joinedAt !== null
  const change = useMutation({
    call: (api, next: TeamRole) =>
      api.call(calls.changeMember, { params: { memberId: id }, body: { role: next } }),
    toastId: 'team',
    successText: (_reply, next) => t('team.changed', { name, role: t(`teamRole.${next}`) }),
    revalidate: 'always',
  })
  const remove = useMutation({
    call: (api) => api.call(calls.removeMember, { params: { memberId: id } }),
    toastId: 'team',
    successText: () => t(hasJoined ? 'team.removed' : 'team.takenBack', { name }),
    onError: () => setAsking(false),
    revalidate: 'always',
  })
  const mayBeChanged = mayChange && !isYou
  return (
    <li>
      <span className="team__who">
        <b lang={langOf(name)}>{name}</b>
        <span className="block text-small text-fg-2">
          <span className="tabular-nums">{phone}</span>
          {isYou && ` · ${t('team.you')}`}
          {!hasJoined &&
            ` · ${t('team.invitedUntil', { day: dayMonthYear(indiaDate(new Date(endsAt))) })}`}
        </span>
      </span>
      {mayBeChanged ? (
        <SelectField
          className="team__role"
          id={`role-${id}`}
          name={`role-${id}`}
          label={t('team.roleOf', { name })}
          isLabelHidden
          options={teamRoles.map((value) => ({ value, label: t(`teamRole.${value}`) }))}
          value={change.pending ?? role}
          disabled={change.isPending}
          onChange={({ target: { value } }) => {
            if (isRole(value)) void change.run(value)
          }}
        />
      ) : (
        <span className="text-small font-semi">{t(`teamRole.${role}`)}</span>
      )}
      {mayBeChanged && (
        <Button
          kind="quiet"
          size="sm"
          icon={hasJoined ? UserMinus : X}
          aria-label={t(hasJoined ? 'team.removeNamed' : 'team.takeBackNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t(hasJoined ? 'team.remove' : 'team.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t(hasJoined ? 'team.removeTitle' : 'team.takeBackTitle', { name })}
        confirmLabel={t(hasJoined ? 'team.remove' : 'team.takeBack')}
        confirmKind="danger"
        cancelLabel={t('team.keep')}
        loading={remove.isPending}
        onConfirm={() => void remove.run()}
        onCancel={() => setAsking(false)}
      >
        {hasJoined && t('team.removeText')}
      </ConfirmDialog>
    </li>
  )
}
