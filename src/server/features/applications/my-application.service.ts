import type { Kysely } from 'kysely'
import { isFeedbackOpen } from '#contract/applications/feedback.ts'
import { rejectMessages } from '#contract/applications/reject-reasons.ts'
import type { FeedbackAnswer } from '#contract/applications/feedback.ts'
import type { MyApplication, MyTurn } from '#contract/applications/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { isPositionClosed } from '#contract/jobs/states.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { createJobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import { contactEnd, currentState } from '#server/features/jobs/jobs.rules.ts'
import type { InvitationTokens } from '#server/lib/interview-links.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { presentAnswer } from './answers.presenter.ts'
import { findAnswers } from './answers.repository.ts'
import { presentFacts } from './applications.presenter.ts'
import { findResumeViews } from './applied-jobs.repository.ts'
import { lockOwnApplication } from './application-stages.repository.ts'
import * as repository from './my-application.repository.ts'
import type { MyApplicationRow, Step } from './my-application.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'publicUrl' | 'privateUrl'>
  audit: Pick<Audit, 'record'>
  tokens: Pick<InvitationTokens, 'pathOf'>
}

export type MyApplicationService = ReturnType<typeof createMyApplication>

/** One application, as its candidate sees it. */
export function createMyApplication({ db, clock, files, audit, tokens }: Deps) {
  const { presentLabelledCard } = createJobsPresenter(files)

  return {
    /** @throws AppError NOT_FOUND, for another candidate's too */
    async readMyApplication(viewer: Viewer, applicationId: string): Promise<MyApplication> {
      const found = await findOwn(viewer, applicationId)
      const { application, job } = found
      const now = clock.now()
      const [steps, answers, feedback] = await Promise.all([
        stepsOf(found),
        findAnswers(db, [applicationId]),
        repository.findFeedback(db, applicationId),
      ])
      const contact = presentContact(found, now)
      if (contact.contact !== null) {
        const details = {
          kind: 'contact-viewed',
          jobId: job.id,
          personId: job.employer_id,
        } as const
        await audit.record(db, viewer, details)
      }
      const last = steps.at(-1) ?? firstStep(application.applied_at)
      const state = currentState(job, now)
      return {
        id: applicationId,
        job: { ...presentLabelledCard(job, now), state },
        status: application.status,
        stage: last.stage,
        isClosed: application.stage !== 'withdrawn' && isPositionClosed(state, application.status),
        steps: steps.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
        answer: answerOf(last),
        remindedAt: application.reminded_at?.toISOString() ?? null,
        ...contact,
        facts: presentFacts(application),
        answers: (answers.get(applicationId) ?? []).map((stored) =>
          presentAnswer(stored, (fileId) => files.privateUrl(fileId, 'inline')),
        ),
        feedback: feedback
          ? { answer: feedback.answer, answeredDate: indiaDate(feedback.answeredAt) }
          : null,
        isFeedbackOpen: isFeedbackOpen(last.stage, last.at, now),
        interviewPath: last.stage === 'interview' ? tokens.pathOf(applicationId) : null,
      }
    },

    /**
     * Keeps what became of an own application; a later answer replaces it. Its employer never learns who gave it.
     * @throws AppError NOT_FOUND, for another candidate's too; STATUS_NOT_ALLOWED while it is too early
     */
    async giveFeedback(
      viewer: Viewer,
      applicationId: string,
      answer: FeedbackAnswer,
    ): Promise<void> {
      const found = await findOwn(viewer, applicationId)
      const now = clock.now()
      await db.transaction().execute(async (tx) => {
        const stage = await lockOwnApplication(tx, viewer.accountId, applicationId)
        const changes = await repository.findSteps(tx, applicationId)
        const since = changes.at(-1)?.at ?? found.application.applied_at
        if (stage === undefined) throw new AppError('NOT_FOUND')
        if (!isFeedbackOpen(stage, since, now)) throw new AppError('STATUS_NOT_ALLOWED')
        await repository.putFeedback(tx, {
          applicationId,
          jobId: found.application.job_id,
          answer,
          now,
        })
      })
    },

    /** Own applications that wait for their candidate. */
    listMyTurns: ({ accountId }: Viewer): Promise<MyTurn[]> =>
      repository.findTurns(db, accountId, { now: clock.now(), limit: limits.myTurns }),
  }

  /** @throws AppError NOT_FOUND */
  async function findOwn(viewer: Viewer, applicationId: string): Promise<MyApplicationRow> {
    const found = isId(applicationId)
      ? await repository.findMyApplication(db, { applicationId, candidateId: viewer.accountId })
      : undefined
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  /** 'Seen' is no change: it is when somebody of the employer first opened the resume. */
  async function stepsOf({ application }: MyApplicationRow) {
    const [changes, views] = await Promise.all([
      repository.findSteps(db, application.id),
      findResumeViews(db, [application.id]),
    ])
    const seenAt = views.find(({ viewerRole }) => viewerRole === 'employer')?.firstAt
    const seen = seenAt ? [{ ...firstStep(seenAt), stage: 'seen' as const }] : []
    const steps = withoutTakenBack([
      firstStep(application.applied_at),
      ...[...seen, ...changes].toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ])
    // A resume that was opened again after a decision says nothing new.
    return steps.filter(({ stage }, at) => stage !== 'seen' || at === 1)
  }
}

const firstStep = (at: Date): Step => ({ stage: 'applied', at, reason: null, message: null })

/** Without what an employer decided and took back: the way to a stage that it stands in again. */
function withoutTakenBack(steps: readonly Step[]): Step[] {
  const left: Step[] = []
  for (const step of steps) {
    const before = left.findIndex(({ stage }) => stage === step.stage)
    if (before === -1) left.push(step)
    else if (step.stage !== 'seen') left.splice(before + 1)
  }
  return left
}

/** What the employer wrote with a 'no'. */
function answerOf({ stage, reason, message }: Step): MyApplication['answer'] {
  if (stage !== 'not_selected') return null
  if (message !== null) return { words: message }
  return reason === null ? null : { key: rejectMessages[reason] }
}

/** Who hires; not after the candidate withdrew, the employer left or is blocked, or the job ended long ago. */
function presentContact(
  { application, job, isEmployerGone }: MyApplicationRow,
  now: Date,
): Pick<MyApplication, 'contact' | 'contactEndedDate'> {
  const end = contactEnd(job, now)
  if (end !== undefined && end <= now) return { contact: null, contactEndedDate: indiaDate(end) }
  if (application.sharing_withdrawn_at !== null || isEmployerGone) {
    return { contact: null, contactEndedDate: null }
  }
  return {
    contact: {
      name: job.contact_name,
      designation: job.contact_designation,
      mobile: job.contact_mobile,
      email: job.contact_email,
    },
    contactEndedDate: null,
  }
}
