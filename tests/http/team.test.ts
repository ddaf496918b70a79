import { describe, expect, test } from 'vitest'
import type { Team } from '#contract/team/schemas.ts'
import { accessMatrix } from '#contract/access-matrix.ts'
import { teamPolicy } from '#contract/team/policy.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')

const createOwner = (organizationname = 'Vaani Connect') =>
  createEmployer(testApp, { organizationname })
const read = async (viewer: TestViewer): Promise<Team> =>
  (await expectOk(viewer.call('GET', '/api/team'))).json()
const invite = (owner: TestViewer, phoneNumber: string, answers: object = {}) =>
  owner.call('POST', '/api/team/members', {
    json: { name: 'Ankit Bisht', phoneNumber, role: 'recruiter', ...answers },
  })
const answer = (viewer: TestViewer, id: string, said: 'join' | 'decline' = 'join') =>
  viewer.call('POST', `/api/team/invitations/${id}`, { json: { answer: said } })
const invitationOf = async (viewer: TestViewer): Promise<string> =>
  (await read(viewer)).invitations[0]?.id ?? ''
const jobsOf = async (viewer: TestViewer): Promise<string[]> => {
  const list = await expectOk(viewer.call('POST', '/api/getJobById', { json: {} }))
  const jobs: { id: string }[] = list.json()
  return jobs.map(({ id }) => id)
}

async function addMember(owner: TestViewer, role: 'owner' | 'recruiter' | 'viewer' = 'recruiter') {
  const member = await signIn(testApp, 'employer')
  await expectOk(invite(owner, member.phone, { role }))
  await expectOk(answer(member, await invitationOf(member)))
  const found = (await read(owner)).members.find(({ phone }) => phone === member.phone)
  return { member, memberId: found?.id ?? '' }
}

