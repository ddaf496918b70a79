import { Check, Minus } from 'lucide-react'
import { mayAct, teamActs, teamRoles } from '#contract/team/roles.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Who may do what, from the table that the server keeps to. */
export function RoleTable() {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="roles-heading">
      <h2 id="roles-heading">{t('team.whatRoles')}</h2>
      <div className="overflow-x-auto">
        <table className="team__roles">
          <thead>
            <tr>
              <th scope="col">{t('team.acts')}</th>
              {teamRoles.map((role) => (
                <th key={role} scope="col">
                  {t(`teamRole.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teamActs.map((act) => (
              <tr key={act}>
                <th scope="row">{t(`team.act.${act}`)}</th>
                {teamRoles.map((role) => {
                  const may = mayAct(role, act)
                  return (
                    <td key={role}>
                      <Icon of={may ? Check : Minus} size="s" />
                      <span className="sr-only">{t(may ? 'team.may' : 'team.mayNot')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
