export const manualRefundFieldOrder = ['reason', 'note'] as const
