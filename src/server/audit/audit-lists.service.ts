import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { auditKinds, auditValues, isAuditKind } from '#contract/audit.ts'
import type { AuditEvent, AuditFilters, listAuditSchema } from '#contract/audit.ts'
import { endOfIndiaDayAfter, indiaDate, indiaTime } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB, Json } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Clock } from '../lib/clock.ts'
import { byteOrderMark, csvLine, textCell } from '../lib/csv.ts'
import { isId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import * as lists from './audit-lists.repository.ts'
import type { AuditPosition, AuditRow, AuditWish } from './audit-lists.repository.ts'
import type { Audit } from './audit.service.ts'

type ListWish = z.output<typeof listAuditSchema>
type Needs = { db: Kysely<DB>; clock: Clock; audit: Pick<Audit, 'record'> }

export type AuditLists = ReturnType<typeof createAuditLists>

const rowsAtOnce = 500

const columns = ['at', 'kind', 'what', 'actor', 'role', 'person', 'job', 'network'] as const

/** The record as admins read it. */
export function createAuditLists({ db, clock, audit }: Needs) {
  return {
    async list(given: ListWish): Promise<Page<AuditEvent>> {
      const limit = given.limit ?? limits.listDefault
      const wish = await wishOf(given)
      const position = decodeTimeCursor(given.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, total] = await Promise.all([
        lists.listEvents(db, wish, { after, limit: limit + 1 }),
        lists.countEvents(db, wish),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(present),
        total,
        nextCursor: last ? encodeCursor({ value: last.at.toISOString(), id: last.id }) : null,
      }
    },

    /** The file's name and its parts, read from the database as they are sent; this is recorded too. */
    async open(
      viewer: Viewer,
      filters: AuditFilters,
    ): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
      const wish = await wishOf(filters)
      await audit.record(db, viewer, { kind: 'audit-exported' })
      return { fileName: `audit-${indiaDate(clock.now())}.csv`, parts: write(wish) }
    },
  }

  async function wishOf({ kind, person, job, from, to }: AuditFilters): Promise<AuditWish> {
    return {
      kind: kind === '' ? undefined : kind,
      people: await peopleOf(person?.trim() ?? ''),
      jobId: job === '' ? undefined : job,
      from: from ? new Date(`${from}T00:00:00+05:30`) : undefined,
      until: to ? endOfIndiaDayAfter(new Date(`${to}T00:00:00+05:30`), 0) : undefined,
    }
  }

  async function peopleOf(text: string): Promise<readonly string[] | undefined> {
    if (text === '') return undefined
    return isId(text) ? [text] : await lists.findPeople(db, text)
  }

  async function* write(wish: AuditWish): AsyncGenerator<string> {
    yield (
      byteOrderMark + csvLine(columns.map((column) => textCell(sentence(`audit.column.${column}`))))
    )
    let after: AuditPosition | undefined
    for (;;) {
      const rows = await lists.listEvents(db, wish, { after, limit: rowsAtOnce })
      if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(present(row)))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) return
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

function detailsOf(details: Json): Record<string, string | number> {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {}
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )
}

function cellsOf(event: AuditEvent): string[] {
  const at = new Date(event.at)
  const unknown = sentence('audit.unknown')
  const kind = isAuditKind(event.kind) ? auditKinds[event.kind] : undefined
  const says = auditValues(event, { unknown, system: sentence('audit.system') })
  return [
    `${indiaDate(at)} ${indiaTime(at)}`,
    kind ? sentence(kind.label) : event.kind,
    kind ? sentence(kind.sentence, says) : '',
    event.actor?.name ?? sentence('audit.system'),
    event.actor ? sentence(`audit.role.${event.actor.role}`) : '',
    event.person?.name ?? '',
    event.job?.name ?? '',
    event.network ?? '',
  ].map(textCell)
}
