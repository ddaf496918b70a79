import type { FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { indiaDate } from '#contract/india-time.ts'
import { idFromSlug } from '#contract/job-slug.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { CountCall } from './call-limits.ts'
import { tagOf } from './etags.ts'

type Options = {
  readonly clock: Clock
  readonly countCall: CountCall
  readonly madeOf: readonly string[]
}

/**
 * The public pages of jobs, which are asked for most of all: whether one has changed is told by one look
 * at the job. It is asked at every request, so that a job that ends is gone at once.
 */
export function createJobPages(
  jobs: Pick<JobsService, 'findPublicVersion'>,
  { clock, countCall, madeOf }: Options,
) {
  return {
    /** The tag of what stands at the address, if that is a live job and nothing else is asked. */
    async findTag({ url }: FastifyRequest): Promise<string | undefined> {
      if (!/^\/jobs\/[^/?#.]+$/.test(url)) return undefined
      const jobId = idFromSlug(url)
      if (jobId === undefined) return undefined
      try {
        const version = await jobs.findPublicVersion(jobId)
        if (version === undefined) return undefined
        return tagOf(...madeOf, url, version, indiaDate(clock.now()))
      } catch {
        // Whatever keeps the database from answering: the page itself says so, and in which words.
        return undefined
      }
    },

    /** Counts it as the call that a page makes for its job. */
    async count({ ip }: FastifyRequest): Promise<void> {
      await countCall(endpoints.getPublicJob.limit, { accountId: undefined, address: ip })
    },
  }
}
