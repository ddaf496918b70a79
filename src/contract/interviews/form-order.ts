/** The fields of the form that makes interview times, in the order of the screen. */
export const timesFormOrder = [
  'kind',
  'jobId',
  'day',
  'moreDays',
  'from',
  'to',
  'minutes',
  'capacity',
  'mode',
  'place',
  'askFor',
  'bring',
] as const
