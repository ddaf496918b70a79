import { http } from './row.ts'
import type { SpecRow } from './row.ts'

/** The product's own calls that need no session. */
export const publicCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/public/jobs',
    says: 'Search without a session',
    tests: http(
      'job-search',
      'searches without a session, by the same rules',
      'says nothing of applications',
      'refuses %s',
    ),
  },
  {
    id: 'GET /api/public/jobs/{jobId}',
    says: 'One live job without a session',
    tests: http(
      'job-reading',
      'shows a live job to everybody, never the HR contact',
      'Z5: any other job is not there',
    ),
  },
  {
    id: 'GET /api/public/closed-jobs/{jobId}',
    says: 'What a job that was public was about, to find others like it',
    tests: http(
      'closed-jobs',
      'what was public and is not tells where others like it are, and no more',
    ),
  },
  {
    id: 'GET /api/public/landings',
    says: 'The kinds of work and cities that have jobs, with how many',
    tests: http('landings', 'every page that has jobs is reached from /jobs by links alone'),
  },
  {
    id: 'GET /api/public/landings/{slug}',
    says: 'One kind of work, one city or both, and what is near it',
    tests: http('landings', 'the nearest cities come first'),
  },
  {
    id: 'GET /api/public/job-counts',
    says: 'How many jobs each option would find, the other filters kept',
    tests: http('search-options', 'beside each option stands what it would find'),
  },
  {
    id: 'GET /api/public/job-loosenings',
    says: 'Which part of a search to leave out, and what that finds',
    tests: http('search-options', 'each part that stands in the way, the one with most jobs first'),
  },
]
