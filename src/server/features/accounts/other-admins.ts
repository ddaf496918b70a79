import type { Kysely } from 'kysely'
import { adminRolesThatMay } from '#contract/admin/roles.ts'
import type { AdminAct } from '#contract/admin/roles.ts'
import type { DB } from '#server/db/types.ts'

/** Whether there is an admin beside this one who may do something. */
export async function hasOtherAdmin(
  db: Kysely<DB>,
  adminId: string,
  act: AdminAct,
): Promise<boolean> {
  const other = await db
    .selectFrom('admin_roles')
    .innerJoin('accounts', 'accounts.id', 'admin_roles.account_id')
    .select('accounts.id')
    .where('admin_roles.role', 'in', adminRolesThatMay(act))
    .where('accounts.id', '<>', adminId)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}
