import { addMember, joinTeams } from '../access-team.ts'
import { newPhone } from '../viewers.ts'
import type { Preparation, Stage } from './writing-calls.ts'

type Prepare = (stage: Stage) => Promise<Preparation>

/** Prepares the calls about teams. */
export const teamPreparations = {
  inviteMember: async ({ testApp }) => {
    await deleteMembers(testApp, '+919000000098')
    return {}
  },
  changeMember: async ({ testApp, world }) => {
    await testApp.db
      .updateTable('organisation_members')
      .set({ role: 'viewer' })
      .where('id', '=', world.objects.team.memberId)
      .execute()
    return {}
  },
  removeMember: async ({ testApp, world }) => {
    const member = { organisation: world.owner, role: 'viewer', phone: newPhone() } as const
    const memberId = await addMember(testApp, member)
    return { objects: { team: { ...world.objects.team, memberId } } }
  },
  answerTeamInvitation: async ({ testApp, world }) => {
    const viewer = world.actors.newEmployer('employer')
    if (!viewer) throw new Error('nobody is invited')
    await deleteMembers(testApp, viewer.phone)
    const member = { organisation: world.owner, role: 'viewer', phone: viewer.phone } as const
    const invitationId = await addMember(testApp, member)
    return { viewer, objects: { team: { ...world.objects.team, invitationId } } }
  },
  leaveTeam: async ({ world }) => {
    await joinTeams(world)
    const viewer = world.actors.recruiter('employer')
    return viewer ? { viewer } : {}
  },
} satisfies Readonly<Record<string, Prepare>>

async function deleteMembers({ db }: Stage['testApp'], phone: string): Promise<void> {
  await db.deleteFrom('organisation_members').where('phone', '=', phone).execute()
}
