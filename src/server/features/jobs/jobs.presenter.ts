import { companySlug } from '#contract/companies/slug.ts'
import { companyCode } from '#server/lib/company-code.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type {
  ClosedJob,
  FullJob,
  JobCard,
  JobDetails,
  JobRejection,
  LabelledJob,
  LabelledJobCard,
  PublicJob,
  SharedJob,
} from '#contract/jobs/schemas.ts'
import { closedReasonOf, toJobStatusWire } from '#contract/jobs/states.ts'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { jobSlug } from '#contract/jobs/slug.ts'
import { matchOf } from '#contract/jobs/match.ts'
import type { JobMatch } from '#contract/jobs/match.ts'
import { factsOf, paidJobOf, payFiguresOf } from './fact-columns.ts'
import type { ApplicationCounts } from './job-counts.repository.ts'
import type { Revision } from '#contract/job-reviews/schemas.ts'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import type { JobCardRow } from './job-columns.ts'
import { topicsOf } from './job-topics.ts'
import { withCardLabels, withJobLabels } from './job-labels.ts'
import { withChanges } from './job-reviews.repository.ts'
import type { ChangeRequestRow, RevisionRow } from './job-reviews.repository.ts'
import type { RejectionRow } from './job-rejections.repository.ts'
import type { JobForCandidateRow } from './job-reads.repository.ts'
import type { JobOrder, JobRow } from './jobs.repository.ts'
import {
  canWithdraw,
  currentState,
  currentStatus,
  daysKeptByPause,
  isContactOver,
  isOver,
  lastInstantOf,
} from './jobs.rules.ts'

/** What other tables know of a job. */
type RelatedToJob = {
  readonly applicantCounts: ApplicationCounts
  readonly viewCount: number
  readonly order: JobOrder | undefined
  readonly rejection: RejectionRow | undefined
  readonly changeRequest: ChangeRequestRow | undefined
  readonly revision: RevisionRow | undefined
  readonly questions: readonly JobQuestion[]
}

export type OwnApplication = {
  readonly status: ApplicationStatus
  readonly appliedAt: Date
  /** The candidate has not withdrawn it, and the employer's account is not deleted. */
  readonly isContactOpen: boolean
}

/** What a candidate's page of a job has besides the job. */
type OwnPartOfJob = {
  readonly application: OwnApplication | undefined
  readonly questions: readonly JobQuestion[]
}

export type JobsPresenter = ReturnType<typeof createJobsPresenter>

