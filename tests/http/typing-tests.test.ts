import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Answered } from '#contract/applications/answers.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { limits } from '#contract/limits.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { FinishedTyping, TypingState } from '#contract/typing-tests/schemas.ts'
import { passagesOf } from '#server/features/typing-tests/passages.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { expectOk } from '#tests/support/inject.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const { clock } = testApp
clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')

const dayMs = 24 * 60 * 60 * 1000

const begin = (candidate: TestViewer, testId: string, language: TypingLanguage = 'en') =>
  candidate.call('POST', '/api/typing-tests', { json: { testId, language } })
const finish = (candidate: TestViewer, testId: string, typed: string) =>
  candidate.call('POST', `/api/typing-tests/${testId}/finish`, { json: { typed } })
const read = async (candidate: TestViewer, language: TypingLanguage = 'en'): Promise<TypingState> =>
  (await expectOk(candidate.call('GET', `/api/typing-tests?language=${language}`))).json()

/** Takes the test and types so many of its words. */
async function take(candidate: TestViewer, wordCount: number): Promise<FinishedTyping> {
  const testId = randomUUID()
  const { passage }: { passage: string } = (await expectOk(begin(candidate, testId))).json()
  const typed = `${passage.split(' ').slice(0, wordCount).join(' ')} `
  return (await expectOk(finish(candidate, testId, typed))).json()
}

describe('a typing test', () => {
  test('S7-1101: is begun three times a day, each time with another text; the same one again is the same try', async () => {
    const candidate = await signIn(testApp, 'candidate')
    expect(await read(candidate)).toEqual({ best: null, triesLeft: 3 })
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const texts: string[] = []
    for (const id of ids) {
      const { passage } = (await expectOk(begin(candidate, id))).json()
      expect((await expectOk(begin(candidate, id))).json().passage).toBe(passage)
      texts.push(passage)
    }
    expect(new Set(texts).size).toBe(3)
    const fourth = await begin(candidate, randomUUID())
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, 'TYPING_TRIES_USED'])
    expect((await begin(candidate, randomUUID(), 'hi')).statusCode).toBe(200)
    const other = await signIn(testApp, 'candidate')
    expect((await begin(other, ids[0] ?? '')).statusCode).toBe(400)
    clock.set(new Date(clock.now().getTime() + dayMs).toISOString())
    expect(await read(candidate)).toEqual({ best: null, triesLeft: 3 })
  })

  test('S7-1101: of many that begin at once three do', async () => {
    for (let round = 0; round < byEffort(3, 30); round += 1) {
      const candidate = await signIn(testApp, 'candidate')
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => begin(candidate, randomUUID())),
      )
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
      expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    }
  })

  test('S7-1102: counts right words; the best stays, and a text that is sent again changes nothing', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const day = '2026-03-03'
    clock.set(`${day}T06:00:00Z`)
    const good = await take(candidate, 60)
    expect(good.result).toMatchObject({ accuracy: 100, day })
    expect(good).toMatchObject({ best: good.result, triesLeft: 2 })
    const worse = await take(candidate, 20)
    expect(worse.result.words).toBeLessThan(good.result.words)
    expect(worse.best).toEqual(good.result)
    const testId = randomUUID()
    const { passage } = (await expectOk(begin(candidate, testId))).json()
    const first = (await expectOk(finish(candidate, testId, 'nothing of it '))).json()
    expect(first.result).toEqual({ words: 0, accuracy: 0, day })
    const again = (await expectOk(finish(candidate, testId, passage))).json()
    expect(again.result).toEqual(first.result)
    expect(await read(candidate)).toEqual({ best: good.result, triesLeft: 0 })
  })

  test('S7-1103: comes within the minute or soon after, from whose it is, and not too long', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const testId = randomUUID()
    await expectOk(begin(candidate, testId))
    expect((await finish(await signIn(testApp, 'candidate'), testId, 'x')).statusCode).toBe(404)
    expect((await finish(candidate, randomUUID(), 'x')).statusCode).toBe(404)
    expect((await finish(candidate, 'none', 'x')).statusCode).toBe(404)
    expect((await finish(candidate, testId, 'x'.repeat(limits.typedLength + 1))).statusCode).toBe(
      400,
    )
    expect((await begin(candidate, 'none')).statusCode).toBe(400)
    const seconds = (after: number) =>
      clock.set(new Date(clock.now().getTime() + after * 1000).toISOString())
    seconds(121)
    const late = await finish(candidate, testId, 'x')
    expect([late.statusCode, late.json().code]).toEqual([409, 'TYPING_TEST_OVER'])
    const next = randomUUID()
    await expectOk(begin(candidate, next))
    seconds(120)
    await expectOk(finish(candidate, next, 'x'))
  })
})

