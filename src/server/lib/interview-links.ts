import { createSignedIds } from './signed-id.ts'

export type InvitationTokens = ReturnType<typeof createInvitationTokens>
export type CheckInTokens = ReturnType<typeof createCheckInTokens>

/** The links of invitations to interviews, each for one application. */
export function createInvitationTokens(secret: string) {
  const ids = createSignedIds(secret, 'interview-invitation')
  return {
    ...ids,
    /** The path of the page that shows the invitation. */
    pathOf: (applicationId: string): string => `/interview/${ids.write(applicationId)}`,
  }
}

/** The links on posters at the entrance, each for one job. */
export function createCheckInTokens(secret: string) {
  const ids = createSignedIds(secret, 'interview-check-in')
  return {
    ...ids,
    /** The path of the page where people say that they are there. */
    pathOf: (jobId: string): string => `/check-in/${ids.write(jobId)}`,
  }
}
