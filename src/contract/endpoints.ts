import { accountsEndpoints } from '#contract/accounts/endpoints.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { adminTeamEndpoints } from '#contract/admin/team-endpoints.ts'
import { applicationsEndpoints } from '#contract/applications/endpoints.ts'
import { auditEndpoints } from '#contract/audit/endpoints.ts'
import { companiesEndpoints } from '#contract/companies/endpoints.ts'
import { blocksEndpoints } from '#contract/blocks/endpoints.ts'
import { contactEndpoints } from '#contract/contact/endpoints.ts'
import { evidenceEndpoints } from '#contract/evidence/endpoints.ts'
import { findEndpoints } from '#contract/find/endpoints.ts'
import { inboxEndpoints } from '#contract/inbox/endpoints.ts'
import { grievancesEndpoints } from '#contract/privacy/grievance-endpoints.ts'
import { teamEndpoints } from '#contract/team/endpoints.ts'
import { typingTestsEndpoints } from '#contract/typing-tests/endpoints.ts'
import { voiceNotesEndpoints } from '#contract/voice-notes/endpoints.ts'
import { interviewsEndpoints } from '#contract/interviews/endpoints.ts'
import { invoicesEndpoints } from '#contract/invoices/endpoints.ts'
import { employerJobsEndpoints } from '#contract/employer-jobs/endpoints.ts'
import { jobPostingEndpoints } from '#contract/job-posting/endpoints.ts'
import { jobReviewsEndpoints } from '#contract/job-reviews/endpoints.ts'
import { jobSearchEndpoints } from '#contract/job-search/endpoints.ts'
import { jobsEndpoints } from '#contract/jobs/endpoints.ts'
import { jobAlertsEndpoints } from '#contract/job-alerts/endpoints.ts'
import { jobChecksEndpoints } from '#contract/job-checks/endpoints.ts'
import { jobClaimsEndpoints } from '#contract/job-claims/endpoints.ts'
import { jobStatisticsEndpoints } from '#contract/job-statistics/endpoints.ts'
import { jobViewsEndpoints } from '#contract/job-views/endpoints.ts'
import { landingsEndpoints } from '#contract/landing-pages/endpoints.ts'
import { messagesEndpoints } from '#contract/messages/endpoints.ts'
import { notificationsEndpoints } from '#contract/notifications/endpoints.ts'
import { operationsEndpoints } from '#contract/operations/endpoints.ts'
import { overviewEndpoints } from '#contract/overview/endpoints.ts'
import { paymentsEndpoints } from '#contract/payments/endpoints.ts'
import { placesEndpoints } from '#contract/places/endpoints.ts'
import { privacyEndpoints } from '#contract/privacy/endpoints.ts'
import { profilesEndpoints } from '#contract/profiles/endpoints.ts'
import { secondFactorEndpoints } from '#contract/second-factor/endpoints.ts'
import { localeEndpoints } from '#contract/accounts/locale-endpoints.ts'
import { sessionsEndpoints } from '#contract/accounts/session-endpoints.ts'
import { recruiterChecksEndpoints } from '#contract/recruiter-checks/endpoints.ts'
import { reportsEndpoints } from '#contract/reports/endpoints.ts'
import { resumesEndpoints } from '#contract/resumes/endpoints.ts'
import { savedJobsEndpoints } from '#contract/saved-jobs/endpoints.ts'
import { synonymsEndpoints } from '#contract/synonyms/endpoints.ts'
import { siteEndpoints } from '#contract/site/endpoints.ts'

/** Every call of the API. Each is declared in its room's file. */
export const endpoints = {
  ...accountsEndpoints,
  ...sessionsEndpoints,
  ...localeEndpoints,
  ...secondFactorEndpoints,
  ...profilesEndpoints,
  ...resumesEndpoints,
  ...evidenceEndpoints,
  ...blocksEndpoints,
  ...companiesEndpoints,
  ...jobsEndpoints,
  ...jobSearchEndpoints,
  ...jobPostingEndpoints,
  ...employerJobsEndpoints,
  ...jobViewsEndpoints,
  ...jobStatisticsEndpoints,
  ...jobChecksEndpoints,
  ...jobClaimsEndpoints,
  ...jobReviewsEndpoints,
  ...landingsEndpoints,
  ...paymentsEndpoints,
  ...invoicesEndpoints,
  ...adminEndpoints,
  ...adminTeamEndpoints,
  ...applicationsEndpoints,
  ...interviewsEndpoints,
  ...teamEndpoints,
  ...typingTestsEndpoints,
  ...voiceNotesEndpoints,
  ...messagesEndpoints,
  ...notificationsEndpoints,
  ...placesEndpoints,
  ...contactEndpoints,
  ...recruiterChecksEndpoints,
  ...reportsEndpoints,
  ...savedJobsEndpoints,
  ...jobAlertsEndpoints,
  ...synonymsEndpoints,
  ...findEndpoints,
  ...auditEndpoints,
  ...privacyEndpoints,
  ...grievancesEndpoints,
  ...inboxEndpoints,
  ...operationsEndpoints,
  ...overviewEndpoints,
  ...siteEndpoints,
} as const
