import { mayAct } from '#contract/team/roles.ts'
import type { Team } from '#contract/team/schemas.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { TeamRow } from './team-row.tsx'
import '#web/ui/row-list.css'
import './team.css'

/** The people of an organisation: who began it, who joined, who is invited. */
export function TeamList({ team }: { team: Team }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { founderName, isFounder, members, role } = team
  const joined = members.filter(({ joinedAt }) => joinedAt !== null).length
  const waiting = members.length - joined
  return (
    <section className="panel" aria-labelledby="members-heading">
      <h2 id="members-heading">{t('team.members', { count: joined + 1 })}</h2>
      <p className="text-small text-fg-2">
        {waiting > 0 && `${t('team.waiting', { count: waiting })} `}
        {t('team.most', { count: limits.teamSize })}
      </p>
      <ul className="row-list">
        <li>
          <span className="team__who">
            <b lang={langOf(founderName)}>{founderName === '' ? t('team.founder') : founderName}</b>
            <span className="block text-small text-fg-2">
              {t(isFounder ? 'team.you' : 'team.founder')}
            </span>
          </span>
          <span className="text-small font-semi">{t('teamRole.owner')}</span>
        </li>
        {members.map((member) => (
          <TeamRow key={member.id} member={member} mayChange={mayAct(role, 'own')} />
        ))}
      </ul>
    </section>
  )
}
