import { http, journey } from './row.ts'
import type { SpecRow } from './row.ts'

/** Who may do what. */
export const roleRows: readonly SpecRow[] = [
  {
    id: 'employer',
    says: 'Posts jobs, reviews applicants, shortlists or rejects; needs a complete profile to post or open the dashboard',
    tests: [
      ...http(
        'post-job',
        'POST /api/postjob > is for employers only',
        'an employer without a profile is sent to fill it',
      ),
      ...journey('gates', 'a ${role} without a profile is sent to fill it'),
    ],
  },
  {
    id: 'employer: own jobs alone',
    says: 'Another’s job and its applicants look like what does not exist',
    tests: [
      ...http(
        'applications',
        'Z2, Z5, Z6: what is not theirs is not there',
        'Z2: nobody moves what is not theirs',
      ),
      ...http('job-reading', 'Z2: an employer reads own jobs in every status, and no other'),
      ...http('own-jobs', "never another's, whatever the body says"),
    ],
  },
  {
    id: 'candidate',
    says: 'Searches, reads, applies; needs a complete profile to search or view the profile',
    tests: [
      ...http('job-search', 'is for candidates only'),
      ...http('profiles', 'nobody without a session, nobody with the other role, no admin'),
      ...journey('gates', 'a ${role} without a profile is sent to fill it'),
    ],
  },
  {
    id: 'admin',
    says: 'Approvals, statuses, edits, responses; everybody else sees the 404 page',
    tests: [
      ...http('admin-lists', '%s %s refuses everybody else, whatever type they claim'),
      ...journey('admin', 'finds no admin pages', 'finds none by changing what the browser holds'),
      ...journey('responses', 'an admin reads the applicants and decides nothing'),
    ],
  },
  {
    id: 'admin: by configuration alone',
    says: 'Admins come from configuration or the command line; anyone else is turned away',
    tests: [
      ...http('sign-in', 'A7: are those of the configuration and of the command line, nobody else'),
      ...journey('sign-in', 'is turned away at the admin login'),
    ],
  },
  {
    id: 'other role',
    says: 'An account that holds the other role, or admin, is denied at the employer and the candidate login',
    tests: http('sign-in', 'A5: leaves any identity but a phone its one role for good'),
  },
  {
    id: 'token',
    says: 'Employer and candidate pages require a token, and so does every call behind them',
    tests: [
      ...http('sessions', 'refuses whoever has no live session'),
      ...journey('sign-in', 'screens without a session send to ${door} and name the way back'),
    ],
  },
  {
    id: 'HR contact',
    says: 'Leaves the server only for a candidate who has applied, the job’s employer, and admins',
    tests: [
      ...http(
        'job-reading',
        'a candidate who has not applied gets the job without the HR contact',
        'shows a live job to everybody, never the HR contact',
      ),
      ...http('job-search', 'no card carries the HR contact'),
      ...journey('main-job', 'from the first sign-in to the shortlist, and to the last day'),
    ],
  },
  {
    id: 'private files',
    says: 'Resumes, photos and videos open by links that live five minutes',
    tests: [
      ...http(
        'files',
        'a link opens for five minutes',
        'no other link opens it',
        'a photo is private too, and shown where it stands',
      ),
      ...http('profile-extras', 'its link dies after five minutes and opens no other file'),
    ],
  },
  {
    id: 'suspended account',
    says: 'Is refused, and its sessions are dead',
    tests: http(
      'sign-in',
      'is refused, and its sessions are dead; the other account of the phone lives',
    ),
  },
  {
    id: 'admin by provider',
    says: 'A verified e-mail that the configuration names, or an account granted on the command line; nobody signs up as one',
    tests: http(
      'provider-sign-in',
      'are those whose verified e-mail is configured, and nothing else',
      'may be granted by e-mail or by account, and are out at once when that ends',
      'are all that an account at Facebook may become',
    ),
  },
]
