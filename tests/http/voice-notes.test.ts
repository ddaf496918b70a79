import { describe, expect, test } from 'vitest'
import type { Answered } from '#contract/applications/answers.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestFile } from '#tests/support/inject.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'
import { mp4Bytes, webmBytes } from '#tests/support/video-files.ts'
import { voiceFile, voiceMp4, voiceOgg, voiceWebm } from '#tests/support/voice-files.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const day = '2026-03-02'
const admin = await signIn(testApp, 'admin')

const save = (candidate: TestViewer, form: { voice?: TestFile; seconds?: string } = {}) =>
  candidate.call('POST', '/api/voice-notes', {
    form: { language: 'hi', seconds: '42', voice: voiceFile(), ...form },
  })
const read = async (candidate: TestViewer) =>
  (await expectOk(candidate.call('GET', '/api/voice-notes?language=hi'))).json().note
const remove = (candidate: TestViewer) =>
  candidate.call('POST', '/api/voice-notes/delete', { json: { language: 'hi' } })

async function countFiles(candidate: TestViewer): Promise<number> {
  const rows = await testApp.db
    .selectFrom('files')
    .select('id')
    .where('owner_account_id', '=', candidate.accountId)
    .where('kind', '=', 'voice-note')
    .execute()
  return rows.length
}

describe('a voice note', () => {
  test.each([
    ['webm', voiceWebm(), 'audio/webm'],
    ['mp4', voiceMp4(), 'audio/mp4'],
    ['ogg', voiceOgg(), 'audio/ogg'],
  ])('S7-1111: is taken as browsers record it, and played in parts: %s', async (_, bytes, type) => {
    const candidate = await signIn(testApp, 'candidate')
    expect(await read(candidate)).toBeNull()
    const { note } = (await expectOk(save(candidate, { voice: voiceFile(bytes) }))).json()
    expect(note).toMatchObject({ seconds: 42, day })
    expect(await read(candidate)).toMatchObject({ seconds: 42, day })
    const whole = await callApi(testApp, 'GET', note.url)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, type])
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    const part = await callApi(testApp, 'GET', note.url, { headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
    expect((await callApi(testApp, 'GET', `${note.url}x`)).statusCode).toBe(404)
  })

  test('S7-1112: is refused when it is none, has pictures, is too large or too long', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const refused = async (voice: Buffer | undefined, seconds = '42') => {
      const file = voice && { voice: voiceFile(voice) }
      const reply = await candidate.call('POST', '/api/voice-notes', {
        form: { language: 'hi', seconds, ...file },
      })
      return [reply.statusCode, reply.json().code]
    }
    const film = Buffer.concat([webmBytes(), Buffer.from('A_OPUS V_VP8')])
    for (const bytes of [Buffer.from('a text'), mp4Bytes(), webmBytes(), film]) {
      expect(await refused(bytes)).toEqual([415, 'NOT_A_VOICE'])
    }
    const large = Buffer.concat([voiceWebm(), Buffer.alloc(1_048_576)])
    expect(await refused(large)).toEqual([413, 'VOICE_TOO_LARGE'])
    expect(await refused(undefined)).toEqual([422, 'INVALID_FORM'])
    expect(await refused(voiceWebm(), '61')).toEqual([400, 'MALFORMED'])
    expect(await read(candidate)).toBeNull()
    expect(await countFiles(candidate)).toBe(0)
  })

  test('S7-1113: takes the place of the one before, whose file goes; many at once leave one', async () => {
    const candidate = await signIn(testApp, 'candidate')
    await expectOk(save(candidate))
    await expectOk(save(candidate, { seconds: '12' }))
    expect(await read(candidate)).toMatchObject({ seconds: 12 })
    expect(await countFiles(candidate)).toBe(1)
    await Promise.all(Array.from({ length: 5 }, () => save(candidate, { seconds: '7' })))
    expect(await read(candidate)).toMatchObject({ seconds: 7 })
    expect(await countFiles(candidate)).toBe(1)
    await expectOk(remove(candidate))
    await expectOk(remove(candidate))
    expect(await read(candidate)).toBeNull()
    expect(await countFiles(candidate)).toBe(0)
  })
})

const introduction: Question = {
  libraryName: 'voiceNoteHindi',
  words: '',
  kind: 'text',
  choices: [],
  isMustHave: true,
  wanted: [],
  least: null,
  most: null,
}

async function postAsking() {
  const employer = await createEmployer(testApp)
  const json = { ...jobForm(), questions: JSON.stringify([introduction]) }
  const jobId: string = (await expectOk(employer.call('POST', '/api/postjob', { json }))).json().id
  await setJobStatus(admin, jobId, 'accepted')
  const answer = async (): Promise<Answered | undefined> => {
    const list = await expectOk(employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
    const [person]: { answers: Answered[] }[] = list.json()
    return person?.answers[0]
  }
  const apply = async (candidate: TestViewer): Promise<string> => {
    const read = await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))
    const [question]: { id: string }[] = read.json().questions
    const answers = JSON.stringify([{ questionId: question?.id, answer: '' }])
    return (await expectOk(applyForJob(candidate, jobId, { answers }))).json().applicationId
  }
  return { apply, answer }
}

describe('a job that asks for a voice note', () => {
  test('S7-1114: has the note, also one that comes later; HR hears it, which is in the record', async () => {
    const candidate = await createCandidate(testApp)
    const asking = await postAsking()
    const applicationId = await asking.apply(candidate)
    expect(await asking.answer()).toMatchObject({ answer: '', isMissed: false, voice: null })
    await expectOk(save(candidate, { seconds: '30' }))
    const heard = await asking.answer()
    expect(heard).toMatchObject({ answer: '30', isMissed: false, voice: { day } })
    expect((await callApi(testApp, 'GET', heard?.voice?.url ?? '')).statusCode).toBe(200)
    const record = await expectOk(admin.call('POST', '/api/audit', { json: {} }))
    expect(record.json()[0]).toMatchObject({ kind: 'voice-opened' })

    const next = await postAsking()
    await next.apply(candidate)
    expect(await next.answer()).toMatchObject({ answer: '30', voice: { day } })

    // A newer one replaces it where the application is still open.
    await expectOk(candidate.call('POST', `/api/applications/${applicationId}/withdraw`))
    await expectOk(save(candidate, { seconds: '8' }))
    expect(await next.answer()).toMatchObject({ answer: '8' })
    expect(await countFiles(candidate)).toBe(2)

    // Deleted, it is gone from every application.
    await expectOk(remove(candidate))
    expect(await next.answer()).toMatchObject({ answer: '', voice: null })
    expect(await countFiles(candidate)).toBe(0)
  })

  test('S7-1114: does not have one that is older than a month', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(save(candidate))
    await testApp.db
      .updateTable('voice_notes')
      .set({ day: '2026-01-30' })
      .where('candidate_id', '=', candidate.accountId)
      .execute()
    expect(await read(candidate)).toBeNull()
    const asking = await postAsking()
    await asking.apply(candidate)
    expect(await asking.answer()).toMatchObject({ answer: '', voice: null })
  })
})
