import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import * as saved from './schemas.ts'

export const savedJobsEndpoints = {
  listSavedJobs: {
    ...plain,
    ...calls.listSavedJobs,
    summary: 'My saved jobs, those that close first at the top',
    room: 'saved-jobs',
    access: ['candidate'],
    query: saved.listSavedJobsSchema,
    reply: z.array(saved.savedJobSchema),
    paged: true,
  },
  listSavedJobIds: {
    ...plain,
    ...calls.listSavedJobIds,
    summary: 'The ids of my saved jobs, the newest first',
    room: 'saved-jobs',
    access: ['candidate'],
    reply: saved.savedJobIdsSchema,
  },
  saveJobs: {
    ...plain,
    ...calls.saveJobs,
    summary: 'Save jobs that are or were public; returns which of them are saved now',
    room: 'saved-jobs',
    access: ['candidate'],
    body: saved.saveJobsSchema,
    reply: saved.savedJobIdsSchema,
  },
  removeSavedJob: {
    ...plain,
    ...calls.removeSavedJob,
    summary: 'Save a job no more',
    room: 'saved-jobs',
    access: ['candidate'],
    params: jobIdParamsSchema,
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>
