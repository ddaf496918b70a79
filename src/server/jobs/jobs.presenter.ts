import type {
  ClosedJob,
  DetailedJob,
  FullJob,
  HiringCompany,
  JobCard,
  JobDetails,
  PublicJob,
  ResumeView,
  SharedJob,
} from '#contract/jobs.ts'
import {
  detailedJobSchema,
  jobCardSchema,
  jobDetailsSchema,
  listedJobSchema,
  toJobStatusWire,
} from '#contract/jobs.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import { indiaDate } from '#contract/india-time.ts'
import { jobSlug } from '#contract/job-slug.ts'
import * as options from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { sentence } from '#contract/sentences.ts'
import type { AppliedJobRow, ResumeViewRow } from './applied-jobs.repository.ts'
import { withFields, writeJson } from '../http/written-reply.ts'
import type { FoundJob, JobCardRow } from '../search/search.service.ts'
import type { HiringCompanyRow } from './job-choices.repository.ts'
import type { JobOrder, JobRow } from './jobs.repository.ts'
import { currentStatus } from './jobs.rules.ts'

export type OwnApplication = {
  readonly status: ApplicationStatus
  readonly appliedAt: Date
  /** Neither has the candidate taken it back, nor has the employer gone. */
  readonly isContactOpen: boolean
}

/** A job's details before it is known which candidate reads them. */
export type JobForCandidates = {
  /** What every one of them sees, written down. */
  readonly json: string
  /** HR's contact, for who has applied. */
  readonly contact: ReturnType<typeof fullContactOf>
}

export type JobsPresenter = ReturnType<typeof createJobsPresenter>

