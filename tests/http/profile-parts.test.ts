import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { notices } from '#contract/privacy/notices.ts'
import { builderParts } from '#contract/profiles/parts.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { pdfOfJpeg } from '#web/lib/forms/jpeg-pdf.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import {
  addApplication,
  candidateAnswers,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { sentence } from '#tests/support/sentence.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const clock = createTestClock()
const testApp = closeAfterAll(await createTestApp({ clock, config: { languages: ['en', 'hi'] } }))
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }

const save = (viewer: TestViewer, part: string, json: object) =>
  viewer.call('PATCH', `/api/my-profile/${part}`, {
    json: { consent: notices.account.version, ...json },
  })
const read = async (viewer: TestViewer): Promise<MyProfile> =>
  (await expectOk(viewer.call('GET', '/api/my-profile'))).json()

/** The answers of the eight questions. */
const answers: Readonly<Record<(typeof builderParts)[number], object>> = {
  name: { name: 'Pooja Kumari' },
  place: { pincode: '201301', area: 'Sector 22' },
  birth: { dob: '2004-08-14' },
  education: { education: '12thPassed' },
  experience: { workexperience: '0-1yr', pastjobexperience: 'Telecalling, 6 months' },
  languages: {
    languages: [
      { name: 'Hindi', level: 'veryGood' },
      { name: 'English', level: 'little' },
    ],
  },
  shifts: { shifts: ['day', 'part'] },
  pay: { wantedPay: 16_000 },
}

async function answerAll(viewer: TestViewer): Promise<MyProfile> {
  for (const part of builderParts) await expectOk(save(viewer, part, answers[part]))
  return await read(viewer)
}

describe('a profile in parts', () => {
  test('S7-379: nothing is done before the first answer, and the number of the sign-in is known', async () => {
    const fresh = await signIn(testApp, 'candidate')
    expect(await read(fresh)).toMatchObject({
      name: '',
      mobileNumber: fresh.phone.slice(3),
      dob: '',
      wantedPay: null,
      savedAt: null,
      done: [],
      isFullEnough: false,
    })
  })

  test('S7-380: keeps each part, in any order, and repeating one changes nothing', async () => {
    const fresh = await signIn(testApp, 'candidate')
    for (const part of builderParts.toReversed()) await expectOk(save(fresh, part, answers[part]))
    const mine = await read(fresh)
    expect(mine).toMatchObject({
      ...answers.name,
      ...answers.place,
      city: 'Noida',
      state: 'Uttar Pradesh',
      ...answers.birth,
      ...answers.education,
      ...answers.experience,
      ...answers.languages,
      ...answers.shifts,
      wantedPay: 16_000,
      isPayShown: false,
      done: [...builderParts],
      isFullEnough: true,
    })
    await expectOk(save(fresh, 'pay', answers.pay))
    expect(await read(fresh)).toEqual({ ...mine, savedAt: expect.any(String) })
  })

  test('S7-381: is the profile of all other calls, and an answer of the whole form stays', async () => {
    const fresh = await signIn(testApp, 'candidate')
    await answerAll(fresh)
    const profile = (await fresh.call('POST', '/api/updateprofiledata', { json: {} })).json()
    expect(profile).toMatchObject({
      name: 'Pooja Kumari',
      currentAddress: 'Sector 22',
      selectedCity: 'Noida',
      language: 'Hindi (very good), English (a little)',
      salary: '',
      email: '',
      gender: '',
    })
    const resume = await fresh.call('GET', '/api/my-resume?locale=hi')
    expect(resume.payload).toContain('हिन्दी (बहुत अच्छी)')

    const before = await createCandidate(testApp)
    const mine = await read(before)
    expect(mine).toMatchObject({
      languages: [
        { name: 'Kannada', level: null },
        { name: 'English', level: null },
      ],
      skills: ['Calling', 'typing'],
      isPayShown: true,
      isFullEnough: true,
    })
    await expectOk(save(before, 'place', answers.place))
    const after = (await before.call('POST', '/api/updateprofiledata', { json: {} })).json()
    expect(after).toMatchObject({
      ...candidateAnswers,
      pincode: '201301',
      selectedCity: 'Noida',
      selectedState: 'Uttar Pradesh',
      workexperience: after.workexperience,
    })
  })

  test.each([
    ['name', { name: ' ' }, 'name', 'profile.nameRequired'],
    ['name', { name: 'A', mobileNumber: '12' }, 'mobileNumber', 'profile.mobileRequired'],
    ['place', { pincode: '2013' }, 'pincode', 'profile.pincodeRequired'],
    ['place', { pincode: '999999' }, 'pincode', 'pincode.unknown'],
    ['birth', { dob: '' }, 'dob', 'profile.dobRequired'],
    ['birth', { dob: '2015-01-01' }, 'dob', 'profile.tooYoung'],
    ['education', {}, 'education', 'profile.educationRequired'],
    ['experience', { workexperience: 'ages' }, 'workexperience', 'profile.experienceRequired'],
    ['languages', { languages: [] }, 'languages', 'profile.languageRequired'],
    ['shifts', { shifts: [] }, 'shifts', 'profile.shiftRequired'],
    ['pay', { wantedPay: 5 }, 'wantedPay', 'profile.payRequired'],
    ['email', { email: 'asha' }, 'email', 'profile.emailRequired'],
    [
      'skills',
      { skills: Array.from({ length: limits.skillsMax + 1 }, (_, index) => `Skill ${index}`) },
      'skills',
      'profile.tooManySkills',
    ],
  ] as const)('S5-60: refuses a wrong %s, and changes nothing', async (part, json, field, key) => {
    const candidate = await createCandidate(testApp)
    const before = await fingerprint(testApp)
    const reply = await save(candidate, part, json)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields).toEqual({ [field]: sentence(key) })
    expect(await fingerprint(testApp)).toEqual(before)
  })

  test('the first save needs the consent; only candidates have parts, and only the known ones', async () => {
    const fresh = await signIn(testApp, 'candidate')
    const reply = await save(fresh, 'name', { ...answers.name, consent: undefined })
    expect(reply.json().fields).toEqual({ consent: sentence('privacy.consentRequired') })
    expect((await read(fresh)).name).toBe('')
    expect((await save(fresh, 'gender', {})).statusCode).toBe(400)
    expect((await callApi(testApp, 'GET', '/api/my-profile')).statusCode).toBe(401)
    expect((await parties.employer.call('GET', '/api/my-profile')).statusCode).toBe(403)
  })

  test('an employer sees the wanted pay only where the candidate ticked it', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(save(candidate, 'pay', { wantedPay: 16_000 }))
    const salary = async () =>
      (await candidate.call('POST', '/api/updateprofiledata', { json: {} })).json().salary
    expect(await salary()).toBe('')
    await expectOk(save(candidate, 'pay', { wantedPay: 120_000, isPayShown: true }))
    expect(await salary()).toBe('₹1,20,000')
  })

  test('a resume that was made has the new answers', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const form = { type: 'users', form: 'edit', ...candidateAnswers, makeResume: 'true' }
    await expectOk(candidate.call('POST', '/api/upload', { form }))
    await expectOk(save(candidate, 'skills', { skills: ['Cold calling', 'MS Excel'] }))
    const { resume } = (await candidate.call('POST', '/api/updateprofiledata', { json: {} })).json()
    const { lines } = await readPdf((await callApi(testApp, 'GET', resume)).rawPayload)
    expect(lines.join(' ')).toContain('Cold calling, MS Excel')
  })
})

