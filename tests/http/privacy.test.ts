import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callLimits } from '#contract/call-limits.ts'
import { notices } from '#contract/privacy/notices.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfBytes, pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import {
  addApplication,
  applyForJob,
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer, admin })

const overview = async (viewer: TestViewer) =>
  (await expectOk(viewer.call('GET', '/api/privacy'))).json()

describe('GET /api/privacy', () => {
  test('S7-113: shows the owner their sign-in and consents', async () => {
    const candidate = await signIn(testApp, 'candidate')
    expect(await overview(candidate)).toMatchObject({
      signIn: { provider: 'phone', phone: candidate.phone },
      hasProfile: false,
      email: '',
      consents: { account: { givenAt: null }, push: { givenAt: null } },
      nominee: null,
    })
    const form = { type: 'users', form: 'first', consent: notices.account.version }
    await expectOk(
      candidate.call('POST', '/api/upload', { form: { ...form, ...candidateAnswers } }),
    )
    expect(await overview(candidate)).toMatchObject({
      hasProfile: true,
      email: candidateAnswers.email,
      consents: {
        account: { noticeVersion: notices.account.version, givenAt: expect.any(String) },
      },
    })
    expect(await overview(employer)).toMatchObject({ email: employerAnswers.email })
  })
})

describe('POST /api/privacy/account-consent', () => {
  test('S7-114: stores the consent of a profile that was created without', async () => {
    const candidate = await createCandidate(testApp)
    const json = { consent: notices.account.version }
    await expectOk(candidate.call('POST', '/api/privacy/account-consent', { json }))
    await expectOk(candidate.call('POST', '/api/privacy/account-consent', { json }))
    expect((await overview(candidate)).consents.account.givenAt).toEqual(expect.any(String))
    const rows = testApp.db.selectFrom('consents').select('id')
    expect(await rows.where('account_id', '=', candidate.accountId).execute()).toHaveLength(1)
  })

  test.each([
    [{ consent: '' }, 422],
    [{ consent: 'yes' }, 422],
    [{}, 400],
    [{ consent: ['x'] }, 400],
  ])('S7-115: refuses %j', async (json, status) => {
    const candidate = await createCandidate(testApp)
    const reply = await candidate.call('POST', '/api/privacy/account-consent', { json })
    expect(reply.statusCode).toBe(status)
    expect((await overview(candidate)).consents.account.givenAt).toBeNull()
  })
})

