import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { workIdParamsSchema } from '#contract/operations.ts'
import type { listStoppedWorkSchema, StoppedWork } from '#contract/operations.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Page } from '../lib/page.ts'
import { problemText } from './problem-text.rules.ts'
import * as work from './stopped-work.repository.ts'
import type { StoppedWorkRow } from './stopped-work.repository.ts'

type Needs = { db: Kysely<DB>; audit: Pick<Audit, 'record'> }

/** Background work that used up its tries: an admin reads it, and lets it go on or be. */
export function createStoppedWork({ db, audit }: Needs) {
  async function change(
    viewer: Viewer,
    id: string,
    kind: 'work-resent' | 'work-dropped',
    act: (trx: Transaction<DB>, id: string) => Promise<void>,
  ): Promise<boolean> {
    return await db.transaction().execute(async (trx) => {
      const stopped = await work.lockStopped(trx, id)
      if (stopped === undefined) return false
      await act(trx, id)
      await audit.record(trx, viewer, { kind, details: { task: stopped.task, work: id } })
      return true
    })
  }

  return {
    /** @throws AppError MALFORMED for a cursor that this server did not make */
    async listStopped(wish: z.output<typeof listStoppedWorkSchema>): Promise<Page<StoppedWork>> {
      const limit = wish.limit ?? limits.listDefault
      const [rows, total] = await Promise.all([
        work.listStopped(db, { before: readCursor(wish.cursor), limit: limit + 1 }),
        work.countStopped(db),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { items: shown.map(present), total, nextCursor: last?.id ?? null }
    },

    /** Asked again it changes nothing: by then it is no stopped work. */
    resend: (viewer: Viewer, id: string) => change(viewer, id, 'work-resent', work.queueAgain),

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
