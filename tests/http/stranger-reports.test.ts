import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { solvedPuzzle } from '#tests/support/puzzles.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const liveJob = () => addLiveJob(testApp, { employer, admin })
const wrong = { reason: 'fake', words: 'The office is another one' }

const send = (jobId: string, json: object) =>
  callApi(testApp, 'POST', `/api/public/jobs/${jobId}/report`, { json })
const report = async (jobId: string, deviceId?: string, said: object = wrong) =>
  send(jobId, { ...said, ...(await solvedPuzzle(testApp, jobId, deviceId)) })
const listed = async (jobId: string) =>
  (await expectOk(admin.call('GET', `/api/jobs/${jobId}/reports`))).json()

describe('POST /api/public/jobs/{jobId}/report', () => {
  test('S7-918: is one report of a device and a job, which admins read', async () => {
    const jobId = await liveJob()
    const deviceId = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => report(jobId, deviceId)))
    for (const reply of [...replies, await report(jobId, deviceId)]) {
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        {
          message: 'Thank you. Our team will look at this job',
          reportedAt: expect.stringMatching(/Z$/),
          isHidden: false,
        },
      ])
    }
    expect(await listed(jobId)).toMatchObject([
      { ...wrong, isFromStranger: true, isFromApplicant: false, pictureUrl: null },
    ])
    const [row] = await testApp.db
      .selectFrom('job_reports')
      .select('device_hash')
      .where('job_id', '=', jobId)
      .execute()
    expect(row?.device_hash).not.toContain(deviceId)
  })

  test('S7-918: many of them leave the job where it is, and a decision tells nobody', async () => {
    const jobId = await liveJob()
    for (let count = 0; count <= limits.reportsForReview; count += 1) {
      await expectOk(report(jobId, undefined, { reason: 'askedForMoney', amountAsked: '500' }))
    }
    expect((await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).statusCode).toBe(200)
    const openReports = limits.reportsForReview + 1
    const json = { decision: 'kept', openReports }
    await expectOk(admin.call('PATCH', `/api/jobs/${jobId}/reports`, { json }))
    testApp.clock.advance({ minutes: limits.decisionMinutes + 1 })
    await runRound(testApp, 'answer-reporters')
    const left = await testApp.db
      .selectFrom('job_reports')
      .select('id')
      .where('job_id', '=', jobId)
      .where('answered_at', 'is', null)
      .execute()
    expect(left).toEqual([])
  })

  test('S7-918: refuses a report without a reason, a job that is not live, and nonsense', async () => {
    const jobId = await liveJob()
    const empty = await report(jobId, undefined, { words: 'x' })
    expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([422, ['reason']])
    const waiting = await addJob(testApp, employer)
    const solved = await solvedPuzzle(testApp, jobId)
    for (const id of [waiting, randomUUID(), 'nothing']) {
      expect((await send(id, { ...wrong, ...solved })).statusCode).toBe(404)
      const path = `/api/public/jobs/${id}/report-puzzle?deviceId=${randomUUID()}`
      expect((await callApi(testApp, 'GET', path)).statusCode).toBe(404)
    }
    const nobody = `/api/public/jobs/${jobId}/report-puzzle?deviceId=nobody`
    expect((await callApi(testApp, 'GET', nobody)).statusCode).toBe(400)
    expect((await send(jobId, wrong)).statusCode).toBe(400)
    expect(await listed(jobId)).toEqual([])
  })

  test('S7-919: takes each puzzle for its own job and device alone, solved, and in time', async () => {
    const jobId = await liveJob()
    const other = await liveJob()
    const solved = await solvedPuzzle(testApp, jobId)
    const { challenge, solution } = solved.puzzle
    const { parameters } = challenge
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }
    const harder = { ...challenge, parameters: { ...parameters, cost: 100_000_000 } }
    const later = {
      ...challenge,
      parameters: { ...parameters, data: { ...parameters.data, until: 4e12 } },
    }
    const bad = [
      [other, solved],
      [jobId, { ...solved, deviceId: randomUUID() }],
      [jobId, { ...solved, puzzle: { challenge, solution: { ...solution, counter: 4e9 } } }],
      ...[easier, harder, later].map(
        (each) => [jobId, { ...solved, puzzle: { challenge: each, solution } }] as const,
      ),
    ] as const
    for (const [id, sent] of bad) {
      const reply = await send(id, { ...wrong, ...sent })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'PUZZLE_WRONG'])
    }
    testApp.clock.advance({ minutes: limits.puzzleMinutes + 1 })
    expect((await send(jobId, { ...wrong, ...solved })).statusCode).toBe(409)
    expect(await listed(jobId)).toEqual([])
    await expectOk(report(jobId, solved.deviceId))
  })

  test('S10-150: a device reports some jobs a day, and a repeat costs nothing', async () => {
    const deviceId = randomUUID()
    for (let count = 0; count < limits.strangerReportsPerDevicePerDay; count += 1) {
      const jobId = await liveJob()
      await expectOk(report(jobId, deviceId))
      await expectOk(report(jobId, deviceId))
    }
    const refused = await report(await liveJob(), deviceId)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('You have reported many jobs today')
  })

  test('S10-151: so does a network, whatever id its devices take', async () => {
    const jobId = await liveJob()
    const key = 'stranger-reports-network:127.0.0.0/24'
    await testApp.db
      .updateTable('rate_limits')
      .set({ points: limits.strangerReportsPerNetworkPerDay })
      .where('key', '=', key)
      .execute()
    expect((await report(jobId)).statusCode).toBe(429)
    expect(await listed(jobId)).toEqual([])
  })
})
