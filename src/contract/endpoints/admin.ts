import { z } from 'zod'
import * as jobs from '../jobs.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const adminEndpoints = {
  listQueuedJobs: {
    ...plain,
    method: 'POST',
    path: '/api/getJobs',
    summary: 'Jobs to verify, and verified ones',
    room: 'admin',
    access: ['admin'],
    body: jobs.listQueuedJobsSchema,
    reply: z.array(jobs.queuedJobSchema),
    paged: true,
  },
  getJobData: {
    ...plain,
    method: 'POST',
    path: '/api/getJobData',
    summary: 'One job with every field',
    room: 'admin',
    access: ['admin'],
    body: jobs.jobIdBodySchema,
    reply: jobs.fullJobSchema,
  },
  readJobForEdit: {
    ...plain,
    method: 'POST',
    path: '/api/updatejobdata',
    summary: 'One job for the edit form',
    room: 'admin',
    access: ['admin'],
    body: jobs.jobIdBodySchema,
    reply: jobs.jobDataReplySchema,
  },
  editJob: {
    ...plain,
    method: 'POST',
    path: '/api/updatingjobdata',
    summary: 'Save an edited job',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    body: jobs.editJobSchema,
    files: { profile: { kind: 'image' } },
    reply: jobs.jobChangedSchema,
  },
  changeJobStatus: {
    ...plain,
    method: 'PATCH',
    path: '/api/updateJob/:jobId',
    summary: 'Accept, reject, pause a job or let it wait',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: jobs.jobIdParamsSchema,
    body: jobs.changeJobStatusSchema,
    reply: jobs.jobChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
