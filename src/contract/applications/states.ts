export const applicationStatuses = ['waiting', 'shortlisted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
