import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '#server/db/types.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** What happens to an act: at one of its calls the process ends, or the provider stays silent. */
export type Mishap = {
  readonly kind: 'crash' | 'silence'
  /** Which call it meets, from 1: of all for a crash, of those to the provider for a silence. */
  readonly call: number
  /** The call is carried out, and only its answer is lost. */
  readonly isDone: boolean
}

type Life = { readonly mishap: Mishap | undefined; calls: number; asked: number; isOver: boolean }

class Crash extends Error {}

const lives = new AsyncLocalStorage<Life>()

/** Runs an act as a process of its own that meets a mishap, or none. Gives whether it crashed. */
export async function liveThrough(
  mishap: Mishap | undefined,
  act: () => Promise<unknown>,
): Promise<{ isCrashed: boolean; error?: unknown }> {
  const life: Life = { mishap, calls: 0, asked: 0, isOver: false }
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
  // Nothing happens in a process that has ended.
  if (life.isOver) throw new Crash('ended')
  life.calls += 1
  if (isQuestion) life.asked += 1
  const { mishap } = life
  const count = mishap?.kind === 'silence' ? life.asked : life.calls
  const meets = mishap && count === mishap.call && (mishap.kind === 'crash' || isQuestion)
  if (!meets) return await call()
  if (mishap.kind === 'crash') life.isOver = true
  if (mishap.isDone) await call()
  if (mishap.kind === 'crash') throw new Crash('ended')
  throw new PaymentProviderError('unavailable', 'no answer')
}

/** The same database, each of whose calls may meet the mishap. */
export function withCrashes(pool: Pool): Kysely<DB> {
  const failing = replacing(pool, {
    connect: async () => {
      await pass(false, async () => {})
      const client = await pool.connect()
      return replacing(client, {
        query: (text: string, values: unknown[]) => pass(false, () => client.query(text, values)),
        // What a process has begun and not ended is rolled back by the database.
        release: () => client.release(lives.getStore()?.isOver === true),
      })
    },
  })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: failing }) })
}

/** An object that is another one but for some of its methods. */
function replacing<Whole extends object>(whole: Whole, methods: Record<string, unknown>): Whole {
  return new Proxy(whole, {
    get: (target, name) =>
      typeof name === 'string' && Object.hasOwn(methods, name)
        ? methods[name]
        : Reflect.get(target, name),
  })
}

/** The same provider, each of whose calls may meet the mishap. */
export function withSilences(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    createOrder: (wish) => pass(true, () => provider.createOrder(wish)),
    findOrderByReceipt: (receipt) => pass(true, () => provider.findOrderByReceipt(receipt)),
    listOrderPayments: (orderId) => pass(true, () => provider.listOrderPayments(orderId)),
    refundPayment: (wish) => pass(true, () => provider.refundPayment(wish)),
    listPaymentRefunds: (paymentId) => pass(true, () => provider.listPaymentRefunds(paymentId)),
  }
}
