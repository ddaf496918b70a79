export const contactFieldOrder = ['name', 'mobile', 'email', 'query'] as const
