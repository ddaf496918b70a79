import { describe, expect, test } from 'vitest'
import { answerFilter } from '#contract/applications/applicant-filters.ts'
import { findLibraryQuestion, libraryNames } from '#contract/jobs/question-library.ts'
import { questionProblem } from '#contract/job-posting/question-problem.ts'
import { fits } from '#contract/jobs/questions.ts'
import type { JobQuestion, Question } from '#contract/jobs/question-schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')

const blank: Question = {
  libraryName: null,
  words: '',
  kind: 'yesNo',
  choices: [],
  isMustHave: false,
  wanted: [],
  least: null,
  most: null,
}
const nightShift: Question = {
  ...blank,
  libraryName: 'nightShift',
  isMustHave: true,
  wanted: ['yes'],
}
const typing: Question = {
  ...blank,
  libraryName: 'typingSpeed',
  kind: 'number',
  isMustHave: true,
  least: 25,
}
const process: Question = {
  ...blank,
  words: 'Which process did you work in?',
  kind: 'choice',
  choices: ['Voice', 'Chat', 'None'],
}
const note: Question = { ...blank, words: 'Why this job?', kind: 'text' }
const asked = [nightShift, typing, process, note]

const formWith = (questions: unknown, more = {}) => ({
  ...jobForm(),
  questions: JSON.stringify(questions),
  ...more,
})

async function postWith(questions: unknown): Promise<{ employer: TestViewer; jobId: string }> {
  const employer = await createEmployer(testApp)
  const posted = await expectOk(
    employer.call('POST', '/api/postjob', { json: formWith(questions) }),
  )
  const jobId: string = posted.json().id
  await setJobStatus(admin, jobId, 'accepted')
  return { employer, jobId }
}

const questionsOf = async (viewer: TestViewer, jobId: string): Promise<JobQuestion[]> =>
  (await expectOk(viewer.call('GET', `/api/jobs/${jobId}`))).json().questions
const applicantsOf = async (employer: TestViewer, jobId: string, body = {}) =>
  await expectOk(employer.call('POST', `/api/getApplicants/${jobId}`, { json: body }))

/** The answers by the order of the questions, as the form carries them. */
const answersTo = (questions: readonly JobQuestion[], answers: readonly string[]) => ({
  answers: JSON.stringify(
    questions.map(({ id }, at) => ({ questionId: id, answer: answers[at] ?? '' })),
  ),
})

describe('the questions of a job', () => {
  test('S3-700: are kept with the job in their order, and read by those who may apply', async () => {
    const { employer, jobId } = await postWith(asked)
    const candidate = await createCandidate(testApp)
    const read = await questionsOf(candidate, jobId)
    expect(read).toMatchObject(asked)
    expect(await questionsOf(employer, jobId)).toEqual(read)
    expect(await questionsOf(admin, jobId)).toEqual(read)
    const edit = await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))
    expect(edit.json().job.questions).toEqual(read)
    const shared = await expectOk(candidate.call('GET', `/api/public/jobs/${jobId}`))
    expect(shared.json()).not.toHaveProperty('questions')
  })

  test('S3-701: are refused at their field when there are too many, twice, empty, or asking for money', async () => {
    const employer = await createEmployer(testApp)
    const refused: [string, unknown][] = [
      ['At most 5 questions', libraryNames.slice(0, 6).map((name) => ofLibrary(name))],
      ['A question is there twice', [nightShift, nightShift]],
      ['Write the question', [{ ...note, words: ' ' }]],
      ['Write 2 to 6 different choices', [{ ...process, choices: ['Voice', 'Voice'] }]],
      ['Choose the answer that a must-have wants', [{ ...process, isMustHave: true }]],
    ]
    for (const [message, questions] of refused) {
      const reply = await employer.call('POST', '/api/postjob', { json: formWith(questions) })
      expect([reply.statusCode, reply.json().fields]).toEqual([422, { questions: message }])
    }
    for (const questions of [
      [{ ...note, words: 'Will you pay the registration fee?' }],
      [{ ...nightShift, kind: 'text' }],
      [{ ...nightShift, libraryName: 'none' }],
      [{ ...nightShift, wanted: ['maybe'] }],
      [{ ...note, words: 'x'.repeat(201) }],
      'no list',
      { a: 1 },
    ]) {
      const reply = await employer.call('POST', '/api/postjob', { json: formWith(questions) })
      expect(reply.statusCode).toBe(422)
      expect(Object.keys(reply.json().fields)).toEqual(['questions'])
    }
  })

  test('S3-702: of a form that does not send them stay; those that stay as they were keep their ids', async () => {
    const { employer, jobId } = await postWith([nightShift, typing])
    const before = await questionsOf(employer, jobId)
    const edit = async (form: Record<string, unknown>) => {
      const own = await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))
      return (
        await expectOk(
          employer.call('POST', `/api/jobs/${jobId}/edit`, {
            json: { ...form, version: own.json().job.version },
          }),
        )
      ).json()
    }
    const same = await edit(jobForm())
    expect(await questionsOf(employer, jobId)).toEqual(before)
    const edited = await edit(formWith([note, nightShift]))
    expect(edited).toMatchObject({ state: 'live', version: same.version + 1 })
    const after = await questionsOf(employer, jobId)
    expect(after.map(({ words, libraryName }) => words || libraryName)).toEqual([
      'Why this job?',
      'nightShift',
    ])
    expect(after[1]?.id).toBe(before[0]?.id)
    expect((await edit(formWith([note, nightShift]))).version).toBe(edited.version)
  })
})

