import { http } from './row.ts'
import type { SpecRow } from './row.ts'

/** The calls of the record, of reports, and the numbers that limit calls. */
export const safetyCallRows: readonly SpecRow[] = [
  {
    id: 'POST /api/jobs/{jobId}/report',
    says: 'A candidate reports a job, once; enough of them put it under review',
    tests: http(
      'job-reports',
      'keeps one report of a candidate and a job, however often it is sent',
      'three candidates put a job under review: at once out of search and public pages',
      'one who was asked for money is enough, and the employer is told',
      'third reports at once move the job once',
    ),
  },
  {
    id: 'GET /api/jobs/{jobId}/reports',
    says: 'What candidates reported, for admins',
    tests: http(
      'job-reports',
      'are listed and counted, with reasons and words and nobody’s name',
      'are nothing that the employer learns of',
    ),
  },
  {
    id: 'PATCH /api/jobs/{jobId}/reports',
    says: 'What was made of them',
    tests: http('job-reports', 'are decided on once, as they were read'),
  },
  {
    id: 'POST /api/audit',
    says: 'Who did or saw what, for admins',
    tests: http(
      'audit',
      'tells the newest first, page by page, each event once',
      'is filtered by kind, person, job and day',
      'refuses %o',
    ),
  },
  {
    id: 'GET /api/audit.csv',
    says: 'The same as a file',
    tests: http(
      'audit',
      'holds what the list shows, for spreadsheets, and is recorded',
      'is whole, however long',
      'refuses filters that are none',
    ),
  },
]

export const safetyConstantRows: readonly SpecRow[] = [
  {
    id: 'limits.reportsForReview',
    says: '3',
    tests: http(
      'job-reports',
      'three candidates put a job under review: at once out of search and public pages',
    ),
  },
  {
    id: 'limits.applicantsPerEmployerPerHour',
    says: '200',
    tests: http(
      'applicant-reads',
      'is limited over all jobs, with an alarm; who was shown may be seen again',
      'is held at once, too',
    ),
  },
]
