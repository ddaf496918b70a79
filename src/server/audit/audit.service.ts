import type { Kysely } from 'kysely'
import type { Role } from '#contract/accounts.ts'
import type { AuditKind } from '#contract/audit.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import * as events from './audit.repository.ts'

/** Who did it, and from which network where that is known. */
type Actor = {
  readonly accountId: string
  readonly role: Role
  readonly network?: string
}

type Entry = {
  readonly kind: AuditKind
  /** Whom it is about, besides the actor. */
  readonly personId?: string
  readonly jobId?: string
  readonly applicationId?: string
  /** Of an actor who is nobody here. */
  readonly network?: string
  readonly details?: Readonly<Record<string, string | number>>
}

export type Audit = ReturnType<typeof createAudit>

/** How many months ahead of now have a table of their own. */
const monthsAhead = 3
const monthMs = 30 * 24 * 3_600_000

/** Writes down who did or saw what. Nobody can change it afterwards. */
export function createAudit({ clock }: { clock: Clock }) {
  async function record(
    connection: Kysely<DB>,
    actor: Actor | undefined,
    entry: Entry,
  ): Promise<void> {
    await events.insertEvent(connection, {
      at: clock.now(),
      kind: entry.kind,
      actor_id: actor?.accountId ?? null,
      actor_role: actor?.role ?? null,
      person_id: entry.personId ?? null,
      job_id: entry.jobId ?? null,
      application_id: entry.applicationId ?? null,
      network: actor?.network ?? entry.network ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
  }

  return {
    /**
     * With the transaction of what it tells of, where that writes; before the reply, where it reads.
     * Without an actor it was the product itself, or the command line.
     */
    record,

    /** A resume that somebody opens, for the record and for the candidate whose it is. */
    async recordResumeOpened(
      connection: Kysely<DB>,
      actor: Actor & { readonly role: 'employer' | 'admin' },
      application: { id: string; jobId: string; candidateId: string },
    ): Promise<void> {
      await record(connection, actor, {
        kind: 'resume-opened',
        applicationId: application.id,
        jobId: application.jobId,
        personId: application.candidateId,
      })
      await events.countResumeView(connection, {
        applicationId: application.id,
        viewerRole: actor.role,
        now: clock.now(),
      })
    },

    /** Sees to it that the coming months have their tables. */
    async prepareMonths(connection: Kysely<DB>): Promise<void> {
      for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
        const within = new Date(clock.now().getTime() + ahead * monthMs)
        await events.makeMonth(connection, within)
      }
    },
  }
}
