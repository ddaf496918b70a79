import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobDraftSchema, jobFieldOrder, toJobStatusWire } from '#contract/jobs.ts'
import type { JobDraft, PostingTerms, postJobReplySchema, postJobSchema } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { isNextPostFree } from '#contract/pricing.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { parseForm } from '../lib/parse-form.ts'
import { columnsOfDraft } from './job-form.ts'
import { amountOf, orderIdOf } from './jobs.presenter.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { currentStatus } from './jobs.rules.ts'
import * as posting from './posting.repository.ts'

type PostForm = z.output<typeof postJobSchema>
type PostReply = z.input<typeof postJobReplySchema>
type Needs = { db: Kysely<DB>; clock: Clock; files: FilesService }

export function createPosting({ db, clock, files }: Needs) {
  return {
    async getPostingTerms(viewer: Viewer): Promise<PostingTerms> {
      const postedJobs = (await posting.findPostedJobs(db, viewer.accountId)) ?? 0
      return {
        isNextPostFree: isNextPostFree(postedJobs),
        postedJobs,
        nextPostNumber: postedJobs + 1,
        freePosts: limits.freePosts,
      }
    },

    /**
     * Posts a job for free, while the employer has free posts. Sent again with the same
     * `submissionId` it answers with the job of the first time.
     * @throws AppError PROFILE_INCOMPLETE, INVALID_FORM, PAYMENT_REQUIRED, NOT_AN_IMAGE
     */
    async postJob(viewer: Viewer, form: PostForm, logo: Upload | undefined): Promise<PostReply> {
      const employerId = viewer.accountId
      const submissionId = form.submissionId ?? newId()
      const posted = await posting.findSubmittedJob(db, employerId, submissionId)
      if (posted) return replyTo(posted)
      // Asked again under the lock; here it spares the work of reading a form and a picture.
      requireFreePost(await posting.findPostedJobs(db, employerId))
      const draft = parseForm(jobDraftSchema, form, jobFieldOrder)
      const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
      try {
        const job = await db.transaction().execute((trx) =>
          post(trx, {
            employerId,
            submissionId,
            draft,
            keepLogo: async () => {
              const [image] = prepared
              if (!image) return null
              return files.keep(trx, image, { ownerAccountId: employerId, kind: 'company-logo' })
            },
          }),
        )
        return replyTo(job)
      } catch (error) {
        await files.discard(prepared)
        throw error
      }
    },
  }

  async function post(
    trx: Transaction<DB>,
    request: {
      employerId: string
      submissionId: string
      draft: JobDraft
      keepLogo: () => Promise<string | null>
    },
  ): Promise<JobRow> {
    const { employerId, submissionId, draft } = request
    const postedJobs = await posting.lockPostedJobs(trx, employerId)
    const posted = await posting.findSubmittedJob(trx, employerId, submissionId)
    if (posted) return posted
    requireFreePost(postedJobs)
    const now = clock.now()
    await posting.countPost(trx, employerId)
    return await jobs.insertJob(trx, {
      ...columnsOfDraft(draft),
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      status: 'waiting',
      plan: 'free',
      amount_paise: 0,
      logo_file_id: await request.keepLogo(),
      posted_at: now,
      created_at: now,
      updated_at: now,
    })
  }

  function replyTo(job: JobRow): PostReply {
    return {
      message: sentence('posting.freeDone'),
      id: job.id,
      status: toJobStatusWire(currentStatus(job, clock.now())),
      amount: amountOf(job),
      orderId: orderIdOf(job),
    }
  }
}

/** @throws AppError PROFILE_INCOMPLETE without a profile, PAYMENT_REQUIRED from the third post on */
function requireFreePost(postedJobs: number | undefined): void {
  if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
  if (!isNextPostFree(postedJobs)) throw new AppError('PAYMENT_REQUIRED')
}