describe('S7-1001: a team', () => {
  test('begins with the account that there was, without a word', async () => {
    const owner = await createOwner()
    expect(await read(owner)).toMatchObject({
      organisationName: 'Vaani Connect',
      founderName: 'Vikram Shah',
      role: 'owner',
      isFounder: true,
      members: [],
      invitations: [],
    })
  })

  test('an invited number joins by its own sign-in, and works on the jobs of the organisation', async () => {
    const owner = await createOwner()
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    const member = await signIn(testApp, 'employer')
    const spelled = member.phone.replace('+91', '0')
    await expectOk(invite(owner, spelled))
    expect(await jobsOf(member)).toEqual([])
    const id = await invitationOf(member)
    for (const reply of await Promise.all([1, 2, 3, 4, 5].map(() => answer(member, id)))) {
      expect(reply.statusCode).toBe(200)
    }
    expect(await jobsOf(member)).toEqual([jobId])
    expect(await read(member)).toMatchObject({
      organisationName: 'Vaani Connect',
      role: 'recruiter',
      isFounder: false,
      members: [{ name: 'Ankit Bisht', phone: member.phone, isYou: true }],
      invitations: [],
    })
    // The account stays the member's own: its sessions are not the owner's.
    const sessions = await expectOk(member.call('GET', '/api/sessions'))
    expect(sessions.json()).toHaveLength(1)
    expect(await auditKinds(member)).toContain('member-joined')
  })

  test('the record tells who of the team did it', async () => {
    const owner = await createOwner()
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    const { member } = await addMember(owner)
    await expectOk(member.call('GET', `/api/jobs/${jobId}/applicants.csv`))
    expect(await auditKinds(member)).toContain('applicants-exported')
    expect(await auditKinds(owner)).not.toContain('applicants-exported')
  })

  test('who only looks is told so, and who is taken out sees nothing from the next call on', async () => {
    const owner = await createOwner()
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    const { member, memberId } = await addMember(owner, 'viewer')
    const act = () =>
      member.call('POST', `/api/jobs/${jobId}/act`, { json: { act: 'pause', from: 'live' } })
    const refused = await act()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'MEMBER_MAY_NOT'])
    const role = { json: { role: 'recruiter' } }
    await expectOk(owner.call('POST', `/api/team/members/${memberId}`, role))
    expect((await act()).json().code).not.toBe('MEMBER_MAY_NOT')
    await expectOk(owner.call('POST', `/api/team/members/${memberId}/remove`))
    expect(await jobsOf(member)).toEqual([])
    expect(
      (await member.call('POST', `/api/getApplicants/${jobId}`, { json: {} })).statusCode,
    ).toBe(404)
    const again = await owner.call('POST', `/api/team/members/${memberId}/remove`)
    expect(again.statusCode).toBe(404)
  })

  test('recruiters are told of jobs and applicants, owners of money too, viewers of nothing', async () => {
    const owner = await createOwner()
    const { member: second } = await addMember(owner, 'owner')
    const { member: recruiter } = await addMember(owner)
    const { member: viewer } = await addMember(owner, 'viewer')
    const jobId = await addLiveJob(testApp, { employer: owner, admin })
    await expectOk(applyForJob(await createCandidate(testApp), jobId))
    await testApp.db.transaction().execute((tx) =>
      testApp.composition.services.messages.notify(tx, {
        event: 'postsBought',
        to: owner.accountId,
        subject: `posts-${jobId}`,
        values: { count: 5 },
        link: '/billing',
      }),
    )
    const eventsOf = async (person: TestViewer) => {
      const rows = await testApp.db
        .selectFrom('messages')
        .select('event')
        .where('account_id', '=', person.accountId)
        .orderBy('number')
        .execute()
      return rows.map(({ event }) => event)
    }
    const about = ['jobLive', 'firstApplicant']
    expect(await eventsOf(owner)).toEqual([...about, 'postsBought'])
    expect(await eventsOf(second)).toEqual([...about, 'postsBought'])
    expect(await eventsOf(recruiter)).toEqual(about)
    expect(await eventsOf(viewer)).toEqual([])
  })

  test('the screens hear in which role an employer or an admin acts, and nobody else does', async () => {
    const owner = await createOwner()
    const { member } = await addMember(owner, 'viewer')
    const roleNamed = async (person: typeof owner, path: string) =>
      (await person.call('GET', path)).headers['x-team-role']
    expect(await roleNamed(owner, '/api/employer-duties')).toBe('owner')
    expect(await roleNamed(member, '/api/employer-duties')).toBe('viewer')
    expect(await roleNamed(member, '/api/messages/unread')).toBeUndefined()
    const candidate = await createCandidate(testApp)
    expect(await roleNamed(candidate, '/api/messages/unread')).toBeUndefined()
    // Admins are a team of their own.
    expect(await roleNamed(admin, '/api/messages/unread')).toBe('owner')
  })

  test('a second owner invites too, changes others, and not the own role', async () => {
    const owner = await createOwner()
    const { member, memberId } = await addMember(owner, 'owner')
    await expectOk(invite(member, newPhone()))
    const own = await member.call('POST', `/api/team/members/${memberId}`, {
      json: { role: 'viewer' },
    })
    expect(own.statusCode).toBe(409)
    expect((await read(owner)).members.map(({ role }) => role)).toEqual(['owner', 'recruiter'])
  })

  test('a member leaves; who began it stays', async () => {
    const owner = await createOwner()
    const { member } = await addMember(owner)
    await expectOk(member.call('POST', '/api/team/leave'))
    expect((await read(owner)).members).toEqual([])
    expect((await owner.call('POST', '/api/team/leave')).statusCode).toBe(409)
  })

  test('of a blocked organisation nobody acts for it', async () => {
    const owner = await createOwner()
    await addLiveJob(testApp, { employer: owner, admin })
    const { member } = await addMember(owner)
    await testApp.db
      .updateTable('accounts')
      .set({ suspended_at: testApp.clock.now() })
      .where('id', '=', owner.accountId)
      .execute()
    expect(await jobsOf(member)).toEqual([])
  })
})

test('S7-1001: an invitation and a change that are sent again are in the record once', async () => {
  const owner = await createOwner()
  const phone = newPhone()
  for (const role of ['recruiter', 'recruiter', 'viewer', 'viewer']) {
    await expectOk(invite(owner, phone, { role }))
  }
  const { members } = await read(owner)
  for (const role of ['owner', 'owner']) {
    await expectOk(owner.call('POST', `/api/team/members/${members[0]?.id}`, { json: { role } }))
  }
  const kinds = (await auditKinds(owner)).filter((kind) => kind.startsWith('member-'))
  expect(kinds.toSorted()).toEqual(['member-changed', 'member-invited', 'member-invited'])
})

