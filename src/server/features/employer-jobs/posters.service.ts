import type { Kysely } from 'kysely'
import { localePath } from '#contract/i18n/locale-address.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { paidJobOf } from '#server/features/jobs/fact-columns.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import { currentState } from '#server/features/jobs/jobs.rules.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { DrawPoster } from './poster-drawing.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  languages: Languages
  publicUrl: string
  draw: DrawPoster
}

export type PostersService = ReturnType<typeof createPostersService>

/** Posters of live jobs, with a code that leads to the job's public page. */
export function createPostersService({ db, clock, languages, publicUrl, draw }: Deps) {
  return {
    /** @throws AppError JOB_NOT_FOUND, STATUS_NOT_ALLOWED unless the job is live, UNPRINTABLE_LETTERS */
    async drawPoster(viewer: Viewer, jobId: string, requested: Locale): Promise<Buffer> {
      const job = isId(jobId) ? await jobRows.findOwnJob(db, viewer.accountId, jobId) : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      if (currentState(job, now) !== 'live') throw new AppError('STATUS_NOT_ALLOWED')
      const locale = languages.find(requested) ?? languages.main
      const t = languages.translatorOf(locale)
      // The short address leads on to the whole one; its code has fewer squares.
      const path = localePath(`/jobs/${job.id}`, locale, languages.enabled)
      const poster = {
        title: job.title,
        company: job.company_name,
        pay: plainPay(paidJobOf(job), t.say),
        place: [job.location, t.place(job.city)].filter((part) => part !== '').join(', '),
        address: publicUrl + path,
      }
      const drawn = await draw(poster, { t, now })
      if (!drawn) throw new AppError('UNPRINTABLE_LETTERS')
      return drawn
    },
  }
}
