import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { teamPolicy } from '#contract/team/policy.ts'
import { mayAct } from '#contract/team/roles.ts'
import type { TeamAct, TeamRole } from '#contract/team/roles.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Viewer } from './viewer.ts'

/** What each call is in which members of an organisation act for it. */
export function createTeamActs(): ReadonlyMap<string, TeamAct> {
  const acts: Readonly<Record<string, TeamAct>> = teamPolicy
  return new Map(
    Object.entries(endpoints).flatMap(([name, { method, path }]) => {
      const act = acts[name]
      return act === undefined ? [] : [[`${method} ${path}`, act]]
    }),
  )
}

/**
 * A member in a call that is about the organisation acts with its account. In all other calls, as anybody, with the own.
 * @throws AppError MEMBER_MAY_NOT when the role does not allow it
 */
export function actForOrganisation(
  viewer: Viewer,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  acts: ReadonlyMap<string, TeamAct>,
): Viewer {
  const { membership, ...person } = viewer
  const act = acts.get(`${method} ${path}`)
  if (!membership || act === undefined) return person
  if (!mayAct(membership.role, act)) throw new AppError('MEMBER_MAY_NOT')
  return { ...viewer, accountId: membership.organisationId }
}

/** The role in which an employer made a call about the organisation, for the screens. Undefined in all other calls. */
export function roleOf(
  viewer: Viewer | undefined,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  acts: ReadonlyMap<string, TeamAct>,
): TeamRole | undefined {
  if (viewer?.role !== 'employer' || !acts.has(`${method} ${path}`)) return undefined
  return viewer.membership?.role ?? 'owner'
}
