export const reportFieldOrder = ['reason', 'words'] as const
