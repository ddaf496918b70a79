/** The classes of what has an icon in every card of a list. */
export const cardIcon = {
  place: 'card-ic card-ic--place',
  education: 'card-ic card-ic--education',
  experience: 'card-ic card-ic--experience',
  gender: 'card-ic card-ic--gender',
  time: 'card-ic card-ic--time',
  shift: 'card-ic card-ic--shift',
  weekOff: 'card-ic card-ic--week-off',
  openings: 'card-ic card-ic--openings',
  details: 'card-ic card-ic--details',
} as const

export type CardIcon = keyof typeof cardIcon
