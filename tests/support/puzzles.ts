import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Puzzle, SolvedPuzzle } from '#contract/reports/puzzle-schemas.ts'
import { callApi, expectOk } from './inject.ts'
import type { TestApp } from './test-app.ts'

type Sent = { deviceId: string; puzzle: SolvedPuzzle }

/** What a device sends besides its report of a live job: its id and a puzzle that it solved. */
export async function solvedPuzzle(
  testApp: TestApp,
  jobId: string,
  deviceId: string = randomUUID(),
): Promise<Sent> {
  const reply = await expectOk(askForPuzzle(testApp, jobId, deviceId))
  return await solve(deviceId, reply.json())
}

/** The same, or what no puzzle is for where the job is not live any more. */
export async function solvedPuzzleOrNone(testApp: TestApp, jobId: string): Promise<Partial<Sent>> {
  const deviceId = randomUUID()
  const reply = await askForPuzzle(testApp, jobId, deviceId)
  return reply.statusCode === 200 ? await solve(deviceId, reply.json()) : { deviceId }
}

const askForPuzzle = (testApp: TestApp, jobId: string, deviceId: string) =>
  callApi(testApp, 'GET', `/api/public/jobs/${jobId}/report-puzzle?deviceId=${deviceId}`)

async function solve(deviceId: string, challenge: Puzzle): Promise<Sent> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved in time')
  const { counter, derivedKey } = solution
  return { deviceId, puzzle: { challenge, solution: { counter, derivedKey } } }
}
