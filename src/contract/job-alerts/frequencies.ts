/** How soon a candidate is told of the jobs that an alert finds. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]
