export const grievanceStates = ['open', 'answered'] as const
