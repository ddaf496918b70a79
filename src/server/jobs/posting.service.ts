import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobFieldOrder } from '#contract/job-field-order.ts'
import { jobDraftSchema, toJobStatusWire } from '#contract/jobs.ts'
import type { JobDraft, PostingTerms, postJobReplySchema, postJobSchema } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { isNextPostFree } from '#contract/pricing.ts'
import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Tally } from '../lib/tally.ts'
import { parseForm } from '../lib/parse-form.ts'
import type { PostingOrder, PostingOrders } from '../payments/posting-orders.service.ts'
import { columnsOfDraft } from './job-form.ts'
import { amountOf, orderIdOf } from './jobs.presenter.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { currentStatus } from './jobs.rules.ts'
import * as posting from './posting.repository.ts'

type PostForm = z.output<typeof postJobSchema>
type PostReply = z.input<typeof postJobReplySchema>
type Needs = {
  db: Kysely<DB>
  clock: Clock
  files: FilesService
  orders: PostingOrders
  tally: Tally
}

type Submission = {
  readonly employerId: string
  readonly submissionId: string
  /** The order that pays for it; none for a free post. */
  readonly order: PostingOrder | undefined
}

export function createPosting({ db, clock, files, orders, tally }: Needs) {
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
     * Posts a job: for free, while the employer has free posts, or with the order that pays for it.
     * The latter waits unpaid until the money has arrived. Sent again with the same `submissionId`
     * it answers with the job of the first time; an unpaid one goes over to the order named last.
     * @throws AppError PROFILE_INCOMPLETE, ORDER_NOT_FOUND, ORDER_SPENT, PAYMENT_REQUIRED,
     *   INVALID_FORM, NOT_AN_IMAGE
     */
    async postJob(viewer: Viewer, form: PostForm, logo: Upload | undefined): Promise<PostReply> {
      const employerId = viewer.accountId
      const postedJobs = await posting.findPostedJobs(db, employerId)
      if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
      const orderId = orderIdIn(form)
      const order =
        orderId === undefined ? undefined : await orders.getOwnOrder(db, employerId, orderId)
      const submissionId = form.submissionId ?? order?.submissionId ?? newId()
      const submission = { employerId, submissionId, order }
      const posted = await posting.findSubmittedJob(db, employerId, submissionId)
      if (posted) return await replyTo(order ? await payAnew(submission) : posted)
      // Asked again under the lock; here it spares the work of reading a form and a picture.
      requireMeans(postedJobs, order)
      return await submit(submission, form, logo)
    },
  }

  async function submit(
    submission: Submission,
    form: PostForm,
    logo: Upload | undefined,
  ): Promise<PostReply> {
    const draft = parseForm(jobDraftSchema, form, jobFieldOrder)
    const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
    const keepLogo = async (trx: Transaction<DB>) => {
      const [image] = prepared
      const owner = { ownerAccountId: submission.employerId, kind: 'company-logo' } as const
      return image ? await files.keep(trx, image, owner) : null
    }
    try {
      const job = await db
        .transaction()
        .execute((trx) => post(trx, submission, { draft, keepLogo: () => keepLogo(trx) }))
      tally('job-posted')
      return await replyTo(job)
    } catch (error) {
      await files.discard(prepared)
      throw error
    }
  }

  async function post(
    trx: Transaction<DB>,
    submission: Submission,
    content: { draft: JobDraft; keepLogo: () => Promise<string | null> },
  ): Promise<JobRow> {
    const { employerId, submissionId } = submission
    const { postedJobs, order, posted } = await lock(trx, submission)
    if (posted) return order ? await takeOrder(trx, posted, order) : posted
    requireMeans(postedJobs, order)
    const now = clock.now()
    const job = await jobs.insertJob(trx, {
      ...columnsOfDraft(content.draft),
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      status: order ? 'unpaid' : 'waiting',
      plan: order?.plan ?? 'free',
      amount_paise: order?.pricePaise ?? 0,
      logo_file_id: await content.keepLogo(),
      posted_at: order ? null : now,
      created_at: now,
      updated_at: now,
    })
    if (order) {
      await orders.giveJob(trx, order.id, job.id)
    } else {
      await posting.countPost(trx, employerId)
      await orders.recordFreePost(trx, { employerId, jobId: job.id })
    }
    return job
  }

  /** A job that was saved already is paid by the order named now, unless it is paid. */
  async function payAnew(submission: Submission): Promise<JobRow> {
    return await db.transaction().execute(async (trx) => {
      const { order, posted } = await lock(trx, submission)
      if (!order || !posted) throw new AppError('JOB_NOT_FOUND')
      return await takeOrder(trx, posted, order)
    })
  }

  /** Holds the employer first: an employer's posts are made one after another. */
  async function lock(trx: Transaction<DB>, { employerId, submissionId, order }: Submission) {
    return {
      postedJobs: (await posting.lockPostedJobs(trx, employerId)) ?? 0,
      order: order && (await orders.lockOwnOrder(trx, employerId, order.providerOrderId)),
      posted: await posting.findSubmittedJob(trx, employerId, submissionId),
    }
  }

  async function takeOrder(
    trx: Transaction<DB>,
    job: JobRow,
    order: PostingOrder,
  ): Promise<JobRow> {
    if (order.jobId === job.id) return job
    requireUnspent(order)
    if (job.status !== 'unpaid') return job
    await orders.giveJob(trx, order.id, job.id)
    return await jobs.updateJob(trx, job.id, {
      plan: order.plan,
      amount_paise: order.pricePaise,
      version: job.version + 1,
      updated_at: clock.now(),
    })
  }

  async function replyTo(job: JobRow): Promise<PostReply> {
    const order = (await jobs.findOrders(db, [job.id])).get(job.id)
    return {
      message: sentence(doneKey(job)),
      id: job.id,
      status: toJobStatusWire(currentStatus(job, clock.now())),
      amount: amountOf(job),
      orderId: orderIdOf(job, order),
    }
  }
}

/** The order that a form names; free posts may say so by a word. */
const orderIdIn = ({ orderId }: PostForm): string | undefined =>
  orderId === undefined || orderId === '' || orderId === 'free' ? undefined : orderId

function doneKey({ plan, status }: JobRow): MessageKey {
  if (plan === 'free') return 'posting.freeDone'
  return status === 'unpaid' ? 'posting.savedUnpaid' : 'posting.paidDone'
}

/** @throws AppError PAYMENT_REQUIRED for a third free post, ORDER_SPENT for an order with a job */
function requireMeans(postedJobs: number, order: PostingOrder | undefined): void {
  if (order) requireUnspent(order)
  else if (!isNextPostFree(postedJobs)) throw new AppError('PAYMENT_REQUIRED')
}

/** @throws AppError ORDER_SPENT */
function requireUnspent({ jobId }: PostingOrder): void {
  if (jobId !== null) throw new AppError('ORDER_SPENT')
}
