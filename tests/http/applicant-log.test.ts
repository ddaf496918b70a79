import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Applicant } from '#contract/applications/schemas.ts'
import type { LogEntry } from '#contract/applications/log.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer: owner, admin })

async function apply(to = jobId) {
  const candidate = await createCandidate(testApp)
  const reply = await expectOk(applyForJob(candidate, to, { resumePdf: pdfFile() }))
  return { candidate, id: String(reply.json().applicationId) }
}
const pathOf = (id: string, job = jobId) => `/api/jobs/${job}/applicants/${id}/log`
const add = (id: string, entry: object, { who = owner, job = jobId } = {}) =>
  who.call('POST', pathOf(id, job), { json: { entryId: randomUUID(), ...entry } })
const read = (id: string, query = '', who = owner) => who.call('GET', `${pathOf(id)}${query}`)

const codeOf = (reply: TestReply): unknown => reply.json().code

describe('what is kept about an applicant', () => {
  test('S7-961: holds notes, calls and ratings, newest first, with who and when', async () => {
    const { id } = await apply()
    await expectOk(add(id, { kind: 'note', note: ' Clear voice ' }))
    testApp.clock.advance({ minutes: 1 })
    await expectOk(add(id, { kind: 'call', way: 'whatsapp', outcome: 'talked' }))
    await expectOk(add(id, { kind: 'rating', rating: 3 }))
    const entries = (await expectOk(read(id))).json<LogEntry[]>()
    expect(entries).toMatchObject([
      { kind: 'rating', rating: 3, note: null, way: null, outcome: null },
      { kind: 'call', way: 'whatsapp', outcome: 'talked', rating: null },
      { kind: 'note', note: 'Clear voice', at: '2026-03-02T06:00:00.000Z' },
    ])
    expect(new Set(entries.map(({ by }) => by)).size).toBe(1)
    expect(entries[0]?.by).not.toBe('')
  })

  test('S7-961: an entry that is sent again adds nothing', async () => {
    const { id } = await apply()
    const entry = { entryId: randomUUID(), kind: 'note', note: 'Once' }
    const first = await expectOk(add(id, entry))
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(id, entry)))
    for (const reply of replies) expect(reply.json()).toEqual(first.json())
    expect((await expectOk(read(id))).json()).toHaveLength(1)
  })

  test('S7-961: the id of an entry about somebody else is refused', async () => {
    const one = await apply()
    const another = await apply()
    const entry = { entryId: randomUUID(), kind: 'note', note: 'About one' }
    await expectOk(add(one.id, entry))
    expect(codeOf(await add(another.id, entry))).toBe('MALFORMED')
    expect((await expectOk(read(another.id))).json()).toEqual([])
  })

  test('S7-961: the list is paged', async () => {
    const { id } = await apply()
    for (const note of ['one', 'two', 'three']) await expectOk(add(id, { kind: 'note', note }))
    const first = await expectOk(read(id, '?limit=2'))
    expect(first.json<LogEntry[]>().map(({ note }) => note)).toEqual(['three', 'two'])
    const cursor = String(first.headers['x-next-cursor'])
    const rest = await expectOk(read(id, `?limit=2&cursor=${encodeURIComponent(cursor)}`))
    expect(rest.json<LogEntry[]>().map(({ note }) => note)).toEqual(['one'])
  })

  test.each([
    ['an empty note', { kind: 'note', note: '  ' }, 'note'],
    [
      'a note that is too long',
      { kind: 'note', note: 'x'.repeat(1 + limits.applicantNoteLength) },
      'note',
    ],
    ['an unknown outcome', { kind: 'call', way: 'call', outcome: 'married' }, 'outcome'],
    ['a rating out of range', { kind: 'rating', rating: 5 }, 'rating'],
    ['an unknown kind', { kind: 'gossip' }, 'kind'],
  ])('S7-961: %s is refused at its field', async (_what, entry, field) => {
    const { id } = await apply()
    const reply = await add(id, entry)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect((await expectOk(read(id))).json()).toEqual([])
  })

  test('S7-962: another employer, an admin and the candidate neither read nor write it', async () => {
    const { candidate, id } = await apply()
    await expectOk(add(id, { kind: 'note', note: 'Ours alone' }))
    expect(codeOf(await read(id, '', other))).toBe('NOT_FOUND')
    expect(codeOf(await add(id, { kind: 'note', note: 'x' }, { who: other }))).toBe('NOT_FOUND')
    for (const who of [admin, candidate]) {
      expect((await read(id, '', who)).statusCode).toBe(403)
      expect((await add(id, { kind: 'note', note: 'x' }, { who })).statusCode).toBe(403)
    }
    const own = await addLiveJob(testApp, { employer: other, admin })
    expect(codeOf(await add(id, { kind: 'note', note: 'x' }, { who: other, job: own }))).toBe(
      'NOT_FOUND',
    )
  })

  test('S7-962: who withdrew is not written about any more', async () => {
    const { candidate, id } = await apply()
    await expectOk(add(id, { kind: 'note', note: 'Before' }))
    await expectOk(candidate.call('POST', `/api/applications/${id}/withdraw`))
    expect(codeOf(await add(id, { kind: 'note', note: 'After' }))).toBe('NOT_FOUND')
    expect(codeOf(await read(id))).toBe('NOT_FOUND')
  })

  test('S7-963: the list of applicants shows the last rating to the employer alone', async () => {
    const job = await addLiveJob(testApp, { employer: owner, admin })
    const { id } = await apply(job)
    const { id: unrated } = await apply(job)
    await expectOk(add(id, { kind: 'rating', rating: 2 }, { job }))
    await expectOk(add(id, { kind: 'rating', rating: 4 }, { job }))
    const ratingsFor = async (who: typeof owner) => {
      const reply = await expectOk(who.call('POST', `/api/getApplicants/${job}`, { json: {} }))
      return new Map(reply.json<Applicant[]>().map((one) => [one.id, one.rating]))
    }
    expect(await ratingsFor(owner)).toEqual(
      new Map<string, number | null>([
        [id, 4],
        [unrated, null],
      ]),
    )
    expect([...(await ratingsFor(admin)).values()]).toEqual([null, null])
  })

  test('S7-964: the candidate gets it with a copy of their data, without who wrote it', async () => {
    const { candidate, id } = await apply()
    await expectOk(add(id, { kind: 'note', note: 'Clear voice' }))
    const reply = await expectOk(candidate.call('GET', '/api/privacy/my-data'))
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    const copy = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(copy.notesAboutMe).toEqual([
      {
        application_id: id,
        kind: 'note',
        note: 'Clear voice',
        way: null,
        outcome: null,
        rating: null,
        written_at: expect.any(String),
      },
    ])
  })
})