/** Shapes jobs for those who read them; the only place that decides what each of them sees. */
export function createJobsPresenter({ publicUrl }: { publicUrl: (fileId: string) => string }) {
  function presentCard(job: JobCardRow, now: Date): JobCard {
    return {
      id: job.id,
      status: toJobStatusWire(currentStatus(job, now)),
      category: job.category,
      jobTitle: job.title,
      companyName: job.company_name,
      jobLocation: job.location,
      jobCity: job.city,
      jobState: job.state,
      jobPincode: job.pincode,
      ...paidJobOf(job),
      facts: factsOf(job),
      workingHours: job.working_hours,
      profile: job.logo_file_id === null ? null : publicUrl(job.logo_file_id),
      educationQualification: job.education,
      workType: job.work_types,
      gender: job.gender,
      experienceLevel: job.experience,
      postedDate: dayOf(job.posted_at),
      ...(job.posted_at && { ageDays: ageInDays(job.posted_at, now) }),
      ...(job.reply_days !== null && { replyDays: job.reply_days }),
      ...(job.company_level !== null && { companyLevel: job.company_level }),
      slug: jobSlug(job),
    }
  }

  function presentPublicJob(job: JobRow, now: Date): PublicJob {
    return {
      ...presentCard(job, now),
      jobDescription: job.description,
      communicationSkill: job.communication,
      interviewProcess: job.interview_process,
      interviewLocation: job.interview_location,
      interviewState: job.interview_state,
      interviewCity: job.interview_city,
      interviewPincode: job.interview_pincode,
      interviewTiming: job.interview_timing,
      PostedDate: dayOf(job.posted_at),
      ExpiryDate: dayOf(lastInstantOf(job, now)),
      companySlug: companySlug(job.company_name, companyCode(job.employer_id)),
      ...payFiguresOf(job),
    }
  }

  const presentLabelledJob = (job: JobRow, now: Date): LabelledJob =>
    withJobLabels(presentPublicJob(job, now))

  return {
    presentCard,

    presentLabelledCard: (job: JobCardRow, now: Date): LabelledJobCard =>
      withCardLabels(presentCard(job, now)),

    presentSharedJob(job: JobRow, similar: readonly JobCardRow[], now: Date): SharedJob {
      const picture = `/pictures/jobs/${job.id}.png?v=${job.version}`
      return {
        ...presentPublicJob(job, now),
        picture,
        similar: similar.map((each) => presentCard(each, now)),
      }
    },

    presentClosedJob(job: JobRow, now: Date): ClosedJob {
      const reason = closedReasonOf(currentState(job, now))
      return { category: job.category, jobCity: job.city, reason }
    },

    /** With the contact, for the job's own employer and admins. */
    presentDetails(
      job: JobRow,
      { order, ...related }: Omit<RelatedToJob, 'applicantCounts' | 'viewCount'>,
      now: Date,
    ): JobDetails {
      return {
        ...presentLabelledJob(job, now),
        documentId: job.id,
        ...fullContactOf(job),
        ...organizationOf(job),
        amount: amountOf(job),
        ...reviewsOf(job, related),
        match: null,
        questions: [...related.questions],
        state: currentState(job, now),
        isWithdrawn: job.withdrawn_at !== null,
        withdrawableRupees: canWithdraw(job) ? refundableRupees(job, order) : null,
        alreadyApplied: false,
        applicationStatus: null,
        appliedDate: null,
      }
    },

    /** With the contact for a candidate who has applied, until some time after the job's end. */
    presentDetailsForCandidate(
      job: JobForCandidateRow,
      { application, questions }: OwnPartOfJob,
      now: Date,
    ): JobDetails {
      const labelled = presentLabelledJob(job, now)
      return {
        ...labelled,
        documentId: job.id,
        match: presentMatch(labelled, job.own),
        questions: [...questions],
        state: currentState(job, now),
        ...(application?.isContactOpen === true && !isContactOver(job, now) && fullContactOf(job)),
        alreadyApplied: application !== undefined,
        applicationStatus: application?.status ?? null,
        appliedDate: application ? indiaDate(application.appliedAt) : null,
      }
    },

    presentFull,

    /** The job with its changes that wait for an admin. */
    presentRevision(job: JobRow, related: RelatedToJob, now: Date): Revision | null {
      const { revision } = related
      return revision
        ? {
            id: revision.id,
            waitingSince: revision.waiting_since.toISOString(),
            topics: topicsOf(revision.changes),
            edited: presentFull(withChanges(job, revision.changes), related, now),
          }
        : null
    },
  }

  /** For the job's own employer and admins. */
  function presentFull(
    job: JobRow,
    { applicantCounts, viewCount, order, ...related }: RelatedToJob,
    now: Date,
  ): FullJob {
    return {
      ...presentLabelledJob(job, now),
      ...contactOf(job),
      documentId: job.id,
      version: job.version,
      questions: [...related.questions],
      ...organizationOf(job),
      name: job.contact_name,
      mobileNumber: job.contact_mobile,
      email: job.contact_email,
      organizationAddress: job.organization_address,
      amount: amountOf(job),
      toPay: toPayOf(job, order),
      orderId: orderIdOf(job, order),
      state: currentState(job, now),
      isOver: isOver(job, now),
      pauseDaysLeft: limits.pauseDays - job.paused_days - daysKeptByPause(job, now),
      joinedCount: job.joined_count,
      waitingSince: job.status === 'waiting' ? waitingSince(job).toISOString() : null,
      refundableRupees: refundableRupees(job, order),
      ...reviewsOf(job, related),
      isWithdrawn: job.withdrawn_at !== null,
      isRefunded: order?.status === 'returned',
      applicantCount: Object.values(applicantCounts).reduce((sum, count) => sum + count, 0),
      applicantCounts,
      viewCount,
      savedDate: indiaDate(job.created_at),
      closedDate: job.closed_at === null ? null : indiaDate(job.closed_at),
    }
  }
}

