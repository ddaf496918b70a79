export const applicationStatuses = ['waiting', 'shortlisted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What a job's employer may do with an application. Nothing goes back to waiting. */
const applicationTransitions = {
  waiting: ['shortlisted', 'rejected'],
  shortlisted: ['rejected'],
  rejected: ['shortlisted'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>

export function canMoveApplication(from: ApplicationStatus, to: ApplicationStatus): boolean {
  const allowed: readonly ApplicationStatus[] = applicationTransitions[from]
  return allowed.includes(to)
}
