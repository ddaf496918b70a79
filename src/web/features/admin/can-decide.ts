import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { RejectionReason } from '#contract/jobs/options.ts'
import { refusalOfDecision } from '#contract/jobs/moves.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'

/** Whether the keys of the decisions are for a job's changes: it is published, and they wait. */
export const decidesRevision = (job: QueuedJob): boolean =>
  job.revision !== null && job.status !== 'waiting'

/** Whether another admin works on the job: the server refuses every decision meanwhile. */
const isHeldByOther = ({ claim }: QueuedJob): boolean => claim !== null && !claim.isMine

/** Whether an admin can move a job to a status now. */
export const canDecide = (job: QueuedJob, to: JobStatusWire): boolean =>
  !isHeldByOther(job) && refusalOfDecision(job, toJobStatus(to)) === undefined

/** That nobody was reached can be a reason after enough calls. */
export const mayBeReason = (
  { callsToMake }: Pick<QueuedJob, 'callsToMake'>,
  reason: RejectionReason,
): boolean => reason !== 'unreachable' || callsToMake === 0
