export const contactRequestStates = ['open', 'done'] as const
