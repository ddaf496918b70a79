import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { isReasonFor } from '#contract/evidence/fail-reasons.ts'
import { isForAdmins } from '#contract/evidence/kinds.ts'
import { evidenceMoves, mayMove } from '#contract/evidence/states.ts'
import type {
  decideEvidenceSchema,
  listOrganisationsSchema,
  OrganisationForAdmins,
  OrganisationRow,
} from '#contract/evidence/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import { listMembers } from '#server/features/team/team.repository.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { validUntil } from './evidence.service.ts'
import * as evidence from './evidence.repository.ts'
import * as organisations from './organisations.repository.ts'
import { presentOrganisation, presentRow } from './organisations.presenter.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'privateUrl'>
  jobs: Pick<JobsService, 'refreshCompanyLevel'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
}
type Decision = z.output<typeof decideEvidenceSchema>

export type OrganisationsService = ReturnType<typeof createOrganisationsService>

/** Organisations as admins see them, and what they decide on evidence. */
export function createOrganisationsService({ db, clock, files, jobs, messages, audit }: Deps) {
  return {
    async list(query: z.output<typeof listOrganisationsSchema>): Promise<Page<OrganisationRow>> {
      const { show = 'toCheck', search = '', limit = limits.listDefault } = query
      const isToCheck = show === 'toCheck'
      const position = decodeTimeCursor(query.cursor)
      const now = clock.now()
      const [rows, counts] = await Promise.all([
        organisations.listOrganisations(db, {
          isToCheck,
          search: search.trim(),
          after: position?.at ? { at: position.at, id: position.id } : undefined,
          now,
          limit: limit + 1,
        }),
        organisations.countOrganisations(db, search.trim()),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const at = last && (isToCheck ? last.waits_since : last.joined_at)
      return {
        items: shown.map(presentRow),
        total: isToCheck ? counts.toCheck : counts.all,
        nextCursor: last && at ? encodeCursor({ value: at.toISOString(), id: last.id }) : null,
        counts,
      }
    },

    /** @throws AppError NOT_FOUND */
    async read(viewer: Viewer, organisationId: string): Promise<OrganisationForAdmins> {
      const organisation = await find(organisationId)
      await audit.record(db, viewer, { kind: 'organisation-viewed', personId: organisationId })
      return organisation
    },

    /**
     * Says whether evidence holds; the same again changes nothing. The organisation is told.
     * @throws AppError NOT_FOUND, also for what another has taken the place of; INVALID_FORM for a reason that its kind has not;
     *   CHANGED_MEANWHILE when it was decided otherwise
     */
    async decide(
      viewer: Viewer,
      evidenceId: string,
      { decision, reason }: Decision,
    ): Promise<OrganisationForAdmins> {
      if (!isId(evidenceId)) throw new AppError('NOT_FOUND')
      const organisationId = await db.transaction().execute(async (tx) => {
        const row = await evidence.lockEvidence(tx, evidenceId)
        if (!row || !isForAdmins(row.kind)) throw new AppError('NOT_FOUND')
        if (decision === 'fail' && (reason === undefined || !isReasonFor(row.kind, reason))) {
          throw new AppError('INVALID_FORM', { fields: { reason: 'evidence.reasonRequired' } })
        }
        const { to } = evidenceMoves[decision]
        if (row.state === to && (row.fail_reason ?? undefined) === reason)
          return row.organisation_id
        if (!mayMove(row.state, decision)) throw new AppError('CHANGED_MEANWHILE')
        const now = clock.now()
        const decided = { decided_at: now, decided_by: viewer.accountId }
        await (decision === 'hold'
          ? evidence.setVerified(tx, row, { ...decided, valid_until: validUntil(row.kind, now) })
          : evidence.setFailed(tx, row.id, { ...decided, fail_reason: reason ?? null }))
        const what = { key: `evidence.kind.${row.kind}` } as const
        await audit.record(tx, viewer, {
          kind: decision === 'hold' ? 'evidence-verified' : 'evidence-failed',
          personId: row.organisation_id,
          details: { what },
        })
        await messages.notify(tx, {
          event: decision === 'hold' ? 'evidenceHolds' : 'evidenceFailed',
          to: row.organisation_id,
          subject: `evidence-${row.kind}`,
          occurrence: `${row.id} ${decision}`,
          values: { what, reason: reason === undefined ? '' : { key: `evidence.fail.${reason}` } },
          link: '/company',
        })
        return row.organisation_id
      })
      await jobs.refreshCompanyLevel(organisationId)
      return await find(organisationId)
    },
  }

  async function find(organisationId: string): Promise<OrganisationForAdmins> {
    const now = clock.now()
    const row = isId(organisationId)
      ? await organisations.findOrganisation(db, organisationId, now)
      : undefined
    if (!row) throw new AppError('NOT_FOUND')
    const [current, same, history, team] = await Promise.all([
      evidence.listCurrent(db, organisationId),
      evidence.countSameElsewhere(db, organisationId),
      organisations.listHistory(db, organisationId, limits.evidenceHistoryShown),
      listMembers(db, organisationId, now),
    ])
    return presentOrganisation(row, {
      current,
      history,
      team,
      now,
      sameElsewhere: (id) => same.get(id) ?? 0,
      photoUrl: (fileId) => files.privateUrl(fileId, 'inline'),
    })
  }
}
