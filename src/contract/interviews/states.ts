/** Where an invitation to an interview stands. */
export const invitationStates = [
  'invited',
  'coming',
  'arrived',
  'otherTime',
  'declined',
  'attended',
  'noShow',
  'calledOff',
] as const
export type InvitationState = (typeof invitationStates)[number]

type Arrows = Partial<Record<InvitationState, InvitationState>>

/** The table of an invitation's life. Buttons, server and tests read it; nothing else moves an invitation. */
export const invitationMoves = {
  accept: { by: 'candidate', arrows: { invited: 'coming' } },
  askOtherTime: { by: 'candidate', arrows: { invited: 'otherTime', coming: 'otherTime' } },
  decline: {
    by: 'candidate',
    arrows: { invited: 'declined', coming: 'declined', otherTime: 'declined' },
  },
  /** Invited for another time, or once more. */
  invite: {
    by: 'employer',
    arrows: {
      invited: 'invited',
      coming: 'invited',
      arrived: 'invited',
      otherTime: 'invited',
      declined: 'invited',
      noShow: 'invited',
      calledOff: 'invited',
    },
  },
  /** On arrival: at the desk by name or pass, or by the candidate at the poster. */
  arrive: {
    by: 'both',
    arrows: { invited: 'arrived', coming: 'arrived', noShow: 'arrived' },
  },
  attend: {
    by: 'employer',
    arrows: { invited: 'attended', coming: 'attended', arrived: 'attended', noShow: 'attended' },
  },
  missOut: {
    by: 'employer',
    arrows: { invited: 'noShow', coming: 'noShow', arrived: 'noShow', attended: 'noShow' },
  },
  callOff: {
    by: 'employer',
    arrows: { invited: 'calledOff', coming: 'calledOff', otherTime: 'calledOff' },
  },
} as const satisfies Record<string, { by: 'candidate' | 'employer' | 'both'; arrows: Arrows }>
export type InvitationMove = keyof typeof invitationMoves

export const candidateAnswers = ['accept', 'askOtherTime', 'decline'] as const

/** What a candidate tells on the day, which moves nothing. */
export const dayNews = ['late', 'nobodyThere'] as const
export type DayNews = (typeof dayNews)[number]

export const employerMarks = ['arrive', 'attend', 'missOut', 'callOff'] as const
export type EmployerMark = (typeof employerMarks)[number]

/** Where a move leads; undefined when it is not allowed. */
export function invitationAfter(
  move: InvitationMove,
  from: InvitationState,
): InvitationState | undefined {
  const arrows: Arrows = invitationMoves[move].arrows
  return arrows[from]
}

/** The states in which an invitation holds a place of its time. */
export const seatStates: readonly InvitationState[] = [
  'invited',
  'coming',
  'arrived',
  'attended',
  'noShow',
]

export const holdsSeat = (state: InvitationState): boolean => seatStates.includes(state)

/** The states in which the candidate is expected at the time. */
export const expectedStates: readonly InvitationState[] = ['invited', 'coming']

export const isExpected = (state: InvitationState): boolean => expectedStates.includes(state)

/** The states that end with the application. */
export const openInvitationStates = invitationStates.filter(
  (state) => invitationAfter('callOff', state) !== undefined,
)
