/* The kinds of people and the rows of the access matrix that many calls share. */

/**
 * The owner and the applicant belong to the job of the call. The waiting admin's session waits for the
 * code of their second step. The admin is an owner, the verifier, finance and support are admins of these roles. The recruiter and the viewer of a team are of the owner's organisation, the other member is a
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
  'verifier',
  'finance',
  'support',
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

export const admins = (outcome: Outcome) => ({
  admin: outcome,
  verifier: outcome,
  finance: outcome,
  support: outcome,
})

export const everybody: Row = {
  ...strangers('allowed'),
  ...candidates('allowed'),
  ...employers('allowed'),
  ...admins('allowed'),
  waitingAdmin: 'allowed',
}
export const everybodyWithoutContact: Row = {
  ...strangers('withoutContact'),
  ...candidates('withoutContact'),
  ...employers('withoutContact'),
  ...admins('withoutContact'),
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
  ...admins('wrongRole'),
}
export const onlyTheCandidate: Row = {
  ...onlyCandidates,
  otherCandidate: 'hidden',
  newCandidate: 'hidden',
}
export const onlyEmployers: Row = {
  ...everySession,
  ...candidates('wrongRole'),
  ...admins('wrongRole'),
}
export const onlyAdmins: Row = {
  ...everySession,
  ...candidates('wrongRole'),
  ...employers('wrongRole'),
}
export const noAdmins: Row = { ...everySession, ...admins('wrongRole') }
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
  ...admins('hidden'),
  applicant: 'allowed',
}
export const nowhere: Row = {
  ...strangers('hidden'),
  ...candidates('hidden'),
  ...employers('hidden'),
  ...admins('hidden'),
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

/** A call of the admins who verify. */
export const verifying = (row: Row): Row => ({ ...row, finance: 'mayNot', support: 'mayNot' })
/** A call that tells admins where money is. */
export const seeingPayments = (row: Row): Row => ({ ...row, verifier: 'mayNot' })
/** A call of the admins who move money and keep its papers. */
export const keepingBooks = (row: Row): Row => ({
  ...row,
  verifier: 'mayNot',
  support: 'mayNot',
})
/** A call of the admins who answer people. */
export const supporting = (row: Row): Row => ({ ...row, verifier: 'mayNot', finance: 'mayNot' })
/** A call of the admins who answer people or look at reports. */
export const answering = (row: Row): Row => ({ ...row, finance: 'mayNot' })
/** A call of the admins who run the product. */
export const running = (row: Row): Row => ({
  ...row,
  verifier: 'mayNot',
  finance: 'mayNot',
  support: 'mayNot',
})
