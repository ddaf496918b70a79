import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { callLink } from '#web/lib/format/phone-links.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayOf } from './evidence-texts.ts'

/** Who acts for a company beside the person who began it. */
export function OrganisationTeam({ team }: Pick<OrganisationForAdmins, 'team'>) {
  const { t } = useTranslation()
  if (team.length === 0) return null
  return (
    <section aria-labelledby="team-heading">
      <h2 id="team-heading" className="text-h3">
        {t('organisations.team')}
      </h2>
      <ul>
        {team.map(({ id, name, phone, role, joinedAt }) => (
          <li key={id} className="py-2">
            <span className="font-semi break-words">{name}</span>, {t(`teamRole.${role}`)}
            <span className="block text-small text-fg-2">
              <a className="link" href={callLink(phone)}>
                {phone}
              </a>{' '}
              ·{' '}
              {joinedAt === null
                ? t('organisations.invited')
                : t('organisations.memberJoined', { day: dayOf(joinedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
