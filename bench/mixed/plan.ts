import { z } from 'zod'

/** What one process asks of another: how to ask, and for how long. */
const planSchema = z.object({
  market: z.object({
    origin: z.string(),
    tokens: z.array(z.string()).readonly(),
    jobIds: z.array(z.string()).readonly(),
    searches: z.array(z.string()).readonly(),
  }),
  firstApplication: z.number(),
  seconds: z.number(),
  /** So often it tells what it saw. */
  reportSeconds: z.number(),
  /** One after the other over so many connections, or so many a second whatever comes back. */
  way: z.union([z.object({ connections: z.number() }), z.object({ perSecond: z.number() })]),
})
export type Plan = z.infer<typeof planSchema>

const spreadSchema = z.object({ p50: z.number(), p99: z.number(), most: z.number() })
export type Spread = z.infer<typeof spreadSchema>

const reportSchema = z.object({
  seconds: z.number(),
  sent: z.number(),
  good: z.number(),
  refused: z.number(),
  /** Everything else, by what it was. */
  problems: z.record(z.string(), z.number()),
  /** By how much it asked later than it should have: then it measures itself. */
  lateMs: spreadSchema,
  goodMs: spreadSchema,
  refusedMs: spreadSchema,
  applications: z.number(),
})
export type Report = z.infer<typeof reportSchema>

export const readPlan = (text: string): Plan => planSchema.parse(JSON.parse(text))
export const readReport = (text: string): Report => reportSchema.parse(JSON.parse(text))
