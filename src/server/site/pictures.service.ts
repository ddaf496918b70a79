import { sentence } from '#contract/sentences.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import { AppError } from '../lib/app-error.ts'
import type { DrawPicture, PictureWords } from './picture-drawing.ts'

export type SharedPicture = { readonly bytes: Buffer; readonly etag: string }
export type PicturesService = ReturnType<typeof createPicturesService>

/** About 40 kB each. */
const mostKept = 100
/** Who comes after so many others is sent away: drawing must not take the processor from those who look for work. */
const mostWaiting = 20
const againAfterSeconds = 30

/** The pictures beside shared links: drawn one at a time, each once as long as it is kept. */
export function createPicturesService({
  jobs,
  draw,
}: {
  jobs: Pick<JobsService, 'getPublicJob'>
  draw: DrawPicture
}) {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function drawInTurn(words: PictureWords): Promise<Buffer> {
    if (waiting >= mostWaiting) {
      throw new AppError('UNAVAILABLE', {
        detail: 'too many pictures are to be drawn',
        retryAfterSeconds: againAfterSeconds,
      })
    }
    waiting += 1
    const drawn = last.then(() => draw(words)).finally(() => (waiting -= 1))
    last = drawn.catch(() => undefined)
    return drawn
  }

  async function pictureOf(key: string, words: PictureWords): Promise<SharedPicture> {
    const known = kept.get(key)
    // The one that was asked for last is the last to be forgotten.
    kept.delete(key)
    const picture = known ?? drawInTurn(words)
    kept.set(key, picture)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    try {
      return { bytes: await picture, etag: `"${Buffer.from(key).toString('base64url')}"` }
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }

  return {
    /** @throws AppError JOB_NOT_FOUND unless the job is live, UNAVAILABLE while too many are asked for */
    async pictureOfJob(jobId: string): Promise<SharedPicture> {
      const job = await jobs.getPublicJob(jobId)
      return await pictureOf(job.picture, {
        title: job.jobTitle,
        company: job.companyName,
        place: `${job.jobCity}, ${job.jobState}`,
        salary: job.salary,
      })
    },

    /** For pages that are about no job. */
    async pictureOfSite(): Promise<SharedPicture> {
      return await pictureOf('site', {
        title: sentence('share.siteTitle'),
        company: sentence('share.siteText'),
        place: '',
        salary: sentence('share.siteFoot'),
      })
    },
  }
}
