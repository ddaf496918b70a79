import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import type {
  JobDraft,
  PostingTerms,
  postJobReplySchema,
  postJobSchema,
} from '#contract/job-posting/schemas.ts'
import { isMoveFrom } from '#contract/jobs/moves.ts'
import { toJobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import { isNextPostFree } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { DB } from '#server/db/types.ts'
import { contactValues } from '#server/features/jobs/contact-values.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type {
  PostingOrder,
  PostingOrders,
} from '#server/features/checkout/posting-orders.service.ts'
import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import { amountOf, orderIdOf } from '#server/features/jobs/jobs.presenter.ts'
import { replaceQuestions } from '#server/features/jobs/job-questions.repository.ts'
import * as jobs from '#server/features/jobs/jobs.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { currentStatus } from '#server/features/jobs/jobs.rules.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import * as posting from './posting.repository.ts'

type PostForm = z.output<typeof postJobSchema>
type PostReply = z.input<typeof postJobReplySchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: FilesService
  orders: PostingOrders
  moveJob: JobsService['moveJob']
  countAction: CountAction
  blockList: Pick<BlockList, 'requireAllowed'>
}

type Submission = {
  readonly employerId: string
  readonly submissionId: string
  /** The order that pays for the job; none for a free post. */
  readonly order: PostingOrder | undefined
  /** The plan of the bought post that pays for it. */
  readonly usePostOf: PlanName | undefined
}

export type PostingService = ReturnType<typeof createPostingService>

