import { createWorld } from '../access-world.ts'
import { startRazorpay } from '../razorpay.ts'
import { createTestApp } from '../test-app.ts'
import { createFaultyApp } from './nth-call.ts'
import type { FaultyApp } from './nth-call.ts'
import type { Stage } from './writing-calls.ts'

export type FaultyStage = {
  readonly stage: Stage
  /** An app over the same data whose outside calls fail as planned. */
  readonly faulty: FaultyApp
  readonly close: () => Promise<void>
}

export async function createFaultyStage(): Promise<FaultyStage> {
  const razorpay = await startRazorpay()
  const testApp = await createTestApp({ razorpay, config: { limitScale: 10_000 } })
  const stage = { testApp, razorpay, world: await createWorld(testApp, razorpay) }
  const faulty = await createFaultyApp(testApp)
  return {
    stage,
    faulty,
    close: async () => {
      await faulty.close()
      await testApp.close()
      await razorpay.close()
    },
  }
}
