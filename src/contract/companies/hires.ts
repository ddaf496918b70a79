import type { Option } from '#contract/options.ts'

/** Whether a company hires for itself, or as an agent for others. */
export const hiresOptions = [
  { value: 'itself', wireLabel: 'For itself, no agent', labelKey: 'option.hires.itself' },
  { value: 'others', wireLabel: 'As an agent for others', labelKey: 'option.hires.others' },
] as const satisfies readonly Option[]
export type Hires = (typeof hiresOptions)[number]['value']
