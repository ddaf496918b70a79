export const grievanceFieldOrder = ['topic', 'email', 'details'] as const

export const nomineeFieldOrder = ['name', 'contact'] as const
