import { z } from 'zod'

/** The instructions for a sending process. */
const planSchema = z.object({
  market: z.object({
    origin: z.string(),
    tokens: z.array(z.string()).readonly(),
    jobIds: z.array(z.string()).readonly(),
    searches: z.array(z.string()).readonly(),
  }),
  firstApplication: z.number(),
  seconds: z.number(),
  /** Interval of the reports. */
  reportSeconds: z.number(),
  /** A closed loop over `connections`, or an open loop at `perSecond`. */
  way: z.union([z.object({ connections: z.number() }), z.object({ perSecond: z.number() })]),
})
export type Plan = z.infer<typeof planSchema>

const spreadSchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() })

const reportSchema = z.object({
  seconds: z.number(),
  sent: z.number(),
  good: z.number(),
  rejected: z.number(),
  /** Other outcomes and how often they occurred. */
  problems: z.record(z.string(), z.number()),
  /** How late requests were sent; large values mean that the sender is the bottleneck. */
  lateMs: spreadSchema,
  goodMs: spreadSchema,
  rejectedMs: spreadSchema,
  applications: z.number(),
})
export type Report = z.infer<typeof reportSchema>

export const readPlan = (text: string): Plan => planSchema.parse(JSON.parse(text))
export const readReport = (text: string): Report => reportSchema.parse(JSON.parse(text))
