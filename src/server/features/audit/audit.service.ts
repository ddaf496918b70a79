import type { Kysely } from 'kysely'
import type { Role } from '#contract/accounts/roles.ts'
import type { AuditKind } from '#contract/audit/kinds.ts'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as events from './audit.repository.ts'

/** Who acted, and from which network if that is recorded. */
type Actor = {
  readonly accountId: string
  readonly role: Role
  readonly network?: string
  /** A member acts for an organisation; the member is who did it. */
  readonly membership?: { readonly memberAccountId: string }
}

type Entry = {
  readonly kind: AuditKind
  /** The person whom the event concerns, besides the actor. */
  readonly personId?: string
  readonly jobId?: string
  readonly applicationId?: string
  /** The network of an actor without an account. */
  readonly network?: string
  readonly details?: MessageValues
}

export type Audit = ReturnType<typeof createAudit>

/** The number of months ahead whose partitions are created. */
const monthsAhead = 3
const monthMs = 30 * 24 * 3_600_000

/** The append-only audit log: who did or saw what. */
export function createAudit({ clock }: { clock: Clock }) {
  async function record(
    connection: Kysely<DB>,
    actor: Actor | undefined,
    entry: Entry,
  ): Promise<void> {
    await events.insertEvent(connection, {
      at: clock.now(),
      kind: entry.kind,
      actor_id: actor?.membership?.memberAccountId ?? actor?.accountId ?? null,
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
     * Records an event: of a change within its transaction, of a read before the reply. Without an
     * actor the product itself or the command line acted.
     */
    record,

    /** Records that a resume was opened, and counts it for the candidate. */
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

    /** Creates the partitions of the coming months. */
    async prepareMonths(connection: Kysely<DB>): Promise<void> {
      for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
        const within = new Date(clock.now().getTime() + ahead * monthMs)
        await events.createMonthPartition(connection, within)
      }
    },
  }
}
