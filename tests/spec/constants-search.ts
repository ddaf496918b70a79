import { http, unit } from './row.ts'
import type { SpecRow } from './row.ts'

/** How much a search asks for and tells. */
export const searchConstants: readonly SpecRow[] = [
  {
    id: 'limits.searchPageDefault',
    says: '24',
    tests: http('job-search', '24 to a page once anything is asked for, 100 at most'),
  },
  {
    id: 'limits.searchPageMax',
    says: '100',
    tests: http(
      'job-search',
      '24 to a page once anything is asked for, 100 at most',
      'refuses a limit of %s',
    ),
  },
  {
    id: 'limits.searchCountMax',
    says: '1000: found jobs are counted so far; more are told as 1,000+',
    tests: unit('web/features/jobs/found-number', '%d found jobs are told as %s'),
  },
  {
    id: 'limits.searchTextLength',
    says: '100',
    tests: http('job-search', 'I1, I3: any text is safe to search for'),
  },
  {
    id: 'limits.filterChoicesMax',
    says: '500',
    tests: http('job-search', 'names no more than anybody reads'),
  },
  {
    id: 'limits.filterChoicesAtFirst',
    says: '30',
    tests: http('public-search', 'a search begins with the commonest places and companies'),
  },
]
