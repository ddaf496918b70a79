import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { workIdParamsSchema } from '#contract/operations/schemas.ts'
import type { listStoppedWorkSchema, StoppedWork } from '#contract/operations/schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Page } from '#server/lib/page.ts'
import { problemText } from './problem-text.rules.ts'
import * as work from './stopped-work.repository.ts'
import type { StoppedWorkRow } from './stopped-work.repository.ts'

type Deps = { db: Kysely<DB>; audit: Pick<Audit, 'record'> }

/** Background work that failed all of its tries: an admin can list, retry or drop it. */
export function createStoppedWork({ db, audit }: Deps) {
  async function change(
    viewer: Viewer,
    id: string,
    kind: 'work-resent' | 'work-dropped',
    action: (tx: Transaction<DB>, id: string) => Promise<void>,
  ): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const stopped = await work.lockStopped(tx, id)
      if (stopped === undefined) return false
      await action(tx, id)
      await audit.record(tx, viewer, { kind, details: { task: stopped.task, work: id } })
      return true
    })
  }

  return {
    /** @throws AppError MALFORMED for an invalid cursor */
    async listStopped(query: z.output<typeof listStoppedWorkSchema>): Promise<Page<StoppedWork>> {
      const limit = query.limit ?? limits.listDefault
      const [rows, total] = await Promise.all([
        work.listStopped(db, { before: readCursor(query.cursor), limit: limit + 1 }),
        work.countStopped(db),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { items: shown.map(present), total, nextCursor: last?.id ?? null }
    },

    /** Idempotent: after the first call the work is not stopped any more. */
    resend: (viewer: Viewer, id: string) => change(viewer, id, 'work-resent', work.requeue),

    drop: (viewer: Viewer, id: string) => change(viewer, id, 'work-dropped', work.removeWork),
  }
}

function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const parsed = workIdParamsSchema.safeParse({ workId: cursor })
  if (!parsed.success) throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
  return parsed.data.workId
}

const present = (row: StoppedWorkRow): StoppedWork => ({
  id: row.id,
  task: row.task,
  queuedAt: row.queuedAt.toISOString(),
  stoppedAt: row.stoppedAt.toISOString(),
  tries: row.tries,
  problem: problemText(row.lastError),
})
