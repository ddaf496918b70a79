import type { FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { indiaDate } from '#contract/india-time.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { idFromSlug } from '#contract/jobs/slug.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { CountCall } from '../binding/call-limits.ts'
import { etagOf } from './etags.ts'

type Options = {
  readonly clock: Clock
  readonly countCall: CountCall
  /** Differs with everything that a job's page shows in a locale besides the job. */
  readonly versionOf: (locale: Locale) => string
}

/**
 * Public job pages get the most requests. One small query returns whether a page has changed. It
 * runs at every request, so that a closed job is gone at once.
 */
export function createJobPages(
  jobs: Pick<JobsService, 'findPublicVersion'>,
  { clock, countCall, versionOf }: Options,
) {
  return {
    /**
     * The etag of the page when the URL is that of a live job's page and has no query.
     *
     * @param path the URL without the prefix of a locale
     */
    async findEtag({ url, locale }: FastifyRequest, path: string): Promise<string | undefined> {
      if (!/^\/jobs\/[^/?#.]+$/.test(path)) return undefined
      const jobId = idFromSlug(url)
      if (jobId === undefined) return undefined
      try {
        const version = await jobs.findPublicVersion(jobId)
        if (version === undefined) return undefined
        return etagOf(versionOf(locale), url, version, indiaDate(clock.now()))
      } catch {
        // The rendered page reports that the database is unavailable.
        return undefined
      }
    },

    /** Counts against the limit of the call that renders the page. */
    async countView({ ip }: FastifyRequest): Promise<void> {
      await countCall(endpoints.getPublicJob.limit, { accountId: undefined, address: ip })
    },
  }
}
