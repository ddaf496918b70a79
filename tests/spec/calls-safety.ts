import { http } from './row.ts'
import type { SpecRow } from './row.ts'

/** The calls of the record, of reports, and the numbers that limit calls. */
export const safetyCallRows: readonly SpecRow[] = [
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
    id: 'limits.applicantsPerEmployerPerHour',
    says: '200',
    tests: http(
      'applicant-reads',
      'is limited over all jobs, with an alarm; who was shown may be seen again',
      'is held at once, too',
    ),
  },
]
