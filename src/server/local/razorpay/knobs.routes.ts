import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Controls } from './controls.ts'
import { faultModes, faultRoutes } from './faults.ts'
import { parseBody } from './orders.ts'
import { outcomes } from './payments.ts'
import { paymentView, refundView } from './views.ts'
import { webhookSignatures } from './webhook-sender.ts'

const faultSchema = z.object({
  route: z.enum(faultRoutes),
  mode: z.enum(faultModes),
  times: z.int().min(1).default(1),
  takes_effect: z.boolean().default(false),
  slow_ms: z.int().min(0).default(1000),
})

const paySchema = z.object({
  order_id: z.string(),
  outcome: z.enum(outcomes),
  callback: z.boolean().default(true),
  method: z.string().optional(),
  amount: z.int().optional(),
  currency: z.string().optional(),
})

const paymentSchema = z.object({ payment_id: z.string() })
const refundStatuses = ['pending', 'processed', 'failed'] as const
const planSchema = z.object({ statuses: z.array(z.enum(refundStatuses)) })
const settleSchema = z.object({ refund_id: z.string(), status: z.enum(['processed', 'failed']) })
const signature = z.enum(webhookSignatures)
const deliverSchema = z.object({ event_id: z.string(), signature: signature.optional() })

const webhooksSchema = z.object({
  drop: z.exactOptional(z.boolean()),
  duplicate: z.exactOptional(z.boolean()),
  reorder: z.exactOptional(z.boolean()),
  delay_ms: z.exactOptional(z.int().min(0)),
  signature: z.exactOptional(signature),
})

/** Lets tests control the provider, its banks and its network. */
export function registerKnobs(app: FastifyInstance, controls: Controls): void {
  // Only JSON is accepted: a form of a web site can't send it, and a script needs permission first.
  app.addHook('preHandler', async ({ method, headers }) => {
    if (method === 'GET' || headers['content-type']?.startsWith('application/json')) return
    throw new ApiError('Only JSON is taken here', { status: 415 })
  })

  app.post('/_sim/fault', async ({ body }) => {
    const { takes_effect, slow_ms, ...fault } = parseBody(faultSchema, body)
    controls.fault({ ...fault, takesEffect: takes_effect, slowMs: slow_ms })
    return {}
  })
  app.post('/_sim/pay', async ({ body }) => {
    const { order_id, ...input } = parseBody(paySchema, body)
    const { payment, callback } = controls.pay({ ...input, orderId: order_id })
    return { payment: paymentView(payment), callback: callback ?? null }
  })
  app.post('/_sim/confirm', async ({ body }) =>
    paymentView(controls.confirm(parseBody(paymentSchema, body).payment_id)),
  )
  app.post('/_sim/refunds', async ({ body }) => {
    controls.planRefunds(...parseBody(planSchema, body).statuses)
    return {}
  })
  app.post('/_sim/settle-refund', async ({ body }) => {
    const { refund_id, status } = parseBody(settleSchema, body)
    return refundView(controls.settleRefund(refund_id, status))
  })
  app.post('/_sim/webhooks', async ({ body }) => {
    const { delay_ms, ...changes } = parseBody(webhooksSchema, body)
    controls.changeWebhooks({ ...changes, ...(delay_ms !== undefined && { delayMs: delay_ms }) })
    return {}
  })
  app.post('/_sim/deliver', async ({ body }) => {
    const { event_id, signature } = parseBody(deliverSchema, body)
    return { status: await controls.deliver(event_id, signature) }
  })
  app.post('/_sim/reset', async () => {
    controls.reset()
    return {}
  })
  app.get('/_sim/log', async () => ({
    calls: controls.calls(),
    deliveries: controls.deliveries(),
    events: controls.events().map(({ id, name }) => ({ id, name })),
    payments: controls.payments().map(({ id, order_id, status }) => ({ id, order_id, status })),
    refunds: controls.refunds().map(({ id, payment_id, status }) => ({ id, payment_id, status })),
  }))
}
