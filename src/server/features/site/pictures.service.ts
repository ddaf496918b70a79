import { createCache } from '#server/cache/lru.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { DrawPicture, PictureWords } from './picture-drawing.ts'

export type SharedPicture = { readonly bytes: Buffer; readonly etag: string }
export type PicturesService = ReturnType<typeof createPicturesService>

/** About 40 kB each. */
const maxPictures = 100
/** More waiting requests are rejected, so that drawing leaves the processor to searches. */
const maxWaiting = 20
const retryAfterSeconds = 30

/** Preview pictures of links, drawn one at a time and cached. */
export function createPicturesService({
  jobs,
  draw,
}: {
  jobs: Pick<JobsService, 'getPublicJob'>
  draw: DrawPicture
}) {
  const cache = createCache<Buffer>({ maxSize: maxPictures })
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function queueDrawing(words: PictureWords): Promise<Buffer> {
    if (waiting >= maxWaiting) {
      throw new AppError('UNAVAILABLE', {
        detail: 'too many pictures are to be drawn',
        retryAfterSeconds,
      })
    }
    waiting += 1
    const drawn = last.then(() => draw(words)).finally(() => (waiting -= 1))
    last = drawn.catch(() => undefined)
    return await drawn
  }

  async function pictureOf(key: string, words: PictureWords): Promise<SharedPicture> {
    const bytes = await cache.getOrLoad(key, () => queueDrawing(words))
    return { bytes, etag: `"${Buffer.from(key).toString('base64url')}"` }
  }

  return {
    /** @throws AppError JOB_NOT_FOUND unless the job is live, UNAVAILABLE when too many requests wait */
    async pictureOfJob(jobId: string, t: Translator): Promise<SharedPicture> {
      const job = await jobs.getPublicJob(jobId)
      return await pictureOf(`${job.picture}-${t.locale}`, {
        title: job.jobTitle,
        company: job.companyName,
        place: [t.place(job.jobCity), t.place(job.jobState)].join(', '),
        salary: plainPay(job, t.say),
        promise: t('share.promise'),
      })
    },

    /** The picture of pages without a job. */
    async pictureOfSite(t: Translator): Promise<SharedPicture> {
      return await pictureOf(`site-${t.locale}`, {
        title: t('share.siteTitle'),
        company: t('share.siteText'),
        place: '',
        salary: t('share.siteFoot'),
        promise: t('share.promise'),
      })
    },
  }
}
