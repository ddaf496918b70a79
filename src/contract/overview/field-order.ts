export const overviewFieldOrder = ['from', 'to'] as const
