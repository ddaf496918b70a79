import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { TeamRole } from '#contract/team/roles.ts'
import { teamFormOrder } from '#contract/team/form-order.ts'
import { inviteMemberFormSchema } from '#contract/team/schemas.ts'
import type { Team, TeamMember } from '#contract/team/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { normalizePhone } from '#server/features/accounts/phone.rules.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { isViolationOf } from '#server/lib/violations.ts'
import * as team from './team.repository.ts'

const dayMs = 24 * 3_600_000

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: { allowedCountryCodes: readonly string[] }
}

export type TeamService = ReturnType<typeof createTeam>

/** The person behind a viewer, who may act for another account's organisation. */
const personOf = ({ accountId, membership }: Viewer): string =>
  membership?.memberAccountId ?? accountId

/** Who works for an organisation. `http/binding/team-roles.ts` lets members act for it. */
export function createTeam({ db, clock, audit, config }: Deps) {
  return {
    async read(viewer: Viewer): Promise<Team> {
      const { accountId: organisationId, membership } = viewer
      const now = clock.now()
      const personId = personOf(viewer)
      const [organisation, members, phone] = await Promise.all([
        team.findOrganisation(db, organisationId),
        team.listMembers(db, organisationId, now),
        team.findPhone(db, personId),
      ])
      const invitations =
        phone === undefined || membership !== undefined
          ? []
          : await team.listInvitations(db, { phone, now, limit: limits.teamSize })
      return {
        organisationName: organisation?.organisation ?? '',
        founderName: organisation?.founder ?? '',
        role: membership?.role ?? 'owner',
        isFounder: membership === undefined,
        members: members.map((member) => present(member, personId)),
        invitations: invitations.map(({ id, role, organisation: name }) => ({
          id,
          organisationName: name ?? '',
          role,
        })),
      }
    },

    /**
     * Invites a number for seven days; again, it begins anew. The record has an invitation once until it ends or is changed.
     * @throws AppError INVALID_FORM, also for a number that is in the team; TEAM_FULL
     */
    async invite(viewer: Viewer, form: unknown): Promise<void> {
      const { name, phoneNumber, role } = parseForm(inviteMemberFormSchema, form, teamFormOrder)
      const phone = normalizePhone(phoneNumber, config.allowedCountryCodes)
      const organisationId = viewer.accountId
      await db.transaction().execute(async (tx) => {
        await team.lockOrganisation(tx, organisationId)
        const now = clock.now()
        const members = await team.listMembers(tx, organisationId, now)
        const isOwn = phone === (await team.findPhone(tx, organisationId))
        const known = members.find((member) => member.phone === phone)
        if (isOwn || known?.joined_at) {
          throw new AppError('INVALID_FORM', { fields: { phoneNumber: 'team.alreadyIn' } })
        }
        // The founder is one of them.
        if (!known && members.length >= limits.teamSize - 1) throw new AppError('TEAM_FULL')
        await team.putInvitation(tx, {
          id: newId(),
          organisation_id: organisationId,
          phone,
          name,
          role,
          invited_at: now,
          ends_at: new Date(now.getTime() + limits.teamInvitationDays * dayMs),
        })
        if (known?.name === name && known.role === role) return
        await audit.record(tx, viewer, { kind: 'member-invited', details: details(name, role) })
      })
    },

    /** @throws AppError NOT_FOUND; STATUS_NOT_ALLOWED for oneself */
    async change(viewer: Viewer, memberId: string, role: TeamRole): Promise<void> {
      if (!isId(memberId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const member = await team.lockMember(tx, { organisationId: viewer.accountId, memberId })
        if (!member) throw new AppError('NOT_FOUND')
        if (member.member_id === personOf(viewer)) throw new AppError('STATUS_NOT_ALLOWED')
        if (member.role === role) return
        await team.setRole(tx, member.id, role)
        await audit.record(tx, viewer, {
          kind: 'member-changed',
          ...(member.member_id !== null && { personId: member.member_id }),
          details: details(member.name, role),
        })
      })
    },

    /** Takes a member out, who can do nothing for the organisation from the next call on. @throws AppError NOT_FOUND */
    async remove(viewer: Viewer, memberId: string): Promise<void> {
      if (!isId(memberId)) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const removed = await team.deleteMember(tx, {
          organisationId: viewer.accountId,
          memberId,
        })
        if (!removed) throw new AppError('NOT_FOUND')
        await audit.record(tx, viewer, {
          kind: 'member-removed',
          ...(removed.member_id !== null && { personId: removed.member_id }),
          details: { name: removed.name },
        })
      })
    },

    /**
     * Joins the organisation of an invitation to the own number, or declines it. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND for another number's, and after it ended; ALREADY_IN_TEAM in another one;
     *   HAS_OWN_ORGANISATION with jobs or a team of one's own
     */
    async answer(
      { accountId, role, network }: Viewer,
      id: string,
      answer: 'join' | 'decline',
    ): Promise<void> {
      const phone = isId(id) ? await team.findPhone(db, accountId) : undefined
      if (phone === undefined) throw new AppError('NOT_FOUND')
      await db.transaction().execute(async (tx) => {
        const now = clock.now()
        const invitation = await team.lockInvitation(tx, { id, phone, now })
        if (!invitation) throw new AppError('NOT_FOUND')
        const { organisation_id: organisationId, name } = invitation
        if (invitation.member_id === accountId && answer === 'join') return
        if (invitation.member_id !== null) throw new AppError('NOT_FOUND')
        if (answer === 'decline') {
          await team.deleteMember(tx, { organisationId, memberId: id })
          return
        }
        if (await team.isOrganisation(tx, accountId)) throw new AppError('HAS_OWN_ORGANISATION')
        try {
          await team.join(tx, { id, accountId, now })
        } catch (error) {
          if (isViolationOf(error, 'organisation_members_member_id_key')) {
            throw new AppError('ALREADY_IN_TEAM')
          }
          throw error
        }
        const actor = { accountId, role, ...(network !== undefined && { network }) }
        await audit.record(tx, actor, {
          kind: 'member-joined',
          personId: organisationId,
          details: { name },
        })
      })
    },

    /** @throws AppError STATUS_NOT_ALLOWED for who began the organisation: it would have no owner */
    async leave(viewer: Viewer): Promise<void> {
      const { membership, accountId: organisationId } = viewer
      if (!membership) throw new AppError('STATUS_NOT_ALLOWED')
      await db.transaction().execute(async (tx) => {
        const left = await team.deleteMembership(tx, membership.memberAccountId)
        if (!left) return
        await audit.record(tx, viewer, {
          kind: 'member-left',
          personId: organisationId,
          details: { name: left.name },
        })
      })
    },

    /** Nobody's number stays who did not answer. */
    async deleteEndedInvitations(): Promise<void> {
      await team.deleteEndedInvitations(db, clock.now())
    },
  }
}

const details = (name: string, role: TeamRole) => ({
  name,
  role: { key: `teamRole.${role}` } as const,
})

const present = (row: team.MemberRow, personId: string): TeamMember => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  role: row.role,
  joinedAt: row.joined_at?.toISOString() ?? null,
  endsAt: row.ends_at.toISOString(),
  isYou: row.member_id === personId,
})
