import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobDraftSchema, jobFieldOrder, toJobStatusWire } from '#contract/jobs.ts'
import type { JobDraft, PostingTerms, postJobReplySchema, postJobSchema } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { isNextPostFree, planCharge } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
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
    postJob: (viewer: Viewer, form: PostForm, logo: Upload | undefined): Promise<PostReply> =>
      submit(viewer, form, logo, 'free'),

    /**
     * Posts a job whose plan is paid for: nothing here asks for the money.
     * @throws AppError PROFILE_INCOMPLETE, INVALID_FORM, NOT_AN_IMAGE
     */
    postPaidJob: (
      viewer: Viewer,
      form: PostForm,
      logo: Upload | undefined,
      plan: PlanName,
    ): Promise<PostReply> => submit(viewer, form, logo, plan),
  }

  async function submit(
    viewer: Viewer,
    form: PostForm,
    logo: Upload | undefined,
    plan: PlanName | 'free',
  ): Promise<PostReply> {
    const employerId = viewer.accountId
    const submissionId = form.submissionId ?? newId()
    const posted = await posting.findSubmittedJob(db, employerId, submissionId)
    if (posted) return replyTo(posted)
    // Asked again under the lock; here it spares the work of reading a form and a picture.
    requirePost(await posting.findPostedJobs(db, employerId), plan)
    const draft = parseForm(jobDraftSchema, form, jobFieldOrder)
    const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
    try {
      const job = await db.transaction().execute((trx) =>
        post(trx, {
          employerId,
          submissionId,
          plan,
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
  }

  async function post(
    trx: Transaction<DB>,
    request: {
      employerId: string
      submissionId: string
      plan: PlanName | 'free'
      draft: JobDraft
      keepLogo: () => Promise<string | null>
    },
  ): Promise<JobRow> {
    const { employerId, submissionId, plan, draft } = request
    const postedJobs = await posting.lockPostedJobs(trx, employerId)
    const posted = await posting.findSubmittedJob(trx, employerId, submissionId)
    if (posted) return posted
    requirePost(postedJobs, plan)
    const now = clock.now()
    await posting.countPost(trx, employerId)
    return await jobs.insertJob(trx, {
      ...columnsOfDraft(draft),
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      status: 'waiting',
      plan,
      amount_paise: plan === 'free' ? 0 : planCharge(plan).priceRupees * 100,
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

/** @throws AppError PROFILE_INCOMPLETE without a profile, PAYMENT_REQUIRED for a third free post */
function requirePost(postedJobs: number | undefined, plan: PlanName | 'free'): void {
  if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
  if (plan === 'free' && !isNextPostFree(postedJobs)) throw new AppError('PAYMENT_REQUIRED')
}
