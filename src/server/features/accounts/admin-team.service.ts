import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { adminRolesThatMay } from '#contract/admin/roles.ts'
import type { AdminAct, AdminRole } from '#contract/admin/roles.ts'
import type { ListedAdmin, listAdminsSchema } from '#contract/admin/team-schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import type { NamedAdmins } from './accounts.repository.ts'
import * as admins from './admin-roles.repository.ts'
import { setAdminRole } from './set-admin-role.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: NamedAdmins
}

/** The admins and their roles, for the owners among them. */
export function createAdminTeam({ db, clock, audit, config }: Deps) {
  return {
    /** The admins whose role covers something, by name. */
    listWhoMay: (act: AdminAct) => admins.listAdminsInRoles(db, config, adminRolesThatMay(act)),

    async listAdmins(
      { accountId }: Viewer,
      { cursor, limit = limits.listDefault }: z.output<typeof listAdminsSchema>,
    ): Promise<Page<ListedAdmin>> {
      const position = decodeTimeCursor(cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const rows = await admins.listAdmins(db, config, { after, limit: limit + 1 })
      const { all, owners } = await admins.countAdmins(db, config)
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(({ id, name, role, since, has_second_step: hasSecondStep }) => ({
          id,
          name,
          role,
          since: since.toISOString(),
          hasSecondStep,
          isYou: id === accountId,
          isLastOwner: role === 'owner' && owners === 1,
        })),
        total: all,
        nextCursor: last
          ? encodeCursor({ value: last.created_at.toISOString(), id: last.id })
          : null,
      }
    },

    /**
     * Gives an admin another role, which holds from their next call on. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND; LAST_OWNER; MEMBER_MAY_NOT for who is no owner any more
     */
    async changeAdminRole(viewer: Viewer, accountId: string, role: AdminRole): Promise<void> {
      if (!isId(accountId)) throw new AppError('NOT_FOUND')
      const now = clock.now()
      await db.transaction().execute(async (tx) => {
        await setAdminRole({ audit, named: config }, tx, viewer, { accountId, role, now })
      })
    },
  }
}
