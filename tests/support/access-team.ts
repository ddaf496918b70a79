import { randomUUID } from 'node:crypto'
import type { TeamRole } from '#contract/team/roles.ts'
import { newId } from '#server/lib/ids.ts'
import type { MakeRequest } from './access-requests.ts'
import type { World } from './access-world.ts'
import type { TestApp } from './test-app.ts'
import { makeOrder } from './paid-jobs.ts'
import { setLastDay } from './renewals.ts'
import { signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

export type TeamObjects = {
  /** An invitation of the owner to a number that nobody has. */
  readonly memberId: string
  /** An invitation of the owner to the new employer. */
  readonly invitationId: string
}

type Member = {
  readonly organisation: TestViewer
  readonly role: TeamRole
  readonly phone: string
  /** Undefined for an invitation that waits. */
  readonly member?: TestViewer
}

/** Puts somebody into a team, or invites a number; answers the id. */
export async function addMember(
  { db, clock }: TestApp,
  { organisation, role, phone, member }: Member,
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await db
    .insertInto('organisation_members')
    .values({
      id,
      organisation_id: organisation.accountId,
      phone,
      name: 'Ankit Bisht',
      role,
      invited_at: now,
      ends_at: new Date(now.getTime() + 7 * 24 * 3_600_000),
      member_id: member?.accountId ?? null,
      joined_at: member ? now : null,
    })
    .execute()
  return id
}

type Parties = { owner: TestViewer; otherEmployer: TestViewer; newEmployer: TestViewer }

/** A recruiter and a viewer of the owner's organisation, a recruiter of the other employer's, and who is invited. */
export async function addTeams(testApp: TestApp, { owner, otherEmployer, newEmployer }: Parties) {
  const join = async (organisation: TestViewer, role: TeamRole) => {
    const member = await signIn(testApp, 'employer')
    await addMember(testApp, { organisation, role, phone: member.phone, member })
    return () => member
  }
  const invite = (phone: string) =>
    addMember(testApp, { organisation: owner, role: 'viewer', phone })
  return {
    actors: {
      recruiter: await join(owner, 'recruiter'),
      teamViewer: await join(owner, 'viewer'),
      otherMember: await join(otherEmployer, 'recruiter'),
    },
    objects: {
      memberId: await invite('+919000000099'),
      invitationId: await invite(newEmployer.phone),
    },
  }
}

/** Puts the members who left back into their teams. */
export async function joinTeams({ testApp, actors, owner }: World): Promise<void> {
  const teams = [
    ['recruiter', 'recruiter', owner],
    ['teamViewer', 'viewer', owner],
    ['otherMember', 'recruiter', actors.otherEmployer('employer')],
  ] as const
  for (const [person, role, organisation] of teams) {
    const member = actors[person]('employer')
    if (!member || !organisation) throw new Error('no team')
    const { accountId } = member
    await testApp.db.deleteFrom('organisation_members').where('member_id', '=', accountId).execute()
    await addMember(testApp, { organisation, role, phone: member.phone, member })
  }
}

/** Orders a post with the money of the viewer's organisation, which its owner spends. */
export async function ownerOrder(
  testApp: TestApp,
  viewer: TestViewer,
): Promise<{ orderId: string }> {
  const organisation = await testApp.db
    .selectFrom('organisation_members as member')
    .innerJoin('accounts', 'accounts.id', 'member.organisation_id')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select('identities.subject as phone')
    .where('member.member_id', '=', viewer.accountId)
    .executeTakeFirst()
  const owner = organisation ? await signIn(testApp, 'employer', organisation.phone) : viewer
  return { orderId: (await makeOrder(owner)).id }
}

/** Each person who may renews a job that ends soon. */
export const renewAnew: MakeRequest = async ({ testApp, objects, isAllowed }) => {
  if (isAllowed) await setLastDay(testApp, objects.renewableJobId, 1)
  return {
    params: { jobId: objects.renewableJobId },
    json: { plan: 'demand', submissionId: randomUUID() },
  }
}

/** Valid requests of the calls about teams. */
export const teamRequests = {
  readTeam: () => ({}),
  inviteMember: () => ({
    json: { name: 'Farah Khan', phoneNumber: '9000000098', role: 'recruiter' },
  }),
  changeMember: ({ objects }: { objects: { team: TeamObjects } }) => ({
    params: { memberId: objects.team.memberId },
    json: { role: 'recruiter' },
  }),
  removeMember: ({ objects }: { objects: { team: TeamObjects } }) => ({
    params: { memberId: objects.team.memberId },
  }),
  answerTeamInvitation: ({ objects }: { objects: { team: TeamObjects } }) => ({
    params: { memberId: objects.team.invitationId },
    json: { answer: 'decline' },
  }),
  leaveTeam: () => ({}),
}
