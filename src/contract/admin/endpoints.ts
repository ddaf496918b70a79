import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { jobEditCalls } from '#contract/job-edit-calls.ts'
import { calls } from '#contract/calls.ts'
import { otherCalls } from '#contract/other-calls.ts'
import { fullJobSchema, jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import * as admin from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const adminEndpoints = {
  listQueuedJobs: {
    ...plain,
    ...adminCalls.listQueuedJobs,
    summary: 'Jobs to verify, and verified ones',
    room: 'admin',
    access: ['admin'],
    body: admin.listQueuedJobsSchema,
    reply: z.array(admin.queuedJobSchema),
    paged: true,
  },
  getJobData: {
    ...plain,
    ...otherCalls.getJobData,
    summary: 'One job with every field',
    room: 'admin',
    access: ['admin'],
    body: admin.jobIdBodySchema,
    reply: fullJobSchema,
  },
  readJobForEdit: {
    ...plain,
    ...jobEditCalls.readJobForEdit,
    summary: 'One job for the edit form',
    room: 'admin',
    access: ['admin'],
    body: admin.jobIdBodySchema,
    reply: admin.jobDataReplySchema,
  },
  editJob: {
    ...plain,
    ...jobEditCalls.editJob,
    summary: 'Save an edited job',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    body: admin.editJobSchema,
    files: { profile: { kind: 'image' } },
    reply: admin.jobChangedSchema,
  },
  changeJobStatus: {
    ...plain,
    ...adminCalls.changeJobStatus,
    summary: 'Accept, reject or pause a job, or return it to verification',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: admin.changeJobStatusSchema,
    reply: admin.jobChangedSchema,
  },
  countAdminWork: {
    ...plain,
    ...calls.countAdminWork,
    summary: 'Count what waits for admins',
    room: 'admin',
    access: ['admin'],
    reply: admin.adminWorkSchema,
  },
  takeBackRejection: {
    ...plain,
    ...adminCalls.takeBackRejection,
    summary: 'Take back a rejection within its minute',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: admin.rejectionParamsSchema,
    reply: admin.jobChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
