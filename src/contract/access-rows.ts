/* The kinds of people and the rows of the access matrix that many calls share. */

/**
 * The owner and the applicant belong to the job of the call. The waiting admin's session waits for the
 * code of their second step. The recruiter and the viewer of a team are of the owner's organisation, the other member is a
 * recruiter of another one.
 */
export const persons = [
  'nobody',
  'endedSession',
  'suspended',
  'applicant',
  'otherCandidate',
  'newCandidate',
  'owner',
  'otherEmployer',
  'newEmployer',
  'recruiter',
  'teamViewer',
  'otherMember',
  'admin',
  'waitingAdmin',
] as const
export type Person = (typeof persons)[number]

/**
 * 'withoutContact' replies without the HR contact; 'hidden' replies with the same bytes as for
 * something that does not exist.
 */
export type Outcome =
  | 'allowed'
  | 'withoutContact'
  | 'notSignedIn'
  | 'secondStepFirst'
  | 'wrongRole'
  | 'profileFirst'
  | 'mayNot'
  | 'noMember'
  | 'hidden'

export type Row = Readonly<Record<Person, Outcome>>

const strangers = (outcome: Outcome) => ({
  nobody: outcome,
  endedSession: outcome,
  suspended: outcome,
})
export const candidates = (outcome: Outcome) => ({
  applicant: outcome,
  otherCandidate: outcome,
  newCandidate: outcome,
})
export const employers = (outcome: Outcome) => ({
  owner: outcome,
  otherEmployer: outcome,
  newEmployer: outcome,
  recruiter: outcome,
  teamViewer: outcome,
  otherMember: outcome,
})

export const everybody: Row = {
  ...strangers('allowed'),
  ...candidates('allowed'),
  ...employers('allowed'),
  admin: 'allowed',
  waitingAdmin: 'allowed',
}
export const everybodyWithoutContact: Row = {
  ...strangers('withoutContact'),
  ...candidates('withoutContact'),
  ...employers('withoutContact'),
  admin: 'withoutContact',
  waitingAdmin: 'withoutContact',
}
export const everySession: Row = {
  ...everybody,
  ...strangers('notSignedIn'),
  waitingAdmin: 'secondStepFirst',
}
export const onlyCandidates: Row = {
  ...everySession,
  ...employers('wrongRole'),
  admin: 'wrongRole',
}
export const onlyTheCandidate: Row = {
  ...onlyCandidates,
  otherCandidate: 'hidden',
  newCandidate: 'hidden',
}
export const onlyEmployers: Row = {
  ...everySession,
  ...candidates('wrongRole'),
  admin: 'wrongRole',
}
export const onlyAdmins: Row = {
  ...everySession,
  ...candidates('wrongRole'),
  ...employers('wrongRole'),
}
export const noAdmins: Row = { ...everySession, admin: 'wrongRole' }
export const noCandidates: Row = { ...everySession, ...candidates('wrongRole') }

export const hiddenFromOthers = {
  otherEmployer: 'hidden',
  newEmployer: 'hidden',
  otherMember: 'hidden',
} as const
export const onlyOwner: Row = { ...onlyEmployers, ...hiddenFromOthers }
export const ownerAndAdmins: Row = { ...noCandidates, ...hiddenFromOthers }
export const onlyApplicant: Row = {
  ...everySession,
  ...candidates('hidden'),
  ...employers('hidden'),
  admin: 'hidden',
  applicant: 'allowed',
}
export const nowhere: Row = {
  ...strangers('hidden'),
  ...candidates('hidden'),
  ...employers('hidden'),
  admin: 'hidden',
  waitingAdmin: 'hidden',
}
export const candidatesWithProfile: Row = { ...onlyCandidates, newCandidate: 'profileFirst' }
export const withProfile: Row = { ...onlyEmployers, newEmployer: 'profileFirst' }

/** A call that hires: members who only look may not make it. */
export const hiring = (row: Row): Row => ({ ...row, teamViewer: 'mayNot' })
/** A call about money, the company or the team: of its owners alone. */
export const owning = (row: Row): Row => ({
  ...row,
  recruiter: 'mayNot',
  teamViewer: 'mayNot',
  otherMember: 'mayNot',
})