describe('an application to a job with questions', () => {
  test('S7-700: keeps question and answer as they were when it was sent, whatever is edited later', async () => {
    const { employer, jobId } = await postWith(asked)
    const candidate = await createCandidate(testApp)
    const questions = await questionsOf(candidate, jobId)
    const given = answersTo(questions, ['yes', '30', 'Chat', ''])
    await expectOk(applyForJob(candidate, jobId, given))
    const own = await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))
    const json = { ...formWith([]), version: own.json().job.version }
    await expectOk(employer.call('POST', `/api/jobs/${jobId}/edit`, { json }))
    const [person] = (await applicantsOf(employer, jobId)).json()
    expect(person.isMismatch).toBe(false)
    expect(person.answers).toEqual(
      asked.map((question, at) => ({
        question,
        answer: ['yes', '30', 'Chat', ''][at],
        isMissed: false,
        test: null,
        voice: null,
      })),
    )
    const other = await createCandidate(testApp)
    await expectOk(applyForJob(other, jobId))
    const people = (await applicantsOf(employer, jobId)).json()
    expect(people.map(({ answers }: { answers: unknown[] }) => answers.length)).toEqual([0, 4])
  })

  test('S7-701: is found by an answer, to a question of the library and to an own one', async () => {
    const { employer, jobId } = await postWith(asked)
    const questions = await questionsOf(employer, jobId)
    const apply = async (answers: string[]): Promise<string> => {
      const candidate = await createCandidate(testApp)
      return (await expectOk(applyForJob(candidate, jobId, answersTo(questions, answers)))).json()
        .applicationId
    }
    const chat = await apply(['no', '30', 'Chat', ''])
    const voice = await apply(['yes', '30', 'Voice', ''])
    const [night, , worked] = questions
    const found = async (question: JobQuestion | undefined, value: string) => {
      const answer = answerFilter(question?.id ?? '', value)
      const list = await applicantsOf(employer, jobId, { answer })
      const people: { id: string }[] = list.json()
      return { ids: people.map(({ id }) => id), total: list.headers['x-total-count'] }
    }
    expect(await found(night, 'yes')).toEqual({ ids: [voice], total: '1' })
    expect(await found(night, 'no')).toEqual({ ids: [chat], total: '1' })
    expect(await found(worked, 'Voice')).toEqual({ ids: [voice], total: '1' })
    expect(await found(worked, 'None')).toEqual({ ids: [], total: '0' })
    // Of a question that is asked no more.
    expect((await found(undefined, 'yes')).ids).toEqual([voice, chat])
    const other = await postWith([nightShift])
    const [theirs] = await questionsOf(other.employer, other.jobId)
    expect((await found(theirs, 'yes')).ids).toEqual([voice, chat])
  })

  test('S7-701: that misses a must-have is marked and listed apart, and can be shortlisted like any', async () => {
    const { employer, jobId } = await postWith(asked)
    const questions = await questionsOf(employer, jobId)
    const apply = async (answers: string[]) => {
      const candidate = await createCandidate(testApp)
      const reply = await expectOk(applyForJob(candidate, jobId, answersTo(questions, answers)))
      return reply.json().applicationId
    }
    const good = await apply(['yes', '25', 'Chat', 'Near my home'])
    const missing = await apply(['no', '25', 'Chat', ''])
    const slow = await apply(['yes', '24', 'Chat', ''])
    const idsOf = async (body: object) =>
      (await applicantsOf(employer, jobId, body)).json().map(({ id }: { id: string }) => id)
    expect(await idsOf({})).toEqual([slow, missing, good])
    expect(await idsOf({ mismatch: 'no' })).toEqual([good])
    const listed = await applicantsOf(employer, jobId, { status: 'waiting', mismatch: 'yes' })
    expect(listed.json().map(({ id }: { id: string }) => id)).toEqual([slow, missing])
    expect(JSON.parse(String(listed.headers['x-counts']))).toMatchObject({
      waiting: 3,
      mismatch: 2,
    })
    expect(listed.json()[1]).toMatchObject({
      isMismatch: true,
      answers: [{ answer: 'no', isMissed: true }, { isMissed: false }, {}, {}],
    })
    const json = { status: 'shortlisted' }
    await expectOk(employer.call('PATCH', `/profileReview/${jobId}/${missing}`, { json }))
    expect(await idsOf({ status: 'waiting', mismatch: 'yes' })).toEqual([slow])
  })

  test('S7-702: is refused when an answer is missing or the questions changed meanwhile, and nothing is sent', async () => {
    const { employer, jobId } = await postWith([nightShift, typing, process])
    const candidate = await createCandidate(testApp)
    const questions = await questionsOf(candidate, jobId)
    const incomplete = await applyForJob(candidate, jobId, answersTo(questions, ['', 'x', 'Fax']))
    expect(incomplete.statusCode).toBe(422)
    expect(Object.values(incomplete.json().fields)).toEqual([
      'Choose Yes or No',
      'Write a number',
      'Choose one',
    ])
    const part = answersTo(questions.slice(1), ['25', 'Chat'])
    expect((await applyForJob(candidate, jobId, part)).json().code).toBe('QUESTIONS_CHANGED')
    for (const answers of ['{}', 'none', '[{"questionId":"x","answer":"yes"}]']) {
      expect((await applyForJob(candidate, jobId, { answers })).statusCode).toBe(400)
    }
    const own = await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))
    const json = {
      ...formWith([{ ...nightShift, wanted: ['no'] }]),
      version: own.json().job.version,
    }
    await expectOk(employer.call('POST', `/api/jobs/${jobId}/edit`, { json }))
    const late = await applyForJob(candidate, jobId, answersTo(questions, ['yes', '25', 'Chat']))
    expect([late.statusCode, late.json().code]).toEqual([409, 'QUESTIONS_CHANGED'])
    expect((await applicantsOf(employer, jobId)).json()).toEqual([])
  })

  test('S7-703: of a program that does not ask is taken, and misses the must-haves', async () => {
    const { employer, jobId } = await postWith(asked)
    await expectOk(applyForJob(await createCandidate(testApp), jobId))
    const [person] = (await applicantsOf(employer, jobId)).json()
    expect(person.isMismatch).toBe(true)
    expect(person.answers).toMatchObject([
      { answer: null, isMissed: true },
      { answer: null, isMissed: true },
      { answer: null, isMissed: false },
      { answer: null, isMissed: false },
    ])
  })

  test('S7-704: and an edit of the questions at the same moment keep to one of the two orders', async () => {
    const { employer, jobId } = await postWith([nightShift])
    const candidates = await Promise.all(Array.from({ length: 6 }, () => createCandidate(testApp)))
    const questions = await questionsOf(employer, jobId)
    const own = await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))
    const json = { ...formWith([typing]), version: own.json().job.version }
    const [edit, ...replies] = await Promise.all([
      employer.call('POST', `/api/jobs/${jobId}/edit`, { json }),
      ...candidates.map((each) => applyForJob(each, jobId, answersTo(questions, ['yes']))),
    ])
    expect(edit?.statusCode).toBe(200)
    const sent = replies.filter(({ statusCode }) => statusCode === 200)
    for (const reply of replies) expect([200, 409]).toContain(reply.statusCode)
    const people = (await applicantsOf(employer, jobId)).json()
    expect(people).toHaveLength(sent.length)
    for (const { answers } of people) {
      expect(answers).toMatchObject([{ question: nightShift, answer: 'yes' }])
    }
  })
})

