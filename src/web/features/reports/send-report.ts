import { calls } from '#contract/calls.ts'
import type { Puzzle, SolvedPuzzle } from '#contract/reports/puzzle-schemas.ts'
import type { ReportReceipt } from '#contract/reports/schemas.ts'
import type { BrowserApi } from '#web/lib/api/api.ts'
import { readDeviceId } from '#web/lib/device-id.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'

export type ReportValues = {
  readonly reason: string
  readonly amountAsked: string
  readonly hasPaid: string
  readonly words: string
}

export const sendReport = (
  api: BrowserApi,
  jobId: string,
  { picture, ...values }: ReportValues & { readonly picture: File | undefined },
): Promise<ReportReceipt> =>
  api.call(calls.reportJob, { params: { jobId }, form: toFormData({ ...values, picture }) })

/** Reports without signing in; the device solves a puzzle first. */
export async function sendStrangerReport(
  api: BrowserApi,
  jobId: string,
  values: ReportValues,
): Promise<ReportReceipt> {
  const deviceId = readDeviceId()
  const params = { jobId }
  const challenge = await api.call(calls.issueReportPuzzle, { params, query: { deviceId } })
  const puzzle = { challenge, solution: await solve(challenge) }
  return await api.call(calls.reportPublicJob, { params, body: { ...values, deviceId, puzzle } })
}

/** Takes a moment on a cheap phone. */
async function solve(challenge: Puzzle): Promise<SolvedPuzzle['solution']> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('A puzzle was not solved in time')
  return solution
}
