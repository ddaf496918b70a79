import { adminActs, adminRoles, mayActAsAdmin } from '#contract/admin/roles.ts'
import { RoleTable } from '#web/features/team/role-table.tsx'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Pager } from '#web/ui/pager.tsx'
import { AdminRow } from './admin-row.tsx'
import type { AdminsPage } from './load-admins.ts'
import '#web/ui/row-list.css'

/** Who is an admin, what each may do, and the roles. For owners. */
export function AdminsScreen(page: AdminsPage) {
  const { t } = useTranslation()
  const { items, total } = page.list
  const { pageCount, pager } = useCursorPages(page, t('admins.pagesLabel'))
  return (
    <div className="wrap py-6">
      <h1>{t('admins.title')}</h1>
      <p className="text-fg-2">{t('admins.lead')}</p>
      <div className="grid grid-cols-1 gap-4 mt-4 lg:grid-cols-2 items-start">
        <section className="panel min-w-0" aria-labelledby="admins-heading">
          <h2 id="admins-heading">{t('admins.count', { count: total })}</h2>
          <ul className="row-list">
            {items.map((admin) => (
              <AdminRow key={admin.id} admin={admin} />
            ))}
          </ul>
          {pageCount > 1 && <Pager {...pager} />}
        </section>
        <RoleTable
          roles={adminRoles.map((role) => ({ role, labelKey: `adminRole.${role}` }))}
          acts={adminActs.map((act) => ({ act, labelKey: `admins.act.${act}` }))}
          mayAct={mayActAsAdmin}
        />
      </div>
    </div>
  )
}
