import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { trustCalls } from '#contract/trust-calls.ts'
import { adminRoles } from '#contract/admin/roles.ts'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { ListedAdmin } from '#contract/admin/team-schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const isRole = (value: string): value is AdminRole => adminRoles.some((role) => role === value)

/** An admin with the role, which an owner changes. Whoever changes the own one is warned before. */
export function AdminRow({ admin }: { admin: ListedAdmin }) {
  const { t } = useTranslation()
  const [ownNext, setOwnNext] = useState<AdminRole>()
  const { id, name, role, since, hasSecondStep, isYou, isLastOwner } = admin
  const change = useMutation({
    call: (api, next: AdminRole) =>
      api.call(trustCalls.changeAdminRole, { params: { adminId: id }, body: { role: next } }),
    toastId: 'admins',
    successText: (_reply, next) => t('team.changed', { name, role: t(`adminRole.${next}`) }),
    onError: () => setOwnNext(undefined),
    revalidate: 'always',
  })
  return (
    <li>
      <span className="team__who">
        <b>{name}</b>
        <span className="block text-small text-fg-2">
          {isYou && `${t('team.you')} · `}
          {t('admins.since', { day: dayMonthYear(indiaDate(new Date(since))) })}
        </span>
        <span className="flex items-center gap-1 text-small text-fg-2">
          <Icon of={hasSecondStep ? ShieldCheck : ShieldOff} size="s" />
          {t(hasSecondStep ? 'admins.secondStepOn' : 'admins.secondStepOff')}
        </span>
      </span>
      {isLastOwner ? (
        <span className="text-small">
          <b className="block font-semi">{t(`adminRole.${role}`)}</b>
          <span className="text-fg-2">{t('admins.lastOwner')}</span>
        </span>
      ) : (
        <SelectField
          className="team__role"
          id={`role-${id}`}
          name={`role-${id}`}
          label={t('team.roleOf', { name })}
          isLabelHidden
          options={adminRoles.map((value) => ({ value, label: t(`adminRole.${value}`) }))}
          value={change.pending ?? role}
          disabled={change.isPending}
          onChange={({ target: { value } }) => {
            if (!isRole(value)) return
            if (isYou) setOwnNext(value)
            else void change.run(value)
          }}
        />
      )}
      <ConfirmDialog
        open={ownNext !== undefined}
        title={t('admins.ownTitle')}
        confirmLabel={t('admins.ownConfirm')}
        confirmKind="danger"
        cancelLabel={t('team.keep')}
        loading={change.isPending}
        onConfirm={() => {
          if (ownNext) void change.run(ownNext)
        }}
        onCancel={() => setOwnNext(undefined)}
      >
        {ownNext && t('admins.ownText', { role: t(`adminRole.${ownNext}`) })}
      </ConfirmDialog>
    </li>
  )
}
