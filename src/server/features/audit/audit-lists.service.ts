import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { auditKinds, auditKindsOf, auditValues, isAuditKind } from '#contract/audit/kinds.ts'
import type { AuditEvent, AuditFilters, listAuditSchema } from '#contract/audit/schemas.ts'
import { indiaDate, indiaDayRange, indiaTime } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { Message } from '#contract/i18n/message-keys.ts'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { DB, Json } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { byteOrderMark, csvLine, textCell } from '#server/lib/csv.ts'
import { isId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import * as lists from './audit-lists.repository.ts'
import type { AuditPosition, AuditRow, AuditQuery } from './audit-lists.repository.ts'
import type { Audit } from './audit.service.ts'

type ListQuery = z.output<typeof listAuditSchema>
type Deps = { db: Kysely<DB>; clock: Clock; audit: Pick<Audit, 'record'> }

export type AuditLists = ReturnType<typeof createAuditLists>

const batchSize = 500

const columns = ['at', 'kind', 'what', 'actor', 'role', 'person', 'job', 'network'] as const

/** The audit log as admins read it. */
export function createAuditLists({ db, clock, audit }: Deps) {
  return {
    /** To read what is recorded of one person is recorded too, once for all pages. */
    async list(viewer: Viewer, given: ListQuery): Promise<Page<AuditEvent>> {
      const limit = given.limit ?? limits.listDefault
      const query = await toQuery(given)
      const position = decodeTimeCursor(given.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, total] = await Promise.all([
        lists.listEvents(db, query, { after, limit: limit + 1 }),
        lists.countEvents(db, query),
      ])
      const [personId, ...others] = query.people?.ids ?? []
      if (personId !== undefined && others.length === 0 && given.cursor === undefined) {
        await audit.record(db, viewer, { kind: 'person-looked-up', personId })
      }
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(present),
        total,
        nextCursor: last ? encodeCursor({ value: last.at.toISOString(), id: last.id }) : null,
      }
    },

    /** The CSV export: its file name, and its parts, streamed from the database. The export is recorded too. */
    async open(
      viewer: Viewer,
      filters: AuditFilters,
      t: Translator,
    ): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
      const query = await toQuery(filters)
      await audit.record(db, viewer, { kind: 'audit-exported' })
      return { fileName: `audit-${indiaDate(clock.now())}.csv`, parts: write(query, t) }
    },
  }

  async function toQuery({ kind, show, person, job, from, to }: AuditFilters): Promise<AuditQuery> {
    return {
      kinds: kind ? [kind] : show ? auditKindsOf(show) : undefined,
      people: await findWhom(person?.trim() ?? ''),
      jobId: job === '' ? undefined : job,
      ...indiaDayRange({ from, to }),
    }
  }

  async function findWhom(text: string): Promise<AuditQuery['people']> {
    if (text === '') return undefined
    const ids = isId(text) ? [text] : await lists.findPeople(db, text)
    return { ids, jobIds: await lists.findJobIds(db, ids) }
  }

  async function* write(query: AuditQuery, t: Translator): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(columns.map((column) => textCell(t(`audit.column.${column}`))))
    let after: AuditPosition | undefined
    for (;;) {
      const rows = await lists.listEvents(db, query, { after, limit: batchSize })
      if (rows.length > 0) yield rows.map((row) => csvLine(toCells(present(row), t))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) return
      after = { at: last.at, id: last.id }
    }
  }
}

function present(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor:
      row.actor_id !== null && row.actor_role !== null
        ? { id: row.actor_id, name: row.actor_name ?? '', role: row.actor_role }
        : null,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
    job: row.job_id === null ? null : { id: row.job_id, name: jobName(row) },
    network: row.network,
    details: detailsOf(row.details),
  }
}

const jobName = ({ job_title, job_company }: AuditRow): string =>
  job_title === null ? '' : `${job_title}, ${job_company ?? ''}`

function detailsOf(details: Json): AuditEvent['details'] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {}
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, string | number | Message][] => {
      if (typeof value === 'string' || typeof value === 'number') return [[name, value]]
      const message = messageSchema.safeParse(value)
      return message.success ? [[name, message.data]] : []
    }),
  )
}

function toCells(event: AuditEvent, t: Translator): string[] {
  const at = new Date(event.at)
  const unknown = t('audit.unknown')
  const kind = isAuditKind(event.kind) ? auditKinds[event.kind] : undefined
  const values = auditValues(event, { unknown, system: t('audit.system') })
  return [
    `${indiaDate(at)} ${indiaTime(at)}`,
    kind ? t(kind.label) : event.kind,
    kind ? t(kind.sentence, values) : '',
    event.actor?.name ?? t('audit.system'),
    event.actor ? t(`audit.role.${event.actor.role}`) : '',
    event.person?.name ?? '',
    event.job?.name ?? '',
    event.network ?? '',
  ].map(textCell)
}
