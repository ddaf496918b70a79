import type { z } from 'zod'
import type { Message } from '#contract/i18n/message-keys.ts'
import type { jobReviewedSchema } from '#contract/job-reviews/schemas.ts'
import { statusWireOf } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { Untranslated } from '#server/lib/untranslated.ts'

type Reviewed = z.input<typeof jobReviewedSchema>

/** Where a job stands after it was reviewed or edited. */
export const reviewed = (
  job: { lifecycle_state: JobState; version: number },
  message: Message,
): Untranslated<Reviewed> => ({
  success: true,
  message,
  status: statusWireOf(job.lifecycle_state),
  state: job.lifecycle_state,
  version: job.version,
})