/** Posting a job, for free or with an order. */
export function createPostingService(deps: Deps) {
  const { db, clock, files, orders, moveJob, countAction, blockList } = deps
  /** How many of the employer's jobs reached verification; undefined without a profile. */
  const findPostedJobs = ({ accountId }: Viewer) => posting.findPostedJobs(db, accountId)

  return {
    findPostedJobs,

    async getPostingTerms(viewer: Viewer): Promise<PostingTerms> {
      const postedJobs = (await findPostedJobs(viewer)) ?? 0
      return {
        isNextPostFree: isNextPostFree(postedJobs),
        postedJobs,
        nextPostNumber: postedJobs + 1,
        freePosts: limits.freePosts,
        postsLeft: await orders.countPostsLeft(viewer.accountId),
      }
    },

    /**
     * Posts a job: for free while the employer has free posts, with the oldest bought post of a plan, or with the order that
     * pays for it. A job with an order is unpaid until the money has arrived. A repeated call with the same `submissionId` returns the job of the first call; an
     * unpaid job takes the order that was named last.
     * @throws AppError PROFILE_INCOMPLETE, ORDER_NOT_FOUND, ORDER_SPENT, PAYMENT_REQUIRED,
     *   NO_POST_LEFT, INVALID_FORM, NOT_AN_IMAGE
     */
    async postJob(
      viewer: Viewer,
      form: PostForm,
      logo: Upload | undefined,
    ): Promise<Untranslated<PostReply>> {
      const employerId = viewer.accountId
      const postedJobs = await findPostedJobs(viewer)
      if (postedJobs === undefined) throw new AppError('PROFILE_INCOMPLETE')
      const { usePostOf } = form
      const orderId = usePostOf === undefined ? orderIdIn(form) : undefined
      const order =
        orderId === undefined ? undefined : await orders.getOwnOrder(db, employerId, orderId)
      const submissionId = form.submissionId ?? order?.submissionId ?? newId()
      const submission = { employerId, submissionId, order, usePostOf }
      const posted = await posting.findSubmittedJob(db, employerId, submissionId)
      if (posted) return await replyTo(await pay(submission, posted))
      // Checked again under the lock; this check avoids reading a form and a picture in vain.
      requirePayment(postedJobs, submission)
      return await submit(submission, form, logo)
    },

    releasePaidJob,
  }

  /**
   * Sends an unpaid job to verification once it is paid; undefined when it is there already. The caller has locked the job's
   * employer.
   */
  async function releasePaidJob(tx: Transaction<DB>, jobId: string): Promise<JobRow | undefined> {
    const job = await jobs.lockJob(tx, jobId)
    if (!job || !isMoveFrom('pay', job.lifecycle_state)) return undefined
    const released = await moveJob(tx, job, { move: 'pay', to: 'waiting' })
    await posting.countPost(tx, job.employer_id)
    return released
  }

  async function submit(
    submission: Submission,
    form: PostForm,
    logo: Upload | undefined,
  ): Promise<Untranslated<PostReply>> {
    const draft = parseForm(jobDraftSchema, form, jobFieldOrder)
    await blockList.requireAllowed(contactValues(draft))
    const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
    const keepLogo = async (tx: Transaction<DB>) => {
      const [image] = prepared
      const owner = { ownerAccountId: submission.employerId, kind: 'company-logo' } as const
      return image ? await files.save(tx, image, owner) : null
    }
    try {
      const job = await db
        .transaction()
        .execute((tx) => post(tx, submission, { draft, keepLogo: () => keepLogo(tx) }))
      countAction('job-posted')
      return await replyTo(job)
    } catch (error) {
      await files.discard(prepared)
      throw error
    }
  }

  async function post(
    tx: Transaction<DB>,
    submission: Submission,
    content: { draft: JobDraft; keepLogo: () => Promise<string | null> },
  ): Promise<JobRow> {
    const { employerId, submissionId, usePostOf } = submission
    const { postedJobs, order, posted } = await lock(tx, submission)
    if (posted) return order ? await takeOrder(tx, posted, order) : posted
    requirePayment(postedJobs, submission)
    // Free posts come first: a bought post is for later.
    const bought =
      usePostOf === undefined || isNextPostFree(postedJobs)
        ? undefined
        : await orders.lockOldestPost(tx, employerId, usePostOf)
    const now = clock.now()
    const job = await jobs.insertJob(tx, {
      ...columnsOfDraft(content.draft),
      id: newId(),
      employer_id: employerId,
      submission_id: submissionId,
      status: order ? 'unpaid' : 'waiting',
      plan: order?.plan ?? bought?.plan ?? 'free',
      amount_paise: order?.pricePaise ?? bought?.price_paise ?? 0,
      logo_file_id: await content.keepLogo(),
      posted_at: order ? null : now,
      waiting_since: order ? null : now,
      created_at: now,
      updated_at: now,
    })
    await replaceQuestions(tx, job.id, content.draft.questions ?? [])
    if (order) {
      await orders.assignJob(tx, order.id, job.id)
      return job
    }
    await posting.countPost(tx, employerId)
    if (bought) await orders.usePost(tx, bought, job.id)
    else await orders.recordFreePost(tx, { employerId, jobId: job.id })
    return job
  }

  /** Pays for a job that was saved already, with another order or a bought post, unless it is paid. */
  async function pay(submission: Submission, saved: JobRow): Promise<JobRow> {
    if (!submission.order && submission.usePostOf === undefined) return saved
    return await db.transaction().execute(async (tx) => {
      const { order, posted } = await lock(tx, submission)
      if (!posted) throw new AppError('JOB_NOT_FOUND')
      if (order) return await takeOrder(tx, posted, order)
      const { employerId, usePostOf } = submission
      if (usePostOf === undefined || posted.status !== 'unpaid') return posted
      if (await orders.isPaidByOrder(tx, posted.id)) return posted
      const bought = await orders.lockOldestPost(tx, employerId, usePostOf)
      await orders.usePost(tx, bought, posted.id)
      await jobs.updateJob(tx, posted.id, { plan: bought.plan, amount_paise: bought.price_paise })
      return (await releasePaidJob(tx, posted.id)) ?? posted
    })
  }

  /** Locks the employer first, so that an employer's posts come one after another. */
  async function lock(tx: Transaction<DB>, { employerId, submissionId, order }: Submission) {
    return {
      postedJobs: (await posting.lockPostedJobs(tx, employerId)) ?? 0,
      order: order && (await orders.lockOwnOrder(tx, employerId, order.providerOrderId)),
      posted: await posting.findSubmittedJob(tx, employerId, submissionId),
    }
  }

  async function takeOrder(tx: Transaction<DB>, job: JobRow, order: PostingOrder): Promise<JobRow> {
    if (order.jobId === job.id) return job
    requireUnspent(order)
    if (job.status !== 'unpaid' || (await orders.isPaidByOrder(tx, job.id))) return job
    await orders.assignJob(tx, order.id, job.id)
    return await jobs.updateJob(tx, job.id, {
      plan: order.plan,
      amount_paise: order.pricePaise,
      version: job.version + 1,
      updated_at: clock.now(),
    })
  }

  async function replyTo(job: JobRow): Promise<Untranslated<PostReply>> {
    const order = (await jobs.findOrders(db, [job.id])).get(job.id)
    return {
      message: { key: doneKey(job) },
      id: job.id,
      status: toJobStatusWire(currentStatus(job, clock.now())),
      amount: amountOf(job),
      orderId: orderIdOf(job, order),
    }
  }
}

/** The order that a form names; a free post may send 'free'. */
const orderIdIn = ({ orderId }: PostForm): string | undefined =>
  orderId === undefined || orderId === '' || orderId === 'free' ? undefined : orderId

function doneKey({ plan, status }: JobRow): MessageKey {
  if (plan === 'free') return 'posting.freeDone'
  return status === 'unpaid' ? 'posting.savedUnpaid' : 'posting.paidDone'
}

/** @throws AppError PAYMENT_REQUIRED for a third free post, ORDER_SPENT for an order with a job */
function requirePayment(postedJobs: number, { order, usePostOf }: Submission): void {
  if (order) requireUnspent(order)
  else if (usePostOf === undefined && !isNextPostFree(postedJobs)) {
    throw new AppError('PAYMENT_REQUIRED')
  }
}

/** @throws AppError ORDER_SPENT */
function requireUnspent({ jobId }: PostingOrder): void {
  if (jobId !== null) throw new AppError('ORDER_SPENT')
}
