import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { teamRoles } from './roles.ts'

const role = z.enum(teamRoles, { error: 'team.roleRequired' })

/** The form that invites somebody. */
export const inviteMemberFormSchema = z.object({
  name: requiredText('team.nameRequired', limits.shortText),
  phoneNumber: requiredText('login.phoneInvalid'),
  role,
})
/** `inviteMemberFormSchema` parses the fields. */
export const inviteMemberSchema = z.looseObject({})

export const teamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** E.164 */
  phone: z.string(),
  role,
  /** ISO 8601; null while the invitation waits. */
  joinedAt: z.string().nullable(),
  /** When a waiting invitation ends, ISO 8601. */
  endsAt: z.string(),
  isYou: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamSchema = z.object({
  /** The organisation that the viewer acts for. */
  organisationName: z.string(),
  /** Who began the organisation, and its first owner. */
  founderName: z.string(),
  /** What the viewer may do for it. */
  role,
  /** The viewer began the organisation. */
  isFounder: z.boolean(),
  /** Those who joined, then those who are invited, by the day of the invitation. At most `limits.teamSize`. */
  members: z.array(teamMemberSchema),
  /** Invitations of other organisations to the viewer's number. */
  invitations: z.array(z.object({ id: z.string(), organisationName: z.string(), role })),
})
export type Team = z.infer<typeof teamSchema>

export const memberParamsSchema = z.object({ memberId: z.string() })
export const changeMemberSchema = z.object({ role })
export const answerTeamInvitationSchema = z.object({ answer: z.enum(['join', 'decline']) })
export const teamDoneSchema = z.object({ success: z.literal(true) })
