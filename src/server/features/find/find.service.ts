import type { Kysely } from 'kysely'
import { mayActAsAdmin } from '#contract/admin/roles.ts'
import { actOfKind } from '#contract/find/kinds.ts'
import type { FoundKind } from '#contract/find/kinds.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findCompanies, findJobs, findPayments } from './find.repository.ts'
import { findGrievances, findPeople, findRequests } from './find-people.repository.ts'
import type { Found } from './found.ts'
import { readTyped, shownInAudit } from './typed-text.rules.ts'

type Deps = { db: Kysely<DB>; clock: Clock; audit: Pick<Audit, 'record'> }

export type FindService = ReturnType<typeof createFindService>

/** What an admin finds from any page. */
export function createFindService({ db, clock, audit }: Deps) {
  return {
    /**
     * What the admin's role works on. A look at people is recorded, and so is the search for a number or an address that nobody
     * has.
     */
    async find(viewer: Viewer, q: string): Promise<Found> {
      const typed = readTyped(q)
      const limit = limits.findPerKind
      const { adminRole } = viewer
      const may = (kind: FoundKind): boolean =>
        adminRole !== undefined && mayActAsAdmin(adminRole, actOfKind[kind])
      const [companies, jobs, people, payments, requests, grievances] = await Promise.all([
        may('company') ? findCompanies(db, typed, limit) : [],
        may('job') ? findJobs(db, typed, { now: clock.now(), limit }) : [],
        may('person') ? findPeople(db, typed, limit) : [],
        may('payment') ? findPayments(db, typed, limit) : [],
        may('inbox') ? findRequests(db, typed, limit) : [],
        may('inbox') ? findGrievances(db, typed, limit) : [],
      ])
      const count = people.length + requests.length + grievances.length
      if (count > 0 || typed.phone !== undefined || typed.email !== undefined) {
        const [first] = people
        await audit.record(db, viewer, {
          kind: 'people-found',
          ...(first && count === 1 && { personId: first.id }),
          details: { text: shownInAudit(typed.text), count },
        })
      }
      return { companies, jobs, people, payments, requests, grievances }
    },
  }
}