/** Shapes jobs for those who read them; the only place that decides what each of them sees. */
export function createJobsPresenter({ publicUrl }: { publicUrl: (fileId: string) => string }) {
  /** A card is written once for all who find the same row. */
  const writtenCards = new WeakMap<JobCardRow, string>()

  function presentCard(job: JobCardRow, now: Date): JobCard {
    return {
      id: job.id,
      status: toJobStatusWire(currentStatus(job, now)),
      category: options.optionLabel(options.categoryOptions, job.category),
      jobTitle: job.title,
      companyName: job.company_name,
      jobLocation: job.location,
      jobCity: job.city,
      jobState: job.state,
      salary: job.salary,
      profile: job.logo_file_id === null ? null : publicUrl(job.logo_file_id),
      educationQualification: labels(options.educationOptions, job.education),
      workType: labels(options.workTypeOptions, job.work_types),
      postedDate: dayOf(job.posted_at),
      slug: jobSlug(job),
    }
  }

  function presentFound({ card, distanceKm }: FoundJob, now: Date): JobCard {
    return { ...presentCard(card, now), ...(distanceKm !== undefined && { distanceKm }) }
  }

  function writeFound({ card, distanceKm }: FoundJob, now: Date): string {
    const known = writtenCards.get(card)
    const json = known ?? writeJson(jobCardSchema, presentCard(card, now))
    if (known === undefined) writtenCards.set(card, json)
    return withFields(json, { distanceKm })
  }

  function presentPublicJob(job: JobRow, now: Date): PublicJob {
    return {
      ...presentCard(job, now),
      jobPincode: job.pincode,
      jobDescription: job.description,
      gender: options.optionLabel(options.jobGenderOptions, job.gender),
      communicationSkill: labels(options.communicationOptions, job.communication),
      workingHours: job.working_hours,
      experienceLevel: labels(options.experienceOptions, job.experience),
      interviewProcess: labels(options.interviewProcessOptions, job.interview_process),
      interviewLocation: job.interview_location,
      interviewState: job.interview_state,
      interviewCity: job.interview_city,
      interviewPincode: job.interview_pincode,
      interviewTiming: job.interview_timing,
      PostedDate: dayOf(job.posted_at),
      ExpiryDate: dayOf(job.expires_at),
      salaryMinMonthlyRupees: job.salary_min_monthly_rupees,
      salaryMaxMonthlyRupees: job.salary_max_monthly_rupees,
    }
  }

  return {
    presentFound,
    presentPublicJob,
    writeFound,

    presentSharedJob(job: JobRow, now: Date): SharedJob {
      const picture = `/pictures/jobs/${job.id}.png?v=${job.version}`
      return { ...presentPublicJob(job, now), picture }
    },

    presentClosedJob(job: JobRow): ClosedJob {
      return {
        category: options.optionLabel(options.categoryOptions, job.category),
        jobCity: job.city,
      }
    },

    presentHiringCompany(company: HiringCompanyRow): HiringCompany {
      return { name: company.company_name, logo: publicUrl(company.logo_file_id) }
    },

    writeListed(job: FoundJob, alreadyApplied: boolean, now: Date): string {
      return withFields(writeFound(job, now), { alreadyApplied })
    },

    writeApplied(job: AppliedJobRow, views: readonly ResumeViewRow[], now: Date): string {
      return writeJson(listedJobSchema, {
        ...presentCard(job, now),
        alreadyApplied: true,
        applicationId: job.applicationId,
        applicationStatus: job.applicationStatus,
        appliedDate: indiaDate(job.appliedAt),
        resumeViews: views.map(presentView),
      })
    },

    /** HR's name, mobile and e-mail go to who has applied, the job's employer and admins. */
    writeDetails(job: JobRow, now: Date): string {
      return writeJson(jobDetailsSchema, {
        ...presentPublicJob(job, now),
        documentId: job.id,
        ...fullContactOf(job),
        ...organizationOf(job),
        amount: amountOf(job),
        alreadyApplied: false,
        applicationStatus: null,
        appliedDate: null,
      })
    },

    writeForCandidates(job: JobRow, now: Date): JobForCandidates {
      const open: DetailedJob = { ...presentPublicJob(job, now), documentId: job.id }
      return { json: writeJson(detailedJobSchema, open), contact: fullContactOf(job) }
    },

    writeDetailsForCandidate(
      { json, contact }: JobForCandidates,
      application: OwnApplication | undefined,
    ): string {
      return withFields(json, {
        ...(application?.isContactOpen === true && contact),
        alreadyApplied: application !== undefined,
        applicationStatus: application?.status ?? null,
        appliedDate: application ? indiaDate(application.appliedAt) : null,
      } satisfies Partial<JobDetails>)
    },

    /** For the job's own employer and admins. */
    presentFull(
      job: JobRow,
      { applicantCount, order }: { applicantCount: number; order: JobOrder | undefined },
      now: Date,
    ): FullJob {
      return {
        ...presentPublicJob(job, now),
        ...contactOf(job),
        documentId: job.id,
        version: job.version,
        ...organizationOf(job),
        name: job.contact_name,
        designation: job.contact_designation,
        mobileNumber: job.contact_mobile,
        email: job.contact_email,
        organizationAddress: job.organization_address,
        amount: amountOf(job),
        orderId: orderIdOf(job, order),
        isRefunded: order?.isRefunded ?? false,
        applicantCount,
      }
    },
  }
}

const presentView = ({ viewerRole, firstAt, lastAt, times }: ResumeViewRow): ResumeView => ({
  by: viewerRole === 'employer' ? 'company' : 'team',
  firstDate: indiaDate(firstAt),
  lastDate: indiaDate(lastAt),
  times,
})

/** Whole rupees, as the spec's calls carry them. */
export const amountOf = (job: Pick<JobRow, 'amount_paise'>): number => job.amount_paise / 100

/** The order's name at the payment provider. Free posts have none; its place is taken by a word. */
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
    companyState: job.organization_state,
    companyCity: job.organization_city,
    companyPincode: job.organization_pincode,
  }
}

const dayOf = (instant: Date | null): string =>
  instant === null ? sentence('job.dateMissing') : indiaDate(instant)

const labels = <Value extends string>(
  choices: readonly Option<Value>[],
  values: readonly Value[],
): string[] => values.map((value) => options.optionLabel(choices, value))
