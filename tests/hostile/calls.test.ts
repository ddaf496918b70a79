import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorBodySchema, errorTable } from '#contract/errors.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'
import { fuzzedCalls } from '#tests/support/fuzzed-call.ts'
import type { FuzzedCall } from '#tests/support/fuzzed-call.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addLiveJob, addUnpaidJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { bytesInUse } from '#tests/support/memory.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const times = [800, 100_000] as const
const maxGrowthBytes = 100_000_000

/** Calls that end the session, which the other calls need. */
const ending = new Set(['logout'])
const calls: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(endpoints).filter(([name]) => !ending.has(name)),
)

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay, config: { limitScale: 1000 } }))
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await createCandidate(testApp)
const people: Partial<Record<FuzzedCall['caller'], TestViewer>> = { candidate, employer, admin }
const jobId = await addLiveJob(testApp, { employer, admin })
const ids = [jobId, await addApplication(candidate, jobId), await addUnpaidJob(testApp, employer)]
ids.push(employer.accountId, candidate.accountId, '560001')

const byCode: Readonly<Record<string, { readonly status: number }>> = errorTable

const fileTypes = ['text/csv; charset=utf-8', 'application/zip', 'application/pdf']

/** Problems of a response: a server error, or a body that does not match the contract. */
function complaints(name: string, reply: TestReply): string[] {
  const { statusCode } = reply
  if (statusCode >= 500) return [`${statusCode} ${reply.body}`]
  if (statusCode === 200) {
    const isFile = fileTypes.includes(String(reply.headers['content-type']))
    const body: unknown = isFile ? reply.body : reply.json()
    const isReply = (calls[name]?.reply ?? z.never()).safeParse(body).success
    return isReply ? [] : [`not its reply: ${reply.body.slice(0, 300)}`]
  }
  const refusal = errorBodySchema.safeParse(reply.json())
  if (!refusal.success) return [`no refusal of ours: ${reply.body.slice(0, 300)}`]
  return byCode[refusal.data.code]?.status === statusCode ? [] : [`${statusCode} ${reply.body}`]
}

async function make({ name, caller, url, body }: FuzzedCall): Promise<TestReply> {
  const token = caller === 'stranger' ? 'x'.repeat(43) : people[caller]?.token
  const method = calls[name]?.method ?? 'GET'
  const isForm = 'pairs' in body
  const form = isForm ? Object.fromEntries(body.pairs) : undefined
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  if (method === 'GET') return await callApi(testApp, method, url, { headers: authorization })
  if (form) return await callApi(testApp, method, url, { form, headers: authorization })
  const { type, text } = isForm ? { type: '', text: '' } : body
  return await testApp.app.inject({
    method,
    url,
    headers: { ...authorization, ...(type !== '' && { 'content-type': type }) },
    payload: text,
  })
}

test(
  'I1, I3, I4, I5: every call answers by its contract, whatever is sent',
  { timeout: timeoutByEffort(...times, 60) },
  async () => {
    const document: unknown = (await callApi(testApp, 'GET', '/api/docs/json')).json()
    const statuses = new Map<number, number>()
    const start = await bytesInUse()
    await fc.assert(
      fc.asyncProperty(fuzzedCalls(document, calls, ids), async (call) => {
        const reply = await make(call)
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
        expect(complaints(call.name, reply)).toEqual([])
      }),
      effort(...times),
    )
    // Some requests succeeded, and others were rejected for several reasons.
    expect(statuses.get(200)).toBeGreaterThan(times[0] / 20)
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404, 415, 422]))
    expect((await bytesInUse()) - start).toBeLessThan(maxGrowthBytes)
    for (const viewer of Object.values(people)) {
      expect((await viewer.call('POST', '/api/check_auth')).statusCode).toBe(200)
    }
  },
)
