import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The route table. Paths ignore letter case. */
export default [
  // public
  route('frame-3', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('check', 'routes/check-recruiter.tsx'),
  route('refund_policy', 'routes/refund-policy.tsx'),
  route('terms_conditions', 'routes/terms.tsx'),
  route('privacy_policy', 'routes/privacy.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('language', 'routes/language.tsx'),
  route('stop/:token', 'routes/stop.tsx'),
  route('interview/:token', 'routes/interview-invitation.tsx'),
  route('jobs', 'routes/public-jobs.tsx'),
  route('jobs/by-city', 'routes/jobs-by-city.tsx'),
  route('jobs/:slug', 'routes/public-job.tsx'),
  route('companies/:slug', 'routes/company-page.tsx'),

  // candidate
  route('first_details', 'routes/profile-builder.tsx'),
  route('first_details/all', 'routes/candidate-first-profile.tsx'),
  route('candidate_profile', 'routes/candidate-profile.tsx'),
  route('my_applications', 'routes/my-applications.tsx'),
  route('saved', 'routes/saved.tsx'),
  route('alerts', 'routes/alerts.tsx'),
  route('my_applications/:applicationId', 'routes/my-application.tsx'),
  route('jobsearch', 'routes/job-search.tsx', [index('routes/job-search-results.tsx')]),
  route('job_details/:jobId', 'routes/job-details.tsx'),
  route('applyform/:jobId', 'routes/apply-form.tsx'),

  // employer
  route('employee_profile', 'routes/employer-profile.tsx'),
  route('company', 'routes/company.tsx'),
  route('billing', 'routes/billing.tsx'),
  route('employee_dashboard', 'routes/dashboard.tsx'),
  route('postjob', 'routes/post-job.tsx'),
  route('pricing_page', 'routes/pricing.tsx', { id: 'pricing' }),
  route('payment_gateway', 'routes/pricing.tsx', { id: 'payment-gateway' }),
  route('edit-job/:jobId', 'routes/edit-own-job.tsx'),
  route('renew/:jobId', 'routes/renew-job.tsx'),
  route('postedjobinfo', 'routes/posted-job.tsx'),
  route('interviews', 'routes/interviews.tsx'),
  route('interviews/:day', 'routes/day-sheet.tsx'),
  route('responses/:jobId', 'routes/responses.tsx', { id: 'responses' }),
  route('check_responses/:jobId', 'routes/responses.tsx', { id: 'check-responses' }),

  // everybody who is signed in
  route('notifications', 'routes/notifications.tsx'),
  route('notification-settings', 'routes/notification-settings.tsx'),
  route('signed-in-devices', 'routes/signed-in-devices.tsx'),
  route('my-privacy', 'routes/my-privacy.tsx'),
  route('resume', 'routes/resume.tsx'),

  // sign-in, home, admin
  index('routes/home.tsx'),
  route('candidate_login', 'routes/candidate-login.tsx'),
  route('employee_login', 'routes/employer-login.tsx', { id: 'employee-login' }),
  route('employer_login', 'routes/employer-login.tsx', { id: 'employer-login' }),
  route('admin', 'routes/admin-login.tsx'),
  route('section-5', 'routes/admin-approvals.tsx'),
  route('contact-requests', 'routes/contact-requests.tsx'),
  route('grievances', 'routes/grievances.tsx'),
  route('sayings', 'routes/synonyms.tsx'),
  route('system', 'routes/system.tsx'),
  route('organisations', 'routes/organisations.tsx'),
  route('organisations/:organisationId', 'routes/organisation.tsx'),
  route('statistics/:jobId', 'routes/statistics.tsx'),
  route('blocks', 'routes/blocks.tsx'),
  route('payments', 'routes/payments.tsx'),
  route('audit', 'routes/audit.tsx'),
  route('admin-settings', 'routes/admin-settings.tsx'),
  route('second-step', 'routes/second-step.tsx'),
  route('second-step/set-up', 'routes/second-step-set-up.tsx'),
  route('edit/:jobId', 'routes/admin-edit-job.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
