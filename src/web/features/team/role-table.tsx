import { Check, Minus } from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import './team.css'

interface RoleTableProps<Role extends string, Act extends string> {
  roles: readonly { readonly role: Role; readonly labelKey: MessageKey }[]
  acts: readonly { readonly act: Act; readonly labelKey: MessageKey }[]
  mayAct: (role: Role, act: Act) => boolean
}

/** Who may do what, from the table that the server keeps to. Where a table is too wide, each role lists what it may. */
export function RoleTable<Role extends string, Act extends string>({
  roles,
  acts,
  mayAct,
}: RoleTableProps<Role, Act>) {
  const { t } = useTranslation()
  return (
    <section className="panel min-w-0" aria-labelledby="roles-heading">
      <h2 id="roles-heading">{t('team.whatRoles')}</h2>
      <dl className="team__acts sm:hidden">
        {roles.map(({ role, labelKey }) => (
          <div key={role}>
            <dt>{t(labelKey)}</dt>
            {acts
              .filter(({ act }) => mayAct(role, act))
              .map((one) => (
                <dd key={one.act}>
                  <Icon of={Check} size="s" />
                  {t(one.labelKey)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <table className="team__roles hidden sm:table">
        <thead>
          <tr>
            <th scope="col">{t('team.acts')}</th>
            {roles.map(({ role, labelKey }) => (
              <th key={role} scope="col">
                {t(labelKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map(({ act, labelKey }) => (
            <tr key={act}>
              <th scope="row">{t(labelKey)}</th>
              {roles.map(({ role }) => {
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
    </section>
  )
}
