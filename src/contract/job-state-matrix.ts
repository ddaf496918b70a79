import {
  admins,
  candidates,
  employers,
  everySession,
  everybodyWithoutContact,
  hiddenFromOthers,
  noCandidates,
  nowhere,
  onlyAdmins,
  ownerAndAdmins,
  verifying,
} from './access-rows.ts'
import type { Row } from './access-rows.ts'

/** The matrix's exceptions by the state of the job. */
type JobRow = Readonly<
  Record<'getJob' | 'getPublicJob' | 'getClosedJob' | 'listApplicants' | 'getJobData', Row>
>

const hiddenFromCandidates: Row = verifying({
  ...everySession,
  ...candidates('hidden'),
  ...hiddenFromOthers,
})
const nobodysApplicants: Row = verifying({
  ...noCandidates,
  ...employers('hidden'),
  ...admins('hidden'),
})

const hiddenFromVerifiers = { admin: 'hidden', verifier: 'hidden' } as const

export const jobStateMatrix: Readonly<
  Record<'unpaid' | 'neverAccepted' | 'rejected' | 'expired', JobRow>
> = {
  unpaid: {
    getJob: { ...hiddenFromCandidates, ...hiddenFromVerifiers },
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: { ...verifying(onlyAdmins), ...hiddenFromVerifiers },
  },
  neverAccepted: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: verifying(onlyAdmins),
  },
  rejected: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: verifying(ownerAndAdmins),
    getJobData: verifying(onlyAdmins),
  },
  expired: {
    getJob: { ...hiddenFromCandidates, applicant: 'allowed' },
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: verifying(ownerAndAdmins),
    getJobData: verifying(onlyAdmins),
  },
}
