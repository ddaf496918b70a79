import type { SpecRow } from './row.ts'

/** The product's own calls that need no session. */
export const publicCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/public/jobs',
    says: 'Search without a session',
    tests: ['S7-58', 'S7-59', 'S7-60'],
  },
  {
    id: 'GET /api/public/jobs/{jobId}',
    says: 'One live job without a session',
    tests: ['S6-15', 'S7-61'],
  },
  {
    id: 'GET /api/public/closed-jobs/{jobId}',
    says: 'What a job that was public was about, to find others like it',
    tests: ['S7-62'],
  },
  {
    id: 'POST /api/recruiter-checks',
    says: 'Tells anybody what is known of a phone number or a company: called by us, registered, blocked or not known',
    tests: ['S7-390', 'S7-391', 'S7-392'],
  },
  {
    id: 'GET /api/public/landings',
    says: 'The kinds of work and cities that have jobs, with how many',
    tests: ['S1-27'],
  },
  {
    id: 'GET /api/public/landings/{slug}',
    says: 'One kind of work, one city or both, and what is near it',
    tests: ['S7-63'],
  },
  {
    id: 'GET /api/public/job-counts',
    says: 'How many jobs each option would find, the other filters kept',
    tests: ['S7-64'],
  },
  {
    id: 'GET /api/public/job-loosenings',
    says: 'Which part of a search to leave out, and what that finds',
    tests: ['S7-65'],
  },
  {
    id: 'GET /api/public/search-suggestions',
    says: 'Words to search for while typing, in any script; only what live jobs have',
    tests: ['S7-193', 'S7-194'],
  },
]
