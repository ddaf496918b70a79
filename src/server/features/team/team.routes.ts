import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { TeamService } from './team.service.ts'

const done = { success: true } as const

export function bindTeam(bind: Bind, team: TeamService): void {
  bind.signedIn(endpoints.readTeam, ({ viewer }) => team.read(viewer))
  bind.signedIn(endpoints.inviteMember, async ({ viewer, body }) => {
    await team.invite(viewer, body)
    return done
  })
  bind.signedIn(endpoints.changeMember, async ({ viewer, params, body }) => {
    await team.change(viewer, params.memberId, body.role)
    return done
  })
  bind.signedIn(endpoints.removeMember, async ({ viewer, params }) => {
    await team.remove(viewer, params.memberId)
    return done
  })
  bind.signedIn(endpoints.answerTeamInvitation, async ({ viewer, params, body }) => {
    await team.answer(viewer, params.memberId, body.answer)
    return done
  })
  bind.signedIn(endpoints.leaveTeam, async ({ viewer }) => {
    await team.leave(viewer)
    return done
  })
}
