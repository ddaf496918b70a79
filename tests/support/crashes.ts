import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '#server/db/types.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** A mishap of an act: the process ends at one of its calls, or the provider does not answer. */
export type Mishap = {
  readonly kind: 'crash' | 'silence'
  /** The number of the call, from 1: of all calls for a crash, of provider calls for a silence. */
  readonly call: number
  /** The call runs, and only its response is lost. */
  readonly isDone: boolean
}

type Life = {
  readonly mishap: Mishap | undefined
  calls: number
  providerCalls: number
  isOver: boolean
}

class Crash extends Error {}

const lives = new AsyncLocalStorage<Life>()

/** Simulates an act in its own process, with an optional mishap. Returns whether it crashed. */
export async function liveThrough(
  mishap: Mishap | undefined,
  act: () => Promise<unknown>,
): Promise<{ isCrashed: boolean; error?: unknown }> {
  const life: Life = { mishap, calls: 0, providerCalls: 0, isOver: false }
  try {
    await lives.run(life, act)
    return { isCrashed: life.isOver }
  } catch (error) {
    return { isCrashed: life.isOver, error }
  }
}

async function pass<Result>(isQuestion: boolean, call: () => Promise<Result>): Promise<Result> {
  const life = lives.getStore()
  if (!life) return await call()
  // A process that has ended makes no more calls.
  if (life.isOver) throw new Crash('ended')
  life.calls += 1
  if (isQuestion) life.providerCalls += 1
  const { mishap } = life
  const count = mishap?.kind === 'silence' ? life.providerCalls : life.calls
  const meets = mishap && count === mishap.call && (mishap.kind === 'crash' || isQuestion)
  if (!meets) return await call()
  if (mishap.kind === 'crash') life.isOver = true
  if (mishap.isDone) await call()
  if (mishap.kind === 'crash') throw new Crash('ended')
  throw new PaymentProviderError('unavailable', 'no answer')
}

/** A database whose calls may meet the mishap. */
export function withCrashes(pool: Pool): Kysely<DB> {
  const failing = replacing(pool, {
    connect: async () => {
      await pass(false, async () => {})
      const client = await pool.connect()
      return replacing(client, {
        query: (text: string, values: unknown[]) => pass(false, () => client.query(text, values)),
        // The database rolls back open transactions of an ended process.
        release: () => client.release(lives.getStore()?.isOver === true),
      })
    },
  })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: failing }) })
}

/** An object with some methods replaced. */
function replacing<Whole extends object>(whole: Whole, methods: Record<string, unknown>): Whole {
  return new Proxy(whole, {
    get: (target, name) =>
      typeof name === 'string' && Object.hasOwn(methods, name)
        ? methods[name]
        : Reflect.get(target, name),
  })
}

/** A provider whose calls may meet the mishap. */
export function withSilences(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    createOrder: (input) => pass(true, () => provider.createOrder(input)),
    findOrderByReceipt: (receipt) => pass(true, () => provider.findOrderByReceipt(receipt)),
    listOrderPayments: (orderId) => pass(true, () => provider.listOrderPayments(orderId)),
    refundPayment: (input) => pass(true, () => provider.refundPayment(input)),
    listPaymentRefunds: (paymentId) => pass(true, () => provider.listPaymentRefunds(paymentId)),
  }
}
