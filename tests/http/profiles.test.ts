import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { sentence } from '#tests/support/sentence.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfBytes, pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, addUnpaidJob, addJob } from '#tests/support/job-factories.ts'
import {
  applyForJob,
  candidateAnswers,
  createCandidate,
  employerAnswers,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())

const readProfile = (viewer: TestViewer, json: unknown = {}) =>
  viewer.call('POST', '/api/updateprofiledata', { json })

const countFiles = async (): Promise<number> => {
  const entries = await readdir(join(testApp.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries.filter((entry) => entry.isFile()).length
}

const filesOf = (viewer: TestViewer) =>
  testApp.db
    .selectFrom('files')
    .selectAll()
    .where('owner_account_id', '=', viewer.accountId)
    .execute()

/** Byte for byte what is in the database, and how many files lie beside it. */
const everything = async () => [await fingerprint(testApp), await countFiles()]

describe('POST /api/updateprofiledata', () => {
  test('S3-21: before the first save there is a message and the phone signed in with', async () => {
    for (const role of ['candidate', 'employer'] as const) {
      const viewer = await signIn(testApp, role)
      const reply = await readProfile(viewer)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual({
        uid: expect.any(String),
        message: sentence('profile.none'),
        signedInPhone: viewer.phone.slice(3),
      })
    }
  })

  test('S3-20: a candidate reads what was saved, with labels', async () => {
    const candidate = await createCandidate(testApp, { profile: pngFile() })
    const reply = await readProfile(candidate, { type: 'users', route: 'section2' })
    expect(reply.statusCode).toBe(200)
    const profile = reply.json()
    expect(profile).toMatchObject({
      ...candidateAnswers,
      workexperience: sentence('option.experience.1-2yr'),
      resumeName: 'resume.pdf',
      profileUrl: profile.profile,
      resumePdfUrl: profile.resume,
    })
    for (const link of [profile.profile, profile.resume]) {
      expect((await callApi(testApp, 'GET', link)).statusCode).toBe(200)
    }
  })

  test('S3-19: an employer reads the profile and the jobs that reached verification', async () => {
    const employer = await signIn(testApp, 'employer')
    const admin = await signIn(testApp, 'admin')
    await saveEmployer(employer, { profile: pngFile() })
    const waiting = await addJob(testApp, employer)
    const live = await addLiveJob(testApp, { employer, admin })
    const paused = await addLiveJob(testApp, { employer, admin }, {}, 'expired')
    await addUnpaidJob(testApp, employer)
    const profile = (await readProfile(employer)).json()
    expect(profile).toMatchObject({ ...employerAnswers, activeJobCount: 1, jobCount: 0 })
    expect(profile.jobIds.toSorted()).toEqual([waiting, live, paused].toSorted())
    expect(profile.profile).toBe(profile.profileUrl)
  })

  test('a job past its last day is not counted as active', async () => {
    const employer = await signIn(testApp, 'employer')
    await saveEmployer(employer)
    const jobId = await addLiveJob(testApp, { employer, admin: await signIn(testApp, 'admin') })
    expect((await readProfile(employer)).json().activeJobCount).toBe(1)
    await testApp.db
      .updateTable('jobs')
      .set({ expires_at: testApp.clock.now() })
      .where('id', '=', jobId)
      .execute()
    expect((await readProfile(employer)).json().activeJobCount).toBe(0)
  })

  test('S7-10: nobody without a session, and no admin', async () => {
    const stranger = await callApi(testApp, 'POST', '/api/updateprofiledata', { json: {} })
    expect(stranger.statusCode).toBe(401)
    const admin = await signIn(testApp, 'admin')
    expect((await readProfile(admin)).statusCode).toBe(403)
  })

  test('a type or uid in the body is ignored', async () => {
    const [own, other] = [await createCandidate(testApp), await createCandidate(testApp)]
    const otherUid = (await readProfile(other)).json().uid
    const plain = (await readProfile(own)).json()
    const asked = await readProfile(own, { type: 'admin', uid: otherUid })
    expect(asked.json().uid).toBe(plain.uid)
    const odd = await readProfile(own, { type: ['users'] })
    expect(odd.statusCode).toBe(400)
  })
})

describe('POST /api/upload: a candidate', () => {
  test('S5-23: the first form requires neither language nor resume', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const { language: _language, ...answers } = candidateAnswers
    const reply = await candidate.call('POST', '/api/upload', {
      json: { type: 'users', ...answers },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ message: sentence('profile.saved') })
    expect((await readProfile(candidate)).json()).toMatchObject({ language: '', resume: null })
  })

  test('S5-25: the edit form requires a language and a resume, sent now or before', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const bare = await saveCandidate(candidate, { language: '' })
    expect(bare.statusCode).toBe(422)
    expect(bare.json()).toEqual({
      code: 'INVALID_FORM',
      message: sentence('profile.languageRequired'),
      fields: {
        language: sentence('profile.languageRequired'),
        resumePdf: sentence('profile.resumeRequired'),
      },
    })
    const first = await saveCandidate(candidate, { resume: pdfFile() })
    expect(first.json()).toEqual({
      message: sentence('profile.saved'),
      resumePdfUrl: expect.stringMatching(/^\/files\//),
    })
    expect((await saveCandidate(candidate, {})).statusCode).toBe(200)
    expect((await readProfile(candidate)).json().resume).not.toBeNull()
  })

  test('S5-20: every invalid field is reported, in the order of the form, age last', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const reply = await candidate.call('POST', '/api/upload', {
      json: { type: 'users', form: 'edit', dob: '2020-01-01', pincode: '12' },
    })
    expect(reply.statusCode).toBe(422)
    const { message, fields } = reply.json()
    expect(message).toBe(sentence('profile.nameRequired'))
    expect(Object.keys(fields)).toEqual([
      'name',
      'email',
      'gender',
      'mobileNumber',
      'currentAddress',
      'selectedState',
      'selectedCity',
      'workexperience',
      'pincode',
      'education',
      'language',
      'resumePdf',
      'dob',
    ])
    expect(fields.dob).toBe(sentence('profile.tooYoung'))
  })

  test('S5-32: of age on the birthday in India, and not a day before', async () => {
    const clock = new Date('2026-05-09T18:29:59Z')
    const young = await createTestApp({ clock: { ...testApp.clock, now: () => clock } })
    try {
      const candidate = await signIn(young, 'candidate')
      const dob = '2008-05-10'
      const refused = await saveCandidate(candidate, { dob, resumePdf: pdfFile() })
      expect(refused.json().message).toBe(sentence('profile.tooYoung'))
      clock.setSeconds(60)
      const taken = await saveCandidate(candidate, { dob, resumePdf: pdfFile() })
      expect(taken.statusCode).toBe(200)
    } finally {
      await young.close()
    }
  })

  test('unknown fields are not stored', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const other = await createCandidate(testApp)
    const reply = await saveCandidate(candidate, {
      resumePdf: pdfFile(),
      uid: other.accountId,
      account_id: other.accountId,
      role: 'admin',
      status: 'shortlisted',
      verified: 'true',
      jobIds: 'x',
      resume_file_id: other.accountId,
      created_at: '1970-01-01',
      __proto__x: 'y',
    })
    expect(reply.statusCode).toBe(200)
    const rows = await testApp.db
      .selectFrom('candidate_profiles')
      .selectAll()
      .where('account_id', '=', candidate.accountId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.created_at.getFullYear()).toBeGreaterThan(2000)
  })

  test('saving twice leaves one profile and the files of the last time', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const before = await countFiles()
    const form = { profile: pngFile(), resumePdf: pdfFile() }
    const first = (await saveCandidate(candidate, form)).json()
    const second = (await saveCandidate(candidate, { ...form, name: 'Asha R' })).json()
    expect(await filesOf(candidate)).toHaveLength(2)
    expect(await countFiles()).toBe(before + 2)
    expect((await callApi(testApp, 'GET', first.resumePdfUrl)).statusCode).toBe(404)
    expect((await callApi(testApp, 'GET', second.resumePdfUrl)).statusCode).toBe(200)
    expect((await readProfile(candidate)).json().name).toBe('Asha R')
  })

  test('concurrent saves leave no orphaned file', async () => {
    for (let round = 0; round < byEffort(3, 5); round += 1) {
      const candidate = await signIn(testApp, 'candidate')
      const form = { profile: pngFile(), resumePdf: pdfFile() }
      const replies = await Promise.all([1, 2, 3].map(() => saveCandidate(candidate, form)))
      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
      expect(await filesOf(candidate)).toHaveLength(2)
    }
  })

  test('a resume of an application stays when the profile replaces it', async () => {
    const employer = await signIn(testApp, 'employer')
    const admin = await signIn(testApp, 'admin')
    await saveEmployer(employer)
    const jobId = await addLiveJob(testApp, { employer, admin })
    const candidate = await createCandidate(testApp)
    const applied = await applyForJob(candidate, jobId)
    await saveCandidate(candidate, { resumePdf: pdfFile(pdfBytes({ pages: 2 })) })
    expect(await filesOf(candidate)).toHaveLength(2)
    const old = await callApi(testApp, 'GET', applied.json().resumePdfUrl)
    expect(old.rawPayload.equals(pdfBytes())).toBe(true)
  })

  test('missing answers keep their stored values', async () => {
    const candidate = await createCandidate(testApp)
    const { language: _l, skills: _s, salary: _p, ...answers } = candidateAnswers
    await candidate.call('POST', '/api/upload', { json: { type: 'users', ...answers } })
    expect((await readProfile(candidate)).json()).toMatchObject({
      language: candidateAnswers.language,
      skills: candidateAnswers.skills,
      salary: candidateAnswers.salary,
    })
    await candidate.call('POST', '/api/upload', {
      json: { type: 'users', ...candidateAnswers, skills: '' },
    })
    expect((await readProfile(candidate)).json().skills).toBe('')
  })

  test('S3-15: a fresher has no past job', async () => {
    const candidate = await createCandidate(testApp, { workexperience: 'fresher' })
    expect((await readProfile(candidate)).json().pastjobexperience).toBe('')
  })
})

