import type { CallName } from '#contract/access-matrix.ts'
import type { MakeRequest } from './access-requests.ts'

/** Valid requests of the calls about how the product does. */
export const operationsRequests = {
  readOverview: () => ({ query: '?from=2026-03-01&to=2026-03-02' }),
  getSystem: () => ({}),
  listStoppedWork: () => ({}),
  // There is no such work, so these calls change nothing.
  resendWork: () => ({ params: { workId: '1' } }),
  dropWork: () => ({ params: { workId: '1' } }),
} satisfies Partial<Record<CallName, MakeRequest>>
