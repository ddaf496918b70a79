import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import type { ViewSource } from '#contract/job-views/sources.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import * as repository from './job-views.repository.ts'
import type { JobView } from './job-views.repository.ts'

/** Views that wait while the database is away; what comes beyond is not counted. */
const maxWaiting = 50_000
const viewsAtOnce = 2000
const viewerBytes = 16
const dayMs = 86_400_000

type Seeing = {
  readonly viewer: Pick<Viewer, 'accountId' | 'role'> | undefined
  readonly visitor?: string | undefined
  readonly source?: ViewSource | undefined
}
type Deps = { db: Kysely<DB>; clock: Clock; log: Log; secret: string }

export type JobViewsService = ReturnType<typeof createJobViewsService>

/**
 * Counts who sees a job, once a person and day: candidates, visitors and other employers, but no admin and not the job's own
 * employer. Views wait in memory for a moment and are written together.
 */
export function createJobViewsService({ db, clock, log, secret }: Deps) {
  let waiting = new Map<string, JobView>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  /** Nobody can tell from it who it was, or that the same person saw two jobs. */
  const hashOf = (text: string): string =>
    createHmac('sha256', secret)
      .update(`job-view\n${text}`)
      .digest()
      .subarray(0, viewerBytes)
      .toString('hex')

  async function write(): Promise<void> {
    const views = [...waiting.values()]
    waiting = new Map()
    for (let at = 0; at < views.length; at += viewsAtOnce) {
      try {
        await repository.addViews(db, views.slice(at, at + viewsAtOnce))
      } catch (error) {
        log.warn({ error, views: views.length - at }, 'Views of jobs could not be counted yet')
        for (const view of views.slice(at)) keep(view)
        return
      }
    }
  }

  function keep(view: JobView): void {
    const key = `${view.jobId} ${view.viewer}`
    // The first look says where the person came from.
    if (waiting.size >= maxWaiting || waiting.has(key)) return
    waiting.set(key, view)
    timer ??= setTimeout(() => void flush(), limits.jobViewsFlushMs).unref()
  }

  /** Writes what was counted until now. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    count(jobId: string, { viewer, visitor, source }: Seeing): void {
      const person = viewer === undefined ? visitor : viewer.accountId
      if (!isId(jobId) || person === undefined || viewer?.role === 'admin') return
      const day = indiaDate(clock.now())
      const who = `${viewer === undefined ? 'visitor' : 'account'}\n${person}`
      keep({
        jobId,
        day,
        viewer: hashOf(`${jobId}\n${day}\n${who}`),
        source: source ?? null,
        employerId: viewer?.role === 'employer' ? viewer.accountId : null,
      })
    },

    flush,

    async deleteOldViewers(): Promise<void> {
      const before = indiaDate(new Date(clock.now().getTime() - limits.jobViewerDays * dayMs))
      await repository.deleteViewersBefore(db, before)
    },

    /** Before the program ends, so that no view is lost. */
    close: flush,
  }
}
