import type { QueuedJob } from '#contract/admin/schemas.ts'
import { refusalOfDecision } from '#contract/jobs/moves.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'

/** Whether an admin can move a job to a status now. */
export const canDecide = (job: QueuedJob, to: JobStatusWire): boolean =>
  refusalOfDecision(job, toJobStatus(to)) === undefined
