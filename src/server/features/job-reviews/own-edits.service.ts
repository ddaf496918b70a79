import type { Kysely, Transaction, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Message } from '#contract/i18n/message-keys.ts'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import type { JobDraft } from '#contract/job-posting/schemas.ts'
import type { editOwnJobSchema, jobReviewedSchema } from '#contract/job-reviews/schemas.ts'
import { isEditable } from '#contract/job-reviews/topics.ts'
import { isMoveFrom } from '#contract/jobs/moves.ts'
import type { DB, Jobs } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import { contactValues } from '#server/features/jobs/contact-values.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import * as reviews from '#server/features/jobs/job-reviews.repository.ts'
import type { RevisionRow } from '#server/features/jobs/job-reviews.repository.ts'
import { changedOf, reviewedOf, topicsOf, unreviewedOf } from '#server/features/jobs/job-topics.ts'
import * as jobRows from '#server/features/jobs/jobs.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'
import { reviewed } from './reviewed-reply.ts'

type EditForm = z.output<typeof editOwnJobSchema>
type Reviewed = z.input<typeof jobReviewedSchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Pick<JobsService, 'lockJob' | 'moveJob' | 'storeEdit' | 'storeQuestions'>
  files: Pick<FilesService, 'prepareImage' | 'save' | 'discard' | 'removeUnused'>
  audit: Pick<Audit, 'record'>
  blockList: Pick<BlockList, 'requireAllowed'>
}
type Edited = { readonly job: JobRow; readonly message: Message; readonly oldLogoIds: string[] }

/** Employers edit own jobs. What was published stays as an admin verified it, until an admin accepts the change. */
export function createOwnEdits({ db, clock, jobs, files, audit, blockList }: Deps) {
  return {
    /**
     * Saves the job form over an own job. A job that was never published changes at once. One that was keeps what is
     * reviewed, and these changes wait; a later edit replaces them. A job that needs changes is sent to the queue again.
     * Without a new logo the old one stays.
     * @throws AppError JOB_NOT_FOUND, INVALID_FORM, NOT_AN_IMAGE, CHANGED_MEANWHILE, STATUS_NOT_ALLOWED
     */
    async editOwnJob(
      viewer: Viewer,
      jobId: string,
      form: EditForm,
      logo: Upload | undefined,
    ): Promise<Untranslated<Reviewed>> {
      const own = isId(jobId) && (await jobRows.findOwnJob(db, viewer.accountId, jobId))
      if (!own) throw new AppError('JOB_NOT_FOUND')
      const draft = parseForm(jobDraftSchema, { category: own.category, ...form }, jobFieldOrder)
      await blockList.requireAllowed(contactValues(draft))
      const prepared = logo ? [await files.prepareImage(logo, 'profile')] : []
      const edit = async (tx: Transaction<DB>): Promise<Edited> => {
        const job = await jobs.lockJob(tx, jobId)
        if (form.version !== job.version) throw new AppError('CHANGED_MEANWHILE')
        if (!isEditable(job.lifecycle_state)) throw new AppError('STATUS_NOT_ALLOWED')
        const [image] = prepared
        const owner = { ownerAccountId: job.employer_id, kind: 'company-logo' } as const
        const before = (await reviews.findRevisions(tx, [jobId])).get(jobId)
        const logoFileId = image
          ? await files.save(tx, image, owner)
          : (before?.logo_file_id ?? job.logo_file_id)
        const columns = { ...columnsOfDraft(draft), logo_file_id: logoFileId }
        const { edited, message } = await store(tx, viewer, { job, before, columns, draft })
        const oldLogoIds = [job.logo_file_id, before?.logo_file_id ?? null].filter(
          (id) => id !== null && id !== logoFileId,
        )
        return { job: edited, message, oldLogoIds: oldLogoIds.filter((id) => id !== null) }
      }
      try {
        const { job, message, oldLogoIds } = await db.transaction().execute(edit)
        await files.removeUnused(oldLogoIds.map((id) => ({ kind: 'company-logo', id })))
        return reviewed(job, message)
      } catch (error) {
        await files.discard(prepared)
        throw error
      }
    },
  }

  type Edit = {
    readonly job: JobRow
    readonly before: RevisionRow | undefined
    readonly columns: Updateable<Jobs>
    readonly draft: JobDraft
  }

  async function store(
    tx: Transaction<DB>,
    viewer: Viewer,
    { job, before, columns, draft }: Edit,
  ): Promise<{ edited: JobRow; message: Message }> {
    const values = { title: job.title }
    const wasPublished = job.first_accepted_at !== null
    const atOnce = wasPublished ? unreviewedOf(columns) : columns
    const stored = await jobs.storeEdit(tx, job, atOnce, null)
    const saved = await jobs.storeQuestions(tx, stored, draft)
    const waiting = wasPublished ? changedOf(job, reviewedOf(columns)) : {}
    const count = topicsOf(waiting).length
    const revised = await replaceRevision(tx, saved, { before, waiting })
    if (revised.version !== job.version) {
      await audit.record(tx, viewer, { kind: 'job-edited-by-employer', jobId: job.id })
    }
    if (isMoveFrom('sendAgain', job.lifecycle_state)) {
      const edited = await jobs.moveJob(tx, revised, { move: 'sendAgain', to: 'waiting' })
      return { edited, message: { key: 'postedJob.sentAgain', values } }
    }
    if (count > 0) {
      return { edited: revised, message: { key: 'postedJob.changesWait', values: { count } } }
    }
    return { edited: revised, message: { key: 'postedJob.changesSaved', values } }
  }

  /** The changes that wait are always the last edit. It moves the version on, so that nobody decides on an older one. */
  async function replaceRevision(
    tx: Transaction<DB>,
    job: JobRow,
    { before, waiting }: { before: RevisionRow | undefined; waiting: Updateable<Jobs> },
  ): Promise<JobRow> {
    const isEmpty = Object.keys(waiting).length === 0
    if (isSame(before?.changes ?? {}, waiting)) return job
    const now = clock.now()
    await reviews.endRevision(tx, job.id, {
      outcome: isEmpty ? 'undone' : 'replaced',
      ended_at: now,
    })
    if (!isEmpty) {
      await reviews.insertRevision(tx, {
        id: newId(),
        job_id: job.id,
        changes: JSON.stringify(waiting),
        logo_file_id: waiting.logo_file_id ?? null,
        waiting_since: before?.waiting_since ?? now,
        created_at: now,
      })
    }
    return await jobRows.updateJob(tx, job.id, { version: job.version + 1, updated_at: now })
  }
}

const isSame = (one: Updateable<Jobs>, other: Updateable<Jobs>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.keys(changedOf(one, other)).length === 0