describe('POST /api/upload: an employer', () => {
  test('S3-18: saves, reads back, saves again', async () => {
    const employer = await signIn(testApp, 'employer')
    const reply = await saveEmployer(employer, { profile: pngFile() })
    expect(reply.json()).toEqual({
      message: sentence('profile.saved'),
      profileUrl: expect.stringMatching(/^\/media\//),
    })
    const again = await saveEmployer(employer, { profile: pngFile(), posted_jobs: '0' })
    expect(await filesOf(employer)).toHaveLength(1)
    const gone = await callApi(testApp, 'GET', reply.json().profileUrl)
    expect(gone.statusCode).toBe(404)
    expect((await readProfile(employer)).json()).toMatchObject({
      ...employerAnswers,
      profile: again.json().profileUrl,
    })
  })

  test('saving the profile does not give the free posts back', async () => {
    const employer = await signIn(testApp, 'employer')
    await saveEmployer(employer)
    await testApp.db
      .updateTable('employer_profiles')
      .set({ posted_jobs: 2 })
      .where('account_id', '=', employer.accountId)
      .execute()
    await saveEmployer(employer, { jobCount: '0', postedJobs: '0' })
    expect((await readProfile(employer)).json().jobCount).toBe(2)
  })

  test('S5-28: every invalid field is reported', async () => {
    const employer = await signIn(testApp, 'employer')
    const before = await everything()
    const reply = await employer.call('POST', '/api/upload', { json: { type: 'employee' } })
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual([
      'name',
      'email',
      'gender',
      'mobileNumber',
      'companyAddress',
      'designation',
      'selectedState',
      'selectedCity',
      'pincode',
    ])
    expect(await everything()).toEqual(before)
  })
})

describe('POST /api/upload: who may', () => {
  test('S6-7: nobody without a session, nobody with the other role, no admin', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const employer = await signIn(testApp, 'employer')
    const admin = await signIn(testApp, 'admin')
    const before = await everything()
    const json = { type: 'users', ...candidateAnswers }
    const replies = [
      await callApi(testApp, 'POST', '/api/upload', { json }),
      await saveEmployer(candidate),
      await saveCandidate(employer),
      await saveCandidate(admin),
      await applyForJob(employer, '00000000-0000-4000-8000-000000000000'),
      await saveEmployer(employer, { jobId: '00000000-0000-4000-8000-000000000000' }),
    ]
    expect(replies.map((reply) => reply.statusCode)).toEqual([401, 403, 403, 403, 403, 403])
    expect(await everything()).toEqual(before)
  })

  test('S7-11: an invalid body is refused and nothing is stored', async () => {
    const candidate = await signIn(testApp, 'candidate')
    const before = await everything()
    const { form, json } = {
      form: { type: 'users', ...candidateAnswers },
      json: { type: 'users', ...candidateAnswers },
    }
    const replies = [
      await candidate.call('POST', '/api/upload', { json: { ...json, type: 'admin' } }),
      await candidate.call('POST', '/api/upload', { json: { ...json, form: 'other' } }),
      await candidate.call('POST', '/api/upload', { json: { ...json, jobId: 7 } }),
      await candidate.call('POST', '/api/upload', { json: [] }),
      await candidate.call('POST', '/api/upload', { form: { ...form, photo: pngFile() } }),
      await candidate.call('POST', '/api/upload', { json: { ...json, name: 'a\0b' } }),
      await candidate.call('POST', '/api/upload', { json: { ...json, name: ['a'] } }),
      await candidate.call('POST', '/api/upload', { json: { ...json, skills: { a: 1 } } }),
      await candidate.call('POST', '/api/upload', { form: { ...form, name: ['a', 'b'] } }),
    ]
    expect(replies.map((reply) => reply.statusCode)).toEqual([
      400, 400, 400, 400, 400, 422, 422, 422, 422,
    ])
    expect(await everything()).toEqual(before)
  })
})