describe('sharing with employers', () => {
  const change = (viewer: TestViewer, id: string, json: object) =>
    viewer.call('PATCH', `/api/privacy/sharings/${id}`, { json })
  const shareAgain = { isShared: true, consent: notices.application.version }
  const applicants = async () => {
    const reply = await expectOk(employer.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
    return reply.json().map(({ id }: { id: string }) => id)
  }

  test('S7-117: is listed in pages, newest first', async () => {
    const candidate = await createCandidate(testApp)
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      testApp.clock.advance({ seconds: 1 })
      ids.unshift(await addApplication(candidate, await addLiveJob(testApp, { employer, admin })))
    }
    const listed: string[] = []
    let cursor: unknown
    do {
      const reply = await expectOk(
        candidate.call('POST', '/api/privacy/sharings', {
          json: { limit: 2, ...(cursor !== undefined && { cursor }) },
        }),
      )
      expect(reply.headers['x-total-count']).toBe('3')
      for (const item of reply.json()) {
        expect(item).toMatchObject({ companyName: 'Bharat Telecom', isShared: true })
        listed.push(item.applicationId)
      }
      cursor = reply.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(listed).toEqual(ids)
    const wrong = { json: { cursor: 'x' } }
    expect((await candidate.call('POST', '/api/privacy/sharings', wrong)).statusCode).toBe(400)
  })

  test('F6: a link made before ends with the sharing, and works again with it', async () => {
    const candidate = await createCandidate(testApp)
    const id = await addApplication(candidate, jobId)
    const statuses: number[] = []
    for (const viewer of [employer, admin]) {
      const reply = await viewer.call('POST', `/api/getApplicants/${jobId}`, { json: {} })
      const { resume } = reply.json().find((each: { id: string }) => each.id === id)
      const open = async (method: 'GET' | 'HEAD' = 'GET') =>
        statuses.push((await callApi(testApp, method, resume)).statusCode)
      await open()
      await expectOk(change(candidate, id, { isShared: false }))
      await open()
      await open('HEAD')
      await expectOk(change(candidate, id, shareAgain))
      await open()
    }
    expect(statuses).toEqual([200, 404, 404, 200, 200, 404, 404, 200])
  })

  test('S7-118: ends when it is withdrawn, and returns when it is given again', async () => {
    const candidate = await createCandidate(testApp)
    const id = await addApplication(candidate, jobId)
    expect(await applicants()).toContain(id)
    const stopped = await expectOk(change(candidate, id, { isShared: false }))
    expect(stopped.json()).toMatchObject({ applicationId: id, isShared: false })
    await expectOk(change(candidate, id, { isShared: false }))
    expect(await applicants()).not.toContain(id)
    const review = { json: { status: 'shortlisted' } }
    const path = `/profileReview/${jobId}/${id}`
    expect((await employer.call('PATCH', path, review)).statusCode).toBe(404)
    // Taken back, the contact of HR is not theirs to read any more; the job is.
    const job = await expectOk(candidate.call('GET', `/api/jobs/${jobId}`))
    expect(job.json()).toMatchObject({ alreadyApplied: true })
    expect(job.body).not.toContain('Meera Nair')

    await expectOk(change(candidate, id, shareAgain))
    expect(await applicants()).toContain(id)
    const consents = await testApp.db
      .selectFrom('consents')
      .select(['given_at', 'withdrawn_at'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute()
    expect(consents.map(({ given_at }) => given_at !== null)).toEqual([false, true])
  })

  test('S7-119: requires a consent to share again', async () => {
    const candidate = await createCandidate(testApp)
    const id = await addApplication(candidate, jobId)
    await expectOk(change(candidate, id, { isShared: false }))
    const reply = await change(candidate, id, { isShared: true })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['consent']])
    expect((await change(candidate, id, {})).statusCode).toBe(400)
    expect(await applicants()).not.toContain(id)
  })

  test('S7-120: cannot be read or changed by others', async () => {
    const candidate = await createCandidate(testApp)
    const id = await addApplication(candidate, jobId)
    const stranger = await createCandidate(testApp)
    const [foreign, missing, nonsense] = await Promise.all(
      [id, randomUUID(), 'x'].map((each) => change(stranger, each, { isShared: false })),
    )
    expect(foreign?.statusCode).toBe(404)
    expect(foreign?.body).toBe(missing?.body)
    expect(nonsense?.body).toBe(missing?.body)
    expect(await applicants()).toContain(id)
  })
})

describe('POST /api/privacy/nominee', () => {
  const save = (viewer: TestViewer, json: object) =>
    viewer.call('POST', '/api/privacy/nominee', { json })

  test('S7-128: sets, changes and removes the nominee', async () => {
    const candidate = await signIn(testApp, 'candidate')
    await expectOk(save(candidate, { name: ' Kiran Rao ', contact: '9876500002' }))
    const second = { name: 'Meera Rao', contact: 'meera@example.com' }
    await expectOk(save(candidate, second))
    expect((await overview(candidate)).nominee).toEqual(second)
    await expectOk(save(candidate, { name: '', contact: '' }))
    expect((await overview(candidate)).nominee).toBeNull()
    await expectOk(save(candidate, {}))
  })

  test.each([
    [{ name: 'Kiran' }, 'contact'],
    [{ contact: '98' }, 'name'],
    [{ name: 'x'.repeat(121), contact: '98' }, 'name'],
    [{ name: 'a\0b', contact: '98' }, 'name'],
    [{ name: ['x'], contact: '98' }, 'name'],
  ])('S7-129: refuses the nominee %j', async (json, field) => {
    const candidate = await signIn(testApp, 'candidate')
    const reply = await save(candidate, json)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
    expect((await overview(candidate)).nominee).toBeNull()
  })
})

describe('GET /api/privacy/my-data', () => {
  const download = async (viewer: TestViewer) => {
    const reply = await expectOk(viewer.call('GET', '/api/privacy/my-data'))
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'private, no-store',
    })
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    return { files, data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) }
  }

  test('S7-121: exports all data of a candidate, with the files as sent', async () => {
    const resume = pdfFile(pdfBytes({ pages: 2 }))
    const candidate = await createCandidate(testApp, { resumePdf: resume, profile: pngFile() })
    await expectOk(applyForJob(candidate, jobId))
    await expectOk(
      candidate.call('POST', '/api/privacy/nominee', {
        json: { name: 'Kiran Rao', contact: '9876500002' },
      }),
    )
    const { files, data } = await download(candidate)
    expect(data).toMatchObject({
      account: { role: 'candidate', signsInBy: 'phone', signInName: candidate.phone },
      profile: { name: candidateAnswers.name, date_of_birth: candidateAnswers.dob },
      applications: [{ job_company: 'Bharat Telecom', name: candidateAnswers.name }],
      nominee: { name: 'Kiran Rao' },
    })
    expect(data.sessions).toHaveLength(1)
    const names: string[] = data.files.map(({ entry }: { entry: string }) => entry)
    expect(new Set(Object.keys(files))).toEqual(new Set(['data.json', 'read-me.txt', ...names]))
    const first = data.files.find(({ kind }: { kind: string }) => kind === 'resume')
    expect(resume.bytes.equals(files[first.entry] ?? new Uint8Array())).toBe(true)
    expect(strFromU8(files['read-me.txt'] ?? new Uint8Array())).toContain('Kaamyab keeps about you')
  })

  test('S7-122: exports jobs and company of an employer, without applicants', async () => {
    const owner = await createEmployer(testApp)
    const applicant = await createCandidate(testApp, { name: 'Nobody Elsewhere' })
    const form = { ...jobForm(), profile: pngFile() }
    const posted = await expectOk(owner.call('POST', '/api/postjob', { form }))
    await expectOk(
      admin.call('PATCH', `/api/updateJob/${posted.json().id}`, { json: { status: 'accepted' } }),
    )
    await addApplication(applicant, posted.json().id)
    const { files, data } = await download(owner)
    expect(data).toMatchObject({
      profile: { name: employerAnswers.name },
      jobs: [{ contact_name: 'Meera Nair' }],
      applications: [],
    })
    expect(JSON.stringify(data)).not.toContain('Nobody Elsewhere')
    expect(JSON.stringify(data)).not.toContain(applicant.accountId)
    expect(Object.keys(files)).toContain('files/1-company-logo.png')
  })

  test('covers every table that refers to the account, or states why not', async () => {
    const left = {
      'job_edits.admin_id': 'names an admin',
      'job_status_changes.admin_id': 'names an admin',
      'contact_requests.owner_id': 'names an admin',
      'grievances.answered_by': 'names an admin',
      'grievances.owner_id': 'names an admin',
      'report_cases.owner_id': 'names an admin',
      'admin_roles.account_id': 'names an admin',
      'job_calls.admin_id': 'names an admin',
      'job_claims.admin_id': 'names an admin',
      'blocks.agreed_by': 'names an admin',
      'blocks.blocked_by': 'names an admin',
      'blocks.ended_by': 'names an admin',
      'evidence.decided_by': 'names an admin',
      'refunds.admin_id': 'names an admin',
      'applicant_log.account_id': 'is about an applicant, whose copy has it',
      'second_factors.account_id': 'admins have one, and nothing to download',
      'ledger_entries.employer_id': 'says the orders once more',
      'applicant_reads.employer_id': 'forgotten within an hour',
      'application_stage_changes.account_id': 'says the stages of applications once more',
      'message_day_counts.account_id': 'counts of a day, forgotten after it',
      'alert_digests.candidate_id': 'says the messages once more',
      'post_credits.employer_id': 'says the orders once more',
    }
    const told = {
      'application_keys.candidate_id': 'applications',
      'billing_details.employer_id': 'billingDetails',
      'candidate_certificates.account_id': 'certificates',
      'candidate_profiles.account_id': 'profile',
      'consents.account_id': 'consents',
      'employer_profiles.account_id': 'profile',
      'organisation_members.member_id': 'teams',
      'organisation_members.organisation_id': 'teams',
      'company_pages.organisation_id': 'companyPage',
      'company_photos.organisation_id': 'companyPhotos',
      'evidence.organisation_id': 'evidence',
      'files.owner_account_id': 'files',
      'grievances.account_id': 'grievances',
      'job_reports.candidate_id': 'jobReports',
      'jobs.employer_id': 'jobs',
      'message_choices.account_id': 'messageSettings',
      'messages.account_id': 'messages',
      'nominees.account_id': 'nominee',
      'orders.employer_id': 'orders',
      'push_subscriptions.account_id': 'notificationBrowsers',
      'job_alerts.candidate_id': 'jobAlerts',
      'alert_jobs.candidate_id': 'alertJobs',
      'saved_jobs.candidate_id': 'savedJobs',
      'typing_tests.candidate_id': 'typingTests',
      'voice_notes.candidate_id': 'voiceNotes',
      'sessions.account_id': 'sessions',
    }
    const { rows } = await sql<{ name: string }>`
      select distinct source.relname || '.' || attribute.attname as name
      from pg_constraint reference
      join pg_class source on source.oid = reference.conrelid
      join pg_class target on target.oid = reference.confrelid
      join pg_attribute attribute
        on attribute.attrelid = source.oid and attribute.attnum = any(reference.conkey)
      where reference.contype = 'f' and reference.conparentid = 0
        and target.relname in ('accounts', 'candidate_profiles', 'employer_profiles')
      order by 1`.execute(testApp.db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys({ ...left, ...told }).sort())
    const { data } = await download(await createEmployer(testApp))
    for (const key of Object.values(told)) expect(Object.keys(data)).toContain(key)
  })

  test('generates the names of files', async () => {
    const resumePdf = { ...pdfFile(), fileName: '../../etc/passwd.pdf' }
    const candidate = await createCandidate(testApp, { resumePdf })
    const { files } = await download(candidate)
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([
      'files/1-resume.pdf',
    ])
  })

  test('is limited per hour', async () => {
    const candidate = await createCandidate(testApp)
    for (let time = 0; time < callLimits.ownData.calls; time += 1) await download(candidate)
    const reply = await candidate.call('GET', '/api/privacy/my-data')
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('S7-123: requires a session', async () => {
    expect((await callApi(testApp, 'GET', '/api/privacy/my-data')).statusCode).toBe(401)
    expect((await admin.call('GET', '/api/privacy/my-data')).statusCode).toBe(403)
  })
})
