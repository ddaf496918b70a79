import { mayAct } from '#contract/team/roles.ts'
import type { Team } from '#contract/team/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TeamInvitations } from './team-invitations.tsx'

/** Above the profile: who invites the viewer, or that the organisation's owners keep this page. */
export function TeamNote({ team }: { team: Team }) {
  const { t } = useTranslation()
  const { organisationName, role, isFounder, invitations } = team
  return (
    <>
      <TeamInvitations invitations={invitations} />
      {!isFounder && (
        <Notice>
          <p>
            {t('joining.actingFor', {
              organisation: organisationName,
              role: t(`teamRole.${role}`),
            })}
          </p>
          {!mayAct(role, 'own') && <p>{t('joining.ownersKeep')}</p>}
        </Notice>
      )}
    </>
  )
}
