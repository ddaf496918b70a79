export const reportFieldOrder = ['reason', 'amountAsked', 'hasPaid', 'words', 'picture'] as const
