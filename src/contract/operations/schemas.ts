import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { textChannels } from '#contract/messages/events.ts'

/** The counted actions, over all processes. */
export const countedActions = [
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

const cost = z.object({ messages: count, paise: count, budgetPaise: count })
/** What messages by a channel cost today and this month, in India's calendar. */
const channelCostSchema = z.object({ channel: z.enum(textChannels), day: cost, month: cost })
export type ChannelCost = z.infer<typeof channelCostSchema>

/** The state of the system. */
export const systemStateSchema = z.object({
  version: z.string(),
  /** The last migration of the database. */
  schema: z.string(),
  /** The number of minutes that requests and errors cover. */
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
    }),
  ),
  database: z.object({
    bytes: count,
    connections: count,
    connectionsMax: count,
    replicas: count,
    /** The lag of the slowest replica; null without a replica or without the permission to read it. */
    lagSeconds: z.number().nullable(),
  }),
  queue: z.object({
    waiting: count,
    later: count,
    stopped: count,
    /** The delay of the oldest due work; null when none waits. */
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
  acts: z.array(z.object({ act: z.enum(countedActions), hour: count, day: count })),
  costs: z.array(channelCostSchema),
  backup: z.object({ madeAt: instant.nullable() }),
})
export type SystemState = z.infer<typeof systemStateSchema>

/** Background work that failed all of its tries. */
export const stoppedWorkSchema = z.object({
  id: z.string(),
  task: z.string(),
  queuedAt: instant,
  stoppedAt: instant,
  tries: count,
  /** Why the last try failed, without personal data. */
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

/** `changed` is false when the work was not stopped any more. */
export const workChangedSchema = z.object({ success: z.literal(true), changed: z.boolean() })
