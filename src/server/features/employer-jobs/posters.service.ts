import { withSource } from '#contract/job-views/sources.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { localePath } from '#contract/i18n/locale-address.ts'
import type { posterQuerySchema } from '#contract/employer-jobs/schemas.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { paidJobOf } from '#server/features/jobs/fact-columns.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { currentState } from '#server/features/jobs/jobs.rules.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { CheckInTokens } from '#server/lib/interview-links.ts'
import type { DrawPoster, Poster } from './poster-drawing.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  languages: Languages
  publicUrl: string
  checkInTokens: Pick<CheckInTokens, 'pathOf'>
  draw: DrawPoster
}

export type PostersService = ReturnType<typeof createPostersService>

/** Posters of jobs, with a code that leads to the job's public page or to the check-in of its interviews. */
export function createPostersService(deps: Deps) {
  const { db, clock, languages, publicUrl, checkInTokens, draw } = deps
  return {
    /**
     * @throws AppError JOB_NOT_FOUND; STATUS_NOT_ALLOWED unless the job is live, or for the check-in was once;
     *   UNPRINTABLE_LETTERS
     */
    async drawPoster(
      viewer: Viewer,
      jobId: string,
      { locale: requested, kind }: z.output<typeof posterQuerySchema>,
    ): Promise<Buffer> {
      const job = isId(jobId) ? await jobRows.findOwnJob(db, viewer.accountId, jobId) : undefined
      if (!job) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      const isAllowed =
        kind === 'job' ? currentState(job, now) === 'live' : job.first_accepted_at !== null
      if (!isAllowed) throw new AppError('STATUS_NOT_ALLOWED')
      const locale = languages.find(requested) ?? languages.main
      const t = languages.translatorOf(locale)
      const addressOf = (path: string) => publicUrl + localePath(path, locale, languages.enabled)
      const poster =
        kind === 'job'
          ? // The short address leads on to the whole one; its code has fewer squares.
            jobPoster(job, t, withSource(addressOf(`/jobs/${job.id}`), 'poster'))
          : checkInPoster(job, t, addressOf(checkInTokens.pathOf(job.id)))
      const drawn = await draw(poster, { t, now })
      if (!drawn) throw new AppError('UNPRINTABLE_LETTERS')
      return drawn
    },
  }
}

const placeOf = (job: JobRow, t: Translator): string =>
  [job.location, t.place(job.city)].filter((part) => part !== '').join(', ')

const jobPoster = (job: JobRow, t: Translator, address: string): Poster => ({
  name: t('poster.fileTitle', { title: job.title }),
  company: job.company_name,
  lead: t('poster.hiring'),
  heading: job.title,
  steps: [t('poster.openCamera'), t('poster.pointCamera'), t('poster.tapLink'), t('poster.apply')],
  facts: [
    [t('poster.company'), job.company_name],
    [t('poster.pay'), plainPay(paidJobOf(job), t.say)],
    [t('poster.place'), placeOf(job, t)],
  ],
  address,
})

const checkInPoster = (job: JobRow, t: Translator, address: string): Poster => ({
  name: t('poster.checkInFileTitle', { title: job.title }),
  company: job.company_name,
  lead: '',
  heading: t('poster.checkIn'),
  steps: [
    t('poster.openCamera'),
    t('poster.pointCamera'),
    t('poster.giveNumber'),
    t('poster.sitDown'),
  ],
  facts: [
    [t('poster.job'), job.title],
    [t('poster.place'), placeOf(job, t)],
  ],
  address,
})
