import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type {
  advanceApplicantsSchema,
  Rejection,
  reviewManySchema,
  takeBackReviewsSchema,
} from '#contract/applications/schemas.ts'
import {
  advanceMoves,
  isStageAsShown,
  mayTakeBack,
  moveOfStatus,
  stageAfter,
  statusOfStage,
} from '#contract/applications/stages.ts'
import type { AdvancedStage, ApplicationMove } from '#contract/applications/stages.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import * as repository from './many-applications.repository.ts'
import type { LockedApplicant, Moved } from './many-applications.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock; audit: Pick<Audit, 'record'> }
type Reviews = z.output<typeof reviewManySchema>
type TakenBack = z.output<typeof takeBackReviewsSchema>['people']
type Advance = z.output<typeof advanceApplicantsSchema>

type ManyDecision = {
  readonly ids: readonly string[]
  readonly move: ApplicationMove
  /** The decision stands already. */
  readonly isDone: (applicant: LockedApplicant) => boolean
  readonly isAsShown: (applicant: LockedApplicant) => boolean
  /** What the audit record says of it. */
  readonly outcome: Reviews['status'] | AdvancedStage
  readonly rejection?: Rejection | undefined
}

export type ReviewManyService = ReturnType<typeof createReviewMany>

/** So many names are said of those who stand in the way. */
const namesSaid = 3

/** Decisions on many applicants of a job, all or none. */
export function createReviewMany({ db, clock, audit }: Deps) {
  return {
    /**
     * Shortlists or rejects applicants of an own job; those who have the status already stay as they are. Their candidates
     * are told some minutes later.
     * @returns on how many the decision stands now, the same when it is sent again
     * @throws AppError NOT_FOUND when one of them is not there; APPLICANT_DECIDED, with names, when another screen decided on
     *   some first; STATUS_NOT_ALLOWED. Then nothing is changed.
     */
    async reviewMany(viewer: Viewer, jobId: string, review: Reviews): Promise<number> {
      const { status, people } = review
      const shown = new Map(people.map((person) => [person.id, person]))
      return await decide(viewer, jobId, {
        ids: [...shown.keys()],
        move: moveOfStatus[status],
        isDone: (each) => each.status === status,
        isAsShown: ({ id, status: now, stage }) => {
          const person = shown.get(id)
          return now === person?.from && isStageAsShown(person.fromStage ?? stage, stage)
        },
        outcome: status,
        rejection: status === 'rejected' ? review.rejection : undefined,
      })
    },

    /**
     * Brings shortlisted applicants of an own job further; those who are there already stay as they are. Who is selected is
     * told some minutes later.
     * @returns on how many the decision stands now, the same when it is sent again
     * @throws AppError as reviewMany does
     */
    async advance(viewer: Viewer, jobId: string, { to, people }: Advance): Promise<number> {
      const shown = new Map(people.map(({ id, from }) => [id, from]))
      return await decide(viewer, jobId, {
        ids: [...shown.keys()],
        move: advanceMoves[to],
        isDone: (each) => each.stage === to,
        isAsShown: ({ id, stage }) => isStageAsShown(shown.get(id) ?? stage, stage),
        outcome: to,
      })
    },

    /**
     * Takes a decision on each back, to where it came from. Who does not stand where it led stays there.
     * @returns how many stand as before, the same when it is sent again
     * @throws AppError NOT_FOUND; DECISION_TOLD when one of the candidates knows of it. Then nothing is changed.
     */
    async takeBack(viewer: Viewer, jobId: string, people: TakenBack): Promise<number> {
      return await db.transaction().execute(async (tx) => {
        const given = new Map(people.map(({ id, stage }) => [id, stage]))
        const locked = await lockAll(tx, viewer, jobId, [...given.keys()])
        const decided = locked.filter(
          ({ id, stage }) => mayTakeBack(stage) && stage === given.get(id),
        )
        const before = await repository.findUntold(
          tx,
          decided.map(({ id }) => id),
        )
        const moved = decided.map(({ id, stage }): Moved => {
          const to = before.get(id)
          if (to === undefined || to === 'withdrawn') throw new AppError('DECISION_TOLD')
          return { id, from: stage, to, status: statusOfStage[to] }
        })
        const now = clock.now()
        await repository.moveApplicants(tx, { jobId, moved, accountId: viewer.accountId, now })
        if (moved.length > 0) {
          await audit.record(tx, viewer, {
            kind: 'decisions-taken-back',
            jobId,
            details: { count: moved.length },
          })
        }
        return locked.length
      })
    },
  }

  async function decide(viewer: Viewer, jobId: string, decision: ManyDecision): Promise<number> {
    const { ids, move, isDone, isAsShown, outcome, rejection } = decision
    return await db.transaction().execute(async (tx) => {
      const locked = await lockAll(tx, viewer, jobId, ids)
      const changing = locked.filter((each) => !isDone(each))
      refuseFor(changing.filter((each) => !isAsShown(each)))
      const moved = changing.map(({ id, stage }): Moved => {
        const to = stageAfter(move, stage)
        if (to === undefined || to === 'withdrawn') throw new AppError('STATUS_NOT_ALLOWED')
        return { id, from: stage, to, status: statusOfStage[to] }
      })
      const now = clock.now()
      const { accountId } = viewer
      await repository.moveApplicants(tx, { jobId, moved, accountId, now, rejection })
      await repository.putPendingDecisions(tx, { jobId, decided: changing, now })
      if (moved.length > 0) {
        await audit.record(tx, viewer, {
          kind: 'applicants-decided',
          jobId,
          details: { count: moved.length, status: { key: `audit.applicants.${outcome}` } },
        })
      }
      return locked.length
    })
  }
}

/** @throws AppError NOT_FOUND unless all of them are applicants of an own job */
async function lockAll(
  tx: Transaction<DB>,
  { accountId: employerId }: Viewer,
  jobId: string,
  ids: readonly string[],
): Promise<LockedApplicant[]> {
  if (!isId(jobId)) throw new AppError('NOT_FOUND')
  const locked = await repository.lockApplicants(tx, { jobId, employerId, ids })
  if (locked.length < ids.length) throw new AppError('NOT_FOUND')
  return locked
}

/** @throws AppError APPLICANT_DECIDED with the names of those on whom another screen decided */
function refuseFor(others: readonly LockedApplicant[]): void {
  if (others.length === 0) return
  throw new AppError('APPLICANT_DECIDED', {
    messageKey: 'error.applicantsDecided',
    values: {
      names: others
        .slice(0, namesSaid)
        .map(({ name }) => name)
        .join(', '),
    },
  })
}
