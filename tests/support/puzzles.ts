import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { SolvedPuzzle } from '#contract/reports/puzzle-schemas.ts'
import { callApi, expectOk } from './inject.ts'
import type { TestApp } from './test-app.ts'

/** What a device sends besides its report of a job: its id and a puzzle that it solved. */
export async function solvedPuzzle(
  testApp: TestApp,
  jobId: string,
  deviceId: string = randomUUID(),
): Promise<{ deviceId: string; puzzle: SolvedPuzzle }> {
  const path = `/api/public/jobs/${jobId}/report-puzzle?deviceId=${deviceId}`
  const challenge = (await expectOk(callApi(testApp, 'GET', path))).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved in time')
  const { counter, derivedKey } = solution
  return { deviceId, puzzle: { challenge, solution: { counter, derivedKey } } }
}