describe('S7-1002: an invitation to a team', () => {
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no role', { role: 'king' }, 'role'],
    ['no number', { phoneNumber: '12' }, 'phoneNumber'],
  ])('%s is refused at its field', async (_what, answers, field) => {
    const owner = await createOwner()
    const reply = await invite(owner, '9000000001', answers)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
  })

  test('of the own number, or of a member, is refused', async () => {
    const owner = await createOwner()
    const { member } = await addMember(owner)
    for (const phone of [owner.phone, member.phone]) {
      const reply = await invite(owner, phone)
      expect(reply.json().fields).toEqual({
        phoneNumber: 'This number is already in your team',
      })
    }
  })

  test('again begins it anew, once; after seven days it is over', async () => {
    const owner = await createOwner()
    const guest = await signIn(testApp, 'employer')
    await Promise.all([1, 2, 3, 4].map(() => invite(owner, guest.phone)))
    expect((await read(owner)).members).toHaveLength(1)
    const id = await invitationOf(guest)
    testApp.clock.advance({ days: limits.teamInvitationDays, seconds: 1 })
    expect((await read(guest)).invitations).toEqual([])
    expect((await answer(guest, id)).statusCode).toBe(404)
    await testApp.composition.services.team.deleteEndedInvitations()
    const left = await testApp.db
      .selectFrom('organisation_members')
      .select('id')
      .where('phone', '=', guest.phone)
      .execute()
    expect(left).toEqual([])
    await expectOk(invite(owner, guest.phone, { role: 'viewer' }))
    expect((await read(guest)).invitations).toMatchObject([{ role: 'viewer' }])
    testApp.clock.set('2026-03-02T06:00:00Z')
  })

  test('ten are the most, however many are invited at once', async () => {
    const owner = await createOwner()
    const replies = await Promise.all(
      Array.from({ length: limits.teamSize + 3 }, () => invite(owner, newPhone())),
    )
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((reply) => reply.json().code)).toEqual(
      Array.from({ length: 4 }, () => 'TEAM_FULL'),
    )
    expect((await read(owner)).members).toHaveLength(limits.teamSize - 1)
  })

  test('is for its number alone, and may be declined', async () => {
    const owner = await createOwner()
    const guest = await signIn(testApp, 'employer')
    await expectOk(invite(owner, guest.phone))
    const id = await invitationOf(guest)
    expect((await answer(await signIn(testApp, 'employer'), id)).statusCode).toBe(404)
    await expectOk(answer(guest, id, 'decline'))
    expect((await read(owner)).members).toEqual([])
    expect((await answer(guest, id)).statusCode).toBe(404)
  })

  test('who has jobs or a team, or is in one, does not join', async () => {
    const owner = await createOwner()
    const busy = await createOwner('Busy Calls')
    await addLiveJob(testApp, { employer: busy, admin })
    await expectOk(invite(owner, busy.phone))
    const reply = await answer(busy, await invitationOf(busy))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'HAS_OWN_ORGANISATION'])

    const guest = await signIn(testApp, 'employer')
    const another = await createOwner('Other Calls')
    await Promise.all([invite(owner, guest.phone), invite(another, guest.phone)])
    const ids = (await read(guest)).invitations.map(({ id }) => id)
    const joined = await Promise.all(ids.map((id) => answer(guest, id)))
    expect(joined.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 409,
    ])
  })
})

test('S7-1003: what a member may not do is what the matrix says', () => {
  const acts: Readonly<Record<string, string>> = teamPolicy
  for (const [name, row] of Object.entries(accessMatrix)) {
    const act = acts[name]
    const expected = [act === 'own', act === 'own' || act === 'hire']
    expect([name, row.recruiter === 'mayNot', row.teamViewer === 'mayNot']).toEqual([
      name,
      ...expected,
    ])
  }
})

async function auditKinds({ accountId }: TestViewer): Promise<string[]> {
  const rows = await testApp.db
    .selectFrom('audit_events')
    .select('kind')
    .where('actor_id', '=', accountId)
    .execute()
  return rows.map(({ kind }) => kind)
}
