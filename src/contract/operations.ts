import { z } from 'zod'
import { limits } from './limits.ts'

/** What is counted of the product's use, over all processes. */
export const countedActs = [
  'job-posted',
  'application',
  'order-paid',
  'code-sent',
  'code-used',
] as const

export const providerNames = [
  'sms',
  'whatsapp',
  'google',
  'facebook',
  'payments',
  'mail',
  'push',
  'antivirus',
  'files',
] as const
export type ProviderName = (typeof providerNames)[number]

const count = z.number().int()
/** The instant, in UTC. */
const instant = z.string()

/** How the product is, at a glance. */
export const systemStateSchema = z.object({
  version: z.string(),
  /** The last migration of the database. */
  schema: z.string(),
  /** Requests and errors are those of so many minutes. */
  minutes: count,
  nodes: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      startedAt: instant,
      seenAt: instant,
      requests: count,
      errors: count,
      memoryBytes: count,
      lagMs: count,
    }),
  ),
  database: z.object({
    bytes: count,
    connections: count,
    connectionsMax: count,
    replicas: count,
    /** How far the slowest replica is behind; null without one, or where it may not be asked. */
    lagSeconds: z.number().nullable(),
  }),
  queue: z.object({
    waiting: count,
    later: count,
    stopped: count,
    /** How long the oldest work has waited beyond its time; null where none waits. */
    oldestSeconds: count.nullable(),
  }),
  storage: z.object({ kind: z.enum(['disk', 's3']), freeBytes: count.nullable() }),
  providers: z.array(
    z.object({
      name: z.enum(providerNames),
      succeededAt: instant.nullable(),
      failedAt: instant.nullable(),
    }),
  ),
  acts: z.array(z.object({ act: z.enum(countedActs), hour: count, day: count })),
  backup: z.object({ madeAt: instant.nullable() }),
})
export type SystemState = z.infer<typeof systemStateSchema>

/** Background work that used up its tries. */
export const stoppedWorkSchema = z.object({
  id: z.string(),
  task: z.string(),
  queuedAt: instant,
  stoppedAt: instant,
  tries: count,
  /** Why the last try failed, without anybody's data. */
  problem: z.string(),
})
export type StoppedWork = z.infer<typeof stoppedWorkSchema>

export const listStoppedWorkSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const workIdParamsSchema = z.object({ workId: z.string().regex(/^[1-9]\d{0,17}$/) })

/** `changed` is false where it was no stopped work any more. */
export const workChangedSchema = z.object({ success: z.literal(true), changed: z.boolean() })
