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

/** Who may do what, from the table that the server keeps to. */
export function RoleTable<Role extends string, Act extends string>({
  roles,
  acts,
  mayAct,
}: RoleTableProps<Role, Act>) {
  const { t } = useTranslation()
  return (
    <div className="panel min-w-0">
      <h2 id="roles-heading">{t('team.whatRoles')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it scrolls by the arrow keys */}
      <section className="overflow-x-auto" aria-labelledby="roles-heading" tabIndex={0}>
        <table className="team__roles">
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
    </div>
  )
}
