import {
  candidates,
  employers,
  everySession,
  everybodyWithoutContact,
  hiddenFromOthers,
  noCandidates,
  nowhere,
  onlyAdmins,
  ownerAndAdmins,
} from './access-rows.ts'
import type { Row } from './access-rows.ts'

/** The matrix's exceptions by the state of the job. */
type JobRow = Readonly<
  Record<'getJob' | 'getPublicJob' | 'getClosedJob' | 'listApplicants' | 'getJobData', Row>
>

const hiddenFromCandidates: Row = {
  ...everySession,
  ...candidates('hidden'),
  ...hiddenFromOthers,
}
const nobodysApplicants: Row = { ...noCandidates, ...employers('hidden'), admin: 'hidden' }

export const jobStateMatrix: Readonly<
  Record<'unpaid' | 'neverAccepted' | 'rejected' | 'expired', JobRow>
> = {
  unpaid: {
    getJob: { ...hiddenFromCandidates, admin: 'hidden' },
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: { ...onlyAdmins, admin: 'hidden' },
  },
  neverAccepted: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: nowhere,
    listApplicants: nobodysApplicants,
    getJobData: onlyAdmins,
  },
  rejected: {
    getJob: hiddenFromCandidates,
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: ownerAndAdmins,
    getJobData: onlyAdmins,
  },
  expired: {
    getJob: { ...hiddenFromCandidates, applicant: 'allowed' },
    getPublicJob: nowhere,
    getClosedJob: everybodyWithoutContact,
    listApplicants: ownerAndAdmins,
    getJobData: onlyAdmins,
  },
}