const ageInDays = (postedAt: Date, now: Date): number =>
  Math.max(0, daysBetween(indiaDate(postedAt), indiaDate(now)))

const presentMatch = (job: LabelledJob, own: JobForCandidateRow['own']): JobMatch | null =>
  own && { requirements: matchOf(job, own), own }

/** A job that an older version of the product queued waits since it was posted. */
export const waitingSince = (job: JobRow): Date =>
  job.waiting_since ?? job.posted_at ?? job.created_at

type Reviews = Pick<RelatedToJob, 'rejection' | 'changeRequest' | 'revision'>

/** What admins decided on a job, and what waits for them. */
const reviewsOf = (job: JobRow, { rejection, changeRequest, revision }: Reviews) => ({
  rejection: rejectionOf(job, rejection),
  changeRequest:
    job.status === 'waiting' && changeRequest ? presentChangeRequest(changeRequest) : null,
  pendingTopics: revision ? topicsOf(revision.changes) : [],
})

const presentChangeRequest = ({ topics, words, requested_at }: ChangeRequestRow) => ({
  topics,
  words,
  requestedAt: requested_at.toISOString(),
})

const rejectionOf = (job: JobRow, rejection: RejectionRow | undefined): JobRejection | null =>
  job.status === 'rejected' && rejection ? presentRejection(rejection) : null

export const presentRejection = (rejection: RejectionRow): JobRejection => ({
  id: rejection.id,
  reason: rejection.reason,
  rejectedAt: rejection.rejected_at.toISOString(),
  finalAt: rejection.final_at.toISOString(),
  isFinal: rejection.outcome === 'final',
})

/** Rejecting refunds a paid job that was never published. */
const refundableRupees = (job: JobRow, order: JobOrder | undefined): number =>
  order?.status === 'paid' && job.first_accepted_at === null ? order.totalPaise / 100 : 0

const toPayOf = ({ status, plan }: JobRow, order: JobOrder | undefined): FullJob['toPay'] =>
  status === 'unpaid' && plan !== 'free' && order
    ? { plan, totalRupees: order.totalPaise / 100 }
    : null

/** Whole rupees, as the spec's calls carry them. */
export const amountOf = (job: Pick<JobRow, 'amount_paise'>): number => job.amount_paise / 100

/** The order's id at the payment provider. Free posts have a fixed word instead. */
export const orderIdOf = (job: Pick<JobRow, 'plan'>, order: JobOrder | undefined): string =>
  job.plan === 'free' ? 'free' : (order?.orderId ?? '')

function contactOf(job: JobRow) {
  return {
    hrname: job.contact_name,
    hrmobileNumber: job.contact_mobile,
    hremail: job.contact_email,
    nameAndDesignation: `${job.contact_name}, ${job.contact_designation}`,
  }
}

const fullContactOf = (job: JobRow) => ({
  ...contactOf(job),
  organizationAddress: job.organization_address,
})

function organizationOf(job: JobRow) {
  return {
    organizationName: job.organization_name,
    designation: job.contact_designation,
    companyState: job.organization_state,
    companyCity: job.organization_city,
    companyPincode: job.organization_pincode,
  }
}

/** A message of the specification's replies; our own screens use their own. */
const wireMissingDate = 'N/A'

const dayOf = (instant: Date | null): string =>
  instant === null ? wireMissingDate : indiaDate(instant)
