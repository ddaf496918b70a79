import type { OtherwiseRow } from './row.ts'

/** What is met in another way than it is written, and why: settled, and not waiting for anything. */
export const otherwiseRows: readonly OtherwiseRow[] = [
  {
    id: 'PATCH /profileReview sends no token',
    says: 'The applicant status call has no authorization',
    instead: 'It needs the session of the job’s employer: anybody could have decided for them.',
  },
  {
    id: 'generateToken and setRole',
    says: '{uid, type} and {uid, role} are enough',
    instead:
      'They take the proof of a verified sign-in as well: anybody could have asked for anyone’s token.',
  },
  {
    id: 'only logged',
    says: 'Failures of applying, deciding, saving a profile, reading a job and subscribing are only logged',
    instead: 'They are told to the person, who would otherwise wait for nothing.',
  },
  {
    id: 'clear all local storage',
    says: 'A session that fails clears everything that the browser stores',
    instead: 'Token and type go; an unsent job form stays on the device for its owner.',
  },
  {
    id: 'pincode lookup elsewhere',
    says: 'A public lookup is asked by the browser',
    instead:
      'The product brings the table along: no third party learns who types which pincode, and none can be away.',
  },
  {
    id: 'notification helper',
    says: "Logs 'Notification permission denied.' and 'No token found.'",
    instead:
      'The card for notifications says on screen that they are blocked, and where to allow them.',
  },
  {
    id: 'applied jobs in the search',
    says: 'A variant of /jobsearch lists the jobs applied to',
    instead: "'My Applications' on /candidate_profile lists them, with what became of each.",
  },
  {
    id: 'hidden duplicate layout',
    says: 'A hidden second dashboard has an Edit Profile button',
    instead: "'Your Profile' in the bar leads to the same screen.",
  },
  {
    id: 'fourteen logos',
    says: 'The strip has about 14 logos repeated three times',
    instead: 'Twelve companies, repeated as often as the endless line needs.',
  },
  {
    id: 'feature cards of 160-180 letters',
    says: 'Longer texts of feature cards are folded',
    instead: 'The texts are shorter than that, so nothing is folded.',
  },
  {
    id: 'chunk-load time-out',
    says: 'A part of the program that is not there after 120 seconds counts as failed',
    instead: 'The browser’s own limits hold; a part that can’t be had is told or led around.',
  },
  {
    id: 'performance reporter',
    says: 'A performance metrics reporter runs',
    instead:
      'None of the visitors’ browsers reports anything; the benchmarks of the repository measure.',
  },
  {
    id: 'numbers of the home page',
    says: 'Claims such as the 48 hours',
    instead: 'They stand as slogans; numbers that can’t be proven are not shown as facts.',
  },
]
