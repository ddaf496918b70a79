import { z } from 'zod'
import { jobStateSchema } from '#contract/jobs/schemas.ts'
import { callResults, confirmedPoints } from './options.ts'

export const addJobCallSchema = z
  .object({
    /** Chosen by the form: sent again, it adds nothing. */
    callId: z.uuid(),
    result: z.enum(callResults),
    points: z.array(z.enum(confirmedPoints)).max(confirmedPoints.length).default([]),
  })
  .refine(({ result, points }) => result === 'talked' || points.length === 0, { path: ['points'] })

const jobCallSchema = z.object({
  admin: z.string(),
  result: z.enum(callResults),
  points: z.array(z.enum(confirmedPoints)),
  /** ISO 8601 in UTC. */
  calledAt: z.string(),
})

/** What an admin looks at before deciding on a job. */
export const jobChecksSchema = z.object({
  /** The last ones first. */
  calls: z.array(jobCallSchema),
  /** Calls without an answer that count as tries. */
  tries: z.int(),
  /** Its employer until now. */
  employer: z.object({
    /** ISO 8601 in UTC. */
    since: z.string(),
    accepted: z.int(),
    refused: z.int(),
    waiting: z.int(),
    /** Reports of its jobs on which an admin acted. */
    reportsActedOn: z.int(),
    wasBlocked: z.boolean(),
  }),
  /** Jobs of any employer that read alike, the likest first. */
  similar: z.array(
    z.object({
      id: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      state: jobStateSchema,
      /** Of the same employer. */
      isOwn: z.boolean(),
      /** Common trigrams, of 100. */
      percent: z.int(),
      jobDescription: z.string(),
    }),
  ),
})
export type JobChecks = z.infer<typeof jobChecksSchema>
