import { createPayingEmployer } from './paid-jobs.ts'
import { startRazorpay } from './razorpay.ts'
import type { TestRazorpay } from './razorpay.ts'
import { createTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'
import { signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

export type PaymentStage = {
  readonly razorpay: TestRazorpay
  readonly testApp: TestApp
  /** Who pays. */
  readonly employer: TestViewer
  readonly admin: TestViewer
  readonly close: () => Promise<void>
}

/** The product and its payment provider, with a paying employer and an admin. */
export async function createPaymentStage({ limitScale = 1 } = {}): Promise<PaymentStage> {
  const razorpay = await startRazorpay()
  const testApp = await createTestApp({ razorpay, config: { limitScale } })
  return {
    razorpay,
    testApp,
    employer: await createPayingEmployer(testApp),
    admin: await signIn(testApp, 'admin'),
    close: async () => {
      await testApp.close()
      await razorpay.close()
    },
  }
}
