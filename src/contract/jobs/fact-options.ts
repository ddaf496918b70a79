import type { Option } from '#contract/options.ts'

/* The facts of a job that can be compared: numbers and choices, each optional. */

/** Whether incentives come besides the fixed pay. */
export const payBasisOptions = [
  { value: 'fixed', wireLabel: 'All fixed', labelKey: 'option.payBasis.fixed' },
  { value: 'incentive', wireLabel: 'Fixed + incentive', labelKey: 'option.payBasis.incentive' },
] as const satisfies readonly Option[]

export const shiftOptions = [
  { value: 'day', wireLabel: 'Day', labelKey: 'option.shift.day' },
  { value: 'night', wireLabel: 'Night', labelKey: 'option.shift.night' },
  { value: 'rotational', wireLabel: 'Rotational', labelKey: 'option.shift.rotational' },
  { value: 'flexible', wireLabel: 'Flexible', labelKey: 'option.shift.flexible' },
] as const satisfies readonly Option[]

export const workTimeOptions = [
  { value: 'full', wireLabel: 'Full time', labelKey: 'option.workTime.full' },
  { value: 'part', wireLabel: 'Part time', labelKey: 'option.workTime.part' },
] as const satisfies readonly Option[]

export const weekOffOptions = [
  { value: 'sunday', wireLabel: 'Sunday', labelKey: 'option.weekOff.sunday' },
  {
    value: 'sundaySomeSaturdays',
    wireLabel: 'Sunday and some Saturdays',
    labelKey: 'option.weekOff.sundaySomeSaturdays',
  },
  {
    value: 'saturdaySunday',
    wireLabel: 'Saturday and Sunday',
    labelKey: 'option.weekOff.saturdaySunday',
  },
  { value: 'oneDay', wireLabel: 'One day', labelKey: 'option.weekOff.oneDay' },
  { value: 'rotating', wireLabel: 'Rotating', labelKey: 'option.weekOff.rotating' },
] as const satisfies readonly Option[]

export const joiningOptions = [
  { value: 'atOnce', wireLabel: 'At once', labelKey: 'option.joining.atOnce' },
  { value: 'week', wireLabel: 'Within a week', labelKey: 'option.joining.week' },
  { value: 'fortnight', wireLabel: 'Within 15 days', labelKey: 'option.joining.fortnight' },
  { value: 'month', wireLabel: 'Within a month', labelKey: 'option.joining.month' },
] as const satisfies readonly Option[]

export const benefitOptions = [
  { value: 'pf', wireLabel: 'PF', labelKey: 'option.benefit.pf' },
  { value: 'esi', wireLabel: 'ESI', labelKey: 'option.benefit.esi' },
  { value: 'cab', wireLabel: 'Cab', labelKey: 'option.benefit.cab' },
  { value: 'food', wireLabel: 'Food', labelKey: 'option.benefit.food' },
  { value: 'room', wireLabel: 'Room', labelKey: 'option.benefit.room' },
  { value: 'insurance', wireLabel: 'Health cover', labelKey: 'option.benefit.insurance' },
  { value: 'training', wireLabel: 'Paid training', labelKey: 'option.benefit.training' },
] as const satisfies readonly Option[]

export type PayBasis = (typeof payBasisOptions)[number]['value']
export type Shift = (typeof shiftOptions)[number]['value']
export type WorkTime = (typeof workTimeOptions)[number]['value']
export type WeekOff = (typeof weekOffOptions)[number]['value']
export type Joining = (typeof joiningOptions)[number]['value']
export type Benefit = (typeof benefitOptions)[number]['value']
