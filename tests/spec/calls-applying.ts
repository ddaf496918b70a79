import type { SpecRow } from './row.ts'

/** Calls of candidates who apply, and of what becomes of it. */
export const applyingCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/my-applicant-card',
    says: 'What employers would see of a candidate, from the table that the applicant’s card has too',
    tests: ['S7-710', 'S7-711'],
  },
  {
    id: 'POST /api/jobs/{jobId}/apply',
    says: 'Applies with the profile as it is, once; makes a resume where there is none',
    tests: ['S7-712', 'S7-713', 'S7-714', 'S7-715', 'S7-716', 'S7-717'],
  },
  {
    id: 'GET /api/my-applications/{applicationId}',
    says: 'An own application: its stages, who hires, what was sent',
    tests: ['S7-720', 'S7-721', 'S7-722'],
  },
  {
    id: 'POST /api/my-applications/{applicationId}/feedback',
    says: 'What became of it, one answer an application; its employer never learns who gave it',
    tests: ['S7-723', 'S7-724', 'S7-725', 'S7-726'],
  },
  {
    id: 'GET /api/my-turns',
    says: 'Own applications that wait for their candidate',
    tests: ['S7-723', 'S7-724'],
  },
]
