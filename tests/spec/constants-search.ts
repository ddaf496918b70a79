import type { SpecRow } from './row.ts'

/** How much a search asks for and tells. */
export const searchConstants: readonly SpecRow[] = [
  {
    id: 'limits.searchPageDefault',
    says: '24',
    tests: ['S10-16'],
  },
  {
    id: 'limits.searchPageMax',
    says: '100',
    tests: ['S10-16', 'S10-17'],
  },
  {
    id: 'limits.searchCountMax',
    says: '1000: found jobs are counted so far; more are told as 1,000+',
    tests: ['S10-18'],
  },
  {
    id: 'limits.searchTextLength',
    says: '100',
    tests: ['S10-19'],
  },
  {
    id: 'limits.jobsForYou',
    says: '8',
    tests: ['S10-143'],
  },
  {
    id: 'limits.homeJobs',
    says: '3: freshly checked jobs on the home page',
    tests: ['S10-140'],
  },
  {
    id: 'limits.homeJobDays',
    says: '7: so long a check is told there',
    tests: ['S10-140'],
  },
  {
    id: 'limits.countsShownFrom',
    says: '5: a count in words is shown from so many cases on',
    tests: ['S10-141', 'S2-243'],
  },
  {
    id: 'limits.replyTimeCases',
    says: '20: answers whose median is the reply time of an employer',
    tests: ['S10-142'],
  },
  {
    id: 'limits.replyTimeDays',
    says: '180: older answers do not count',
    tests: ['S10-142'],
  },
  {
    id: 'limits.filterChoicesMax',
    says: '500',
    tests: ['S7-68'],
  },
  {
    id: 'limits.filterChoicesAtFirst',
    says: '30',
    tests: ['S10-20'],
  },
  {
    id: 'limits.missedSearchTimes',
    says: '5: so often words must find nothing before an admin sees them',
    tests: ['S7-196'],
  },
  {
    id: 'limits.missedSearchDays',
    says: '2: on so many days',
    tests: ['S7-199'],
  },
  {
    id: 'limits.missedSearchRetentionDays',
    says: '90',
    tests: ['S7-200'],
  },
  {
    id: 'limits.searchSuggestions',
    says: '8',
    tests: ['S7-195'],
  },
  {
    id: 'limits.suggestMinLetters',
    says: '2: shorter texts are neither suggested for nor kept as recent searches',
    tests: ['S10-62'],
  },
  {
    id: 'limits.recentSearches',
    says: '6: on the device alone',
    tests: ['S10-62'],
  },
  {
    id: 'limits.suggestDebounceMs',
    says: '150: suggestions are loaded after a short pause in typing',
    tests: ['S10-63'],
  },
  {
    id: 'limits.savedOnDevice',
    says: '100: what a visitor saves on the device',
    tests: ['S7-373'],
  },
  {
    id: 'limits.savedIdsKnown',
    says: '1000: saved jobs whose hearts the device fills',
    tests: ['S7-370'],
  },
  {
    id: 'limits.savedClosingDays',
    says: '3: a saved job that closes within so many days says so',
    tests: ['S7-371'],
  },
  {
    id: 'limits.savedEndingDays',
    says: '2: days before a saved job’s last day on which its candidate is told',
    tests: ['S10-370', 'S10-371'],
  },
  {
    id: 'limits.unsavedToastMs',
    says: '5000: how long a heart can be taken back',
    tests: ['S2-370'],
  },
  {
    id: 'limits.jobAlerts',
    says: '10: of one candidate',
    tests: ['S7-381'],
  },
  {
    id: 'limits.alertJobsTold',
    says: '10: jobs that one message of alerts names',
    tests: ['S10-377', 'S10-382'],
  },
  {
    id: 'limits.alertHour',
    says: '9: the hour in India at which daily and weekly alerts are due',
    tests: ['S10-376'],
  },
  {
    id: 'limits.alertPauseDays',
    says: '90: the longest pause of an alert',
    tests: ['S7-383'],
  },
  {
    id: 'limits.alertForgottenDays',
    says: '90: days without a look after which an alert stops',
    tests: ['S10-379'],
  },
  {
    id: 'limits.alertReadDays',
    says: '1: how often alerts are read again as the search understands them',
    tests: ['S10-380', 'S10-381'],
  },
  {
    id: 'limits.alertJobDays',
    says: '365: how long it is remembered who was told of a job that ended',
    tests: ['S10-378'],
  },
]
