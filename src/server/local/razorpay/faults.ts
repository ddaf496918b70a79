import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from './api-error.ts'

export const faultRoutes = [
  '*',
  'POST /v1/orders',
  'GET /v1/orders',
  'GET /v1/orders/:id',
  'PATCH /v1/orders/:id',
  'GET /v1/orders/:id/payments',
  'GET /v1/payments',
  'GET /v1/payments/:id',
  'POST /v1/payments/:id/capture',
  'POST /v1/payments/:id/refund',
  'GET /v1/payments/:id/refunds',
  'GET /v1/refunds/:id',
  'GET /v1/checkout.js',
] as const

export const faultModes = ['500', '429', 'hang', 'drop', 'html', 'slow'] as const

export type Fault = {
  route: (typeof faultRoutes)[number]
  mode: (typeof faultModes)[number]
  /** The number of calls with this fault. */
  times: number
  /** The call takes effect, and only its response is lost. */
  takesEffect: boolean
  slowMs: number
}

export type Faults = ReturnType<typeof createFaults>

/** Faults of calls on the network. */
export function createFaults() {
  let planned: Fault[] = []
  const met = new WeakMap<FastifyRequest, Fault>()

  function meet(request: FastifyRequest): Fault | undefined {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`
    const fault = planned.find((each) => each.route === '*' || each.route === route)
    if (fault === undefined) return undefined
    planned = planned
      .map((each) => (each === fault ? { ...each, times: each.times - 1 } : each))
      .filter(({ times }) => times > 0)
    met.set(request, fault)
    return fault
  }

  return {
    plan: (fault: Fault) => void planned.push(fault),
    clear: () => void (planned = []),
    /** Applies to the routes that are registered on `app` after this. */
    register(app: FastifyInstance): void {
      app.addHook('onRequest', async (request, reply) => {
        const fault = meet(request)
        const isCarriedOut = fault === undefined || fault.takesEffect || fault.mode === 'slow'
        return isCarriedOut ? undefined : reply.send('')
      })
      app.addHook('onSend', async (request, reply, payload) => {
        const fault = met.get(request)
        return fault === undefined ? payload : spoil(fault, request, reply, payload)
      })
    },
  }
}

async function spoil(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  switch (fault.mode) {
    case 'slow':
      await sleep(fault.slowMs, undefined, { ref: false })
      return payload
    case 'hang':
      return await new Promise<never>(() => {})
    case 'drop':
      request.raw.socket.destroy()
      return payload
    case 'html':
      void reply.code(502).type('text/html')
      return '<html><body><h1>502 Bad Gateway</h1></body></html>'
    case '429':
      void reply.code(429).type('application/json')
      return JSON.stringify(errorBody('BAD_REQUEST_ERROR', 'Too many requests'))
    default:
      void reply.code(500).type('application/json')
      return JSON.stringify(errorBody('SERVER_ERROR', 'We are facing some trouble'))
  }
}
