import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ownJobForEditSchema } from '#contract/job-reviews/schemas.ts'
import { fullJobSchema, jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import * as employerJobs from './schemas.ts'

export const employerJobsEndpoints = {
  listOwnJobs: {
    ...plain,
    ...calls.listOwnJobs,
    summary: 'The jobs I posted',
    room: 'employer-jobs',
    access: ['employer'],
    body: employerJobs.listOwnJobsSchema,
    reply: z.array(fullJobSchema),
    paged: true,
  },
  getEmployerDuties: {
    ...plain,
    ...calls.getEmployerDuties,
    summary: 'What waits for me today',
    room: 'employer-jobs',
    access: ['employer'],
    reply: employerJobs.employerDutiesSchema,
  },
  readOwnJob: {
    ...plain,
    ...calls.readOwnJob,
    summary: 'My job for the edit form, with the changes that wait for review',
    room: 'employer-jobs',
    access: ['employer'],
    params: jobIdParamsSchema,
    reply: ownJobForEditSchema,
  },
  withdrawJob: {
    ...plain,
    ...calls.withdrawJob,
    summary: 'Take back my job before it is published, with a whole refund',
    room: 'employer-jobs',
    access: ['employer'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    reply: employerJobs.jobWithdrawnSchema,
  },
  /** The reply is a file: one page of PDF. */
  downloadPoster: {
    ...plain,
    ...calls.downloadPoster,
    summary:
      'A poster of my job, with a code that leads to it or to the check-in of its interviews',
    room: 'employer-jobs',
    access: ['employer'],
    limit: callLimits.downloads,
    params: jobIdParamsSchema,
    query: employerJobs.posterQuerySchema,
    reply: z.string(),
  },
  actOnJob: {
    ...plain,
    ...calls.actOnJob,
    summary: 'Pause, resume, fill, close or reopen my job',
    room: 'employer-jobs',
    access: ['employer'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: employerJobs.actOnJobSchema,
    reply: employerJobs.jobActedSchema,
  },
} as const satisfies Record<string, Endpoint>
