export const askForChangesFieldOrder = ['topics', 'words'] as const
export const rejectRevisionFieldOrder = ['words'] as const