describe('certificates', () => {
  const add = (
    viewer: TestViewer,
    form: Record<string, string | ReturnType<typeof pdfFile>> = {},
  ) =>
    viewer.call('POST', '/api/my-certificates', {
      form: {
        submissionId: randomUUID(),
        title: 'CCC computer course',
        certificate: pdfFile(),
        ...form,
      },
    })

  test('S7-382: is kept once, however often it is sent, and opens for its owner', async () => {
    const candidate = await createCandidate(testApp)
    const submissionId = randomUUID()
    await expectOk(add(candidate, { submissionId }))
    await expectOk(add(candidate, { submissionId }))
    const { certificates } = await read(candidate)
    expect(certificates).toMatchObject([{ title: 'CCC computer course', fileName: 'resume.pdf' }])
    expect((await callApi(testApp, 'GET', certificates[0]?.url ?? '')).statusCode).toBe(200)
  })

  test('opens for an employer that was applied to, which is recorded, and for no other', async () => {
    const candidate = await createCandidate(testApp)
    await expectOk(add(candidate))
    const jobId = await addLiveJob(testApp, parties)
    await addApplication(candidate, jobId)
    const list = await parties.employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
    const [{ certificates }] = list.json()
    expect(certificates).toMatchObject([{ title: 'CCC computer course' }])
    expect((await callApi(testApp, 'GET', certificates[0].url)).statusCode).toBe(200)
    const opened = await testApp.db
      .selectFrom('audit_events')
      .select('person_id')
      .where('kind', '=', 'certificate-opened')
      .execute()
    expect(opened).toEqual([{ person_id: candidate.accountId }])
  })

  test('S7-383: is removed by its owner alone, with its file', async () => {
    const candidate = await createCandidate(testApp)
    const { certificates } = (await expectOk(add(candidate))).json()
    const path = `/api/my-certificates/${certificates[0].id}/remove`
    const other = await createCandidate(testApp)
    await expectOk(other.call('POST', path, { json: {} }))
    expect((await read(candidate)).certificates).toHaveLength(1)
    await expectOk(candidate.call('POST', path, { json: {} }))
    await expectOk(candidate.call('POST', path, { json: {} }))
    expect((await read(candidate)).certificates).toEqual([])
    expect((await callApi(testApp, 'GET', certificates[0].url)).statusCode).toBe(404)
  })

  test.each([
    ['no name', { title: '' }, 422, { title: sentence('profile.titleRequired') }],
    [
      'what is no PDF',
      { certificate: { ...pdfFile(), bytes: Buffer.from('GIF89a') } },
      415,
      { certificate: sentence('upload.notAPdf') },
    ],
  ])('S5-61: refuses %s', async (_what, form, status, fields) => {
    const reply = await add(await createCandidate(testApp), form)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().fields).toEqual(fields)
  })

  test('S7-384: at most ten', async () => {
    const candidate = await createCandidate(testApp)
    for (let count = 0; count < limits.certificatesMax; count += 1) await expectOk(add(candidate))
    const reply = await add(candidate)
    expect(reply.json().fields).toEqual({ certificate: sentence('profile.tooManyCertificates') })
  })

  test('S5-62: the photo of a paper, put into a PDF, keeps the rules of resumes', async () => {
    const size = { width: 900, height: 1200 }
    const jpeg = await sharp({ create: { ...size, channels: 3, background: '#fde' } })
      .jpeg()
      .toBuffer()
    const pdf = pdfOfJpeg(Uint8Array.from(jpeg), size)
    const bytes = Buffer.from(await pdf.arrayBuffer())
    const candidate = await createCandidate(testApp)
    await expectOk(add(candidate, { certificate: { ...pdfFile(), bytes } }))
    expect((await readPdf(bytes)).pageCount).toBe(1)
  })
})