const test30: Question = {
  libraryName: 'typingTestEnglish',
  words: '',
  kind: 'number',
  choices: [],
  isMustHave: true,
  wanted: [],
  least: 30,
  most: null,
}

async function postAsking() {
  const employer = await createEmployer(testApp)
  const json = { ...jobForm(), questions: JSON.stringify([test30]) }
  const jobId: string = (await expectOk(employer.call('POST', '/api/postjob', { json }))).json().id
  await setJobStatus(admin, jobId, 'accepted')
  const applicants = async () => {
    const list = await expectOk(employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
    const people: { isMismatch: boolean; answers: Answered[] }[] = list.json()
    return people
  }
  /** Applies, with an answer that the form should not have. */
  const apply = async (candidate: TestViewer) => {
    const read = await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))
    const [question]: { id: string }[] = read.json().questions
    const answers = JSON.stringify([{ questionId: question?.id, answer: '99' }])
    const applied = await expectOk(applyForJob(candidate, jobId, { answers }))
    const { applicationId }: { applicationId: string } = applied.json()
    return applicationId
  }
  return { apply, applicants }
}

describe('a job that asks for a typing test', () => {
  test('S7-1104: has the result of the last month, and no other, whatever the form says', async () => {
    clock.set('2026-03-04T06:00:00Z')
    const candidate = await createCandidate(testApp)
    const { result } = await take(candidate, 60)
    const asking = await postAsking()
    await asking.apply(candidate)
    const { words, accuracy, day } = result
    const answer = { answer: String(words), isMissed: false, test: { accuracy, day } }
    expect(await asking.applicants()).toMatchObject([{ isMismatch: false, answers: [answer] }])

    await testApp.db
      .updateTable('typing_tests')
      .set({ day: '2026-02-01' })
      .where('candidate_id', '=', candidate.accountId)
      .execute()
    expect((await read(candidate)).best).toBeNull()
    const later = await postAsking()
    await later.apply(candidate)
    // What is not there yet misses nothing.
    expect(await later.applicants()).toMatchObject([
      { isMismatch: false, answers: [{ answer: '', isMissed: false, test: null }] },
    ])
  })

  test('S7-1104: is answered by a test that comes later; a better one replaces it, a worse one does not', async () => {
    clock.set('2026-03-05T06:00:00Z')
    const candidate = await createCandidate(testApp)
    const asking = await postAsking()
    await asking.apply(candidate)
    const answers = async () => {
      const [person] = await asking.applicants()
      return [person?.isMismatch, person?.answers[0]?.answer]
    }
    const slow = await take(candidate, 20)
    expect(await answers()).toEqual([true, String(slow.result.words)])
    const quick = await take(candidate, 60)
    expect(await answers()).toEqual([false, String(quick.result.words)])
    await take(candidate, 30)
    expect(await answers()).toEqual([false, String(quick.result.words)])
  })

  test('S7-1104: a test that is sent with an application at the same moment is in it', async () => {
    clock.set('2026-03-07T06:00:00Z')
    const asking = await postAsking()
    for (let round = 0; round < byEffort(5, 50); round += 1) {
      const candidate = await createCandidate(testApp)
      const testId = randomUUID()
      const { passage }: { passage: string } = (await expectOk(begin(candidate, testId))).json()
      const typed = `${passage.split(' ').slice(0, 60).join(' ')} `
      const [sent, applicationId] = await Promise.all([
        expectOk(finish(candidate, testId, typed)),
        asking.apply(candidate),
      ])
      const row = await testApp.db
        .selectFrom('application_answers')
        .select('answer')
        .where('application_id', '=', applicationId)
        .executeTakeFirst()
      expect(row?.answer).toBe(String(sent.json().result.words))
    }
  })

  test('S7-1104: an application that ended stays as it was', async () => {
    clock.set('2026-03-06T06:00:00Z')
    const candidate = await createCandidate(testApp)
    const asking = await postAsking()
    const applicationId = await asking.apply(candidate)
    await expectOk(candidate.call('POST', `/api/applications/${applicationId}/withdraw`))
    await take(candidate, 60)
    const [row] = await testApp.db
      .selectFrom('application_answers')
      .select('answer')
      .where('application_id', '=', applicationId)
      .execute()
    expect(row?.answer).toBe('')
  })
})

test.each(['en', 'hi'] as const)('each text is another one: %s', (language) => {
  expect(new Set(passagesOf(language)).size).toBeGreaterThan(limits.typingTriesPerDay)
})
