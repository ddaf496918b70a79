import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { mayAct, teamActs, teamRoles } from '#contract/team/roles.ts'
import type { Team } from '#contract/team/schemas.ts'
import { ProfileTabs } from '#web/features/profiles/employer/profile-tabs.tsx'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { RoleTable } from './role-table.tsx'
import { TeamInvitations } from './team-invitations.tsx'
import { TeamList } from './team-list.tsx'

/** Who works for an organisation, what each may do, and who is invited. */
export function TeamScreen({ team }: { team: Team }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { organisationName, role, isFounder, invitations } = team
  return (
    <div className="wrap py-6">
      <h1>{t('employerProfile.team')}</h1>
      {organisationName !== '' && (
        <p className="text-fg-2 break-words">
          <span lang={langOf(organisationName)}>{organisationName}</span>
          {!isFounder && ` · ${t('team.youAre', { role: t(`teamRole.${role}`) })}`}
        </p>
      )}
      <ProfileTabs current="team" />
      <div className="stack mt-4">
        <TeamInvitations invitations={invitations} />
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
          <div className="stack min-w-0">
            <TeamList team={team} />
            {!isFounder && <LeaveTeam organisationName={organisationName} />}
          </div>
          <div className="stack min-w-0">
            {mayAct(role, 'own') && <InviteForm />}
            <RoleTable
              roles={teamRoles.map((one) => ({ role: one, labelKey: `teamRole.${one}` }))}
              acts={teamActs.map((act) => ({ act, labelKey: `team.act.${act}` }))}
              mayAct={mayAct}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

function LeaveTeam({ organisationName }: { organisationName: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.leaveTeam),
    toastId: 'team',
    successText: () => t('team.left', { organisation: organisationName }),
    onSuccess: () => void navigate(paths.employerProfile()),
    onError: () => setAsking(false),
    revalidate: 'never',
  })
  return (
    <div>
      <Button kind="sec" icon={LogOut} onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('team.leaveTitle', { organisation: organisationName })}
        confirmLabel={t('team.leave')}
        confirmKind="danger"
        cancelLabel={t('team.stay')}
        loading={isPending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {t('team.leaveText')}
      </ConfirmDialog>
    </div>
  )
}