/** A question of the library without a must-have. */
function ofLibrary(name: string): Question {
  const known = findLibraryQuestion(name)
  return {
    ...blank,
    libraryName: name,
    kind: known?.kind ?? 'text',
    choices: known?.kind === 'choice' ? known.choices.map(({ value }) => value) : [],
  }
}

test('S3-703: every question of the library can be asked', () => {
  for (const name of libraryNames) expect(questionProblem(ofLibrary(name))).toBeUndefined()
})

test.each<[Question, string | null, boolean]>([
  [nightShift, 'yes', true],
  [nightShift, 'no', false],
  [nightShift, null, false],
  [{ ...nightShift, isMustHave: false }, null, true],
  [typing, '24', false],
  [typing, '25', true],
  [{ ...typing, least: null, most: 15 }, '15', true],
  [{ ...typing, least: null, most: 15 }, '16', false],
  [{ ...process, isMustHave: true, wanted: ['Voice', 'Chat'] }, 'Chat', true],
  [{ ...process, isMustHave: true, wanted: ['Voice', 'Chat'] }, 'None', false],
  [{ ...note, isMustHave: true }, ' ', false],
  [{ ...note, isMustHave: true }, 'x', true],
])('S3-704: %j answered with %j fits: %s', (question, answer, isFit) => {
  expect(fits(question, answer)).toBe(isFit)
})
