import type { SpecRow } from './row.ts'

/** Who may do what. */
export const roleRows: readonly SpecRow[] = [
  {
    id: 'employer',
    says: 'Posts jobs, reviews applicants, shortlists or rejects; needs a complete profile to post or open the dashboard',
    tests: ['S6-1', 'S6-2', 'S1-10'],
  },
  {
    id: 'employer: own jobs alone',
    says: 'Another’s job and its applicants look like what does not exist',
    tests: ['S6-3', 'S6-4', 'S3-6', 'S6-5'],
  },
  {
    id: 'candidate',
    says: 'Searches, reads, applies; needs a complete profile to search or view the profile',
    tests: ['S6-6', 'S6-7', 'S1-10'],
  },
  {
    id: 'admin',
    says: 'Approvals, statuses, edits, responses; everybody else sees the 404 page',
    tests: ['S6-8', 'S6-9', 'S6-10', 'S6-11'],
  },
  {
    id: 'admin: by configuration alone',
    says: 'Admins come from configuration or the command line; anyone else is turned away',
    tests: ['S6-12', 'S6-13'],
  },
  {
    id: 'admin: roles',
    says: 'Owner, verifier, finance and support, each with the calls of its desk; named on the command line, changed by owners',
    tests: ['S7-1153', 'S7-1154', 'S11-12'],
  },
  {
    id: 'admin: pages of a role',
    says: 'Links, buttons and pages that the role does not cover are left out; signing in leads to the page of the desk',
    tests: ['S2-1150', 'S2-1151'],
  },
  {
    id: 'other role',
    says: 'An account that holds the other role, or admin, is denied at the employer and the candidate login',
    tests: ['S4-11'],
  },
  {
    id: 'token',
    says: 'Employer and candidate pages require a token, and so does every call behind them',
    tests: ['S6-14', 'S1-51'],
  },
  {
    id: 'HR contact',
    says: 'Leaves the server only for a candidate who has applied, the job’s employer, and admins',
    tests: ['S2-38', 'S6-15', 'S6-16', 'S1-8'],
  },
  {
    id: 'private files',
    says: 'Resumes, photos and videos open by links that live five minutes',
    tests: ['S6-17', 'S6-18', 'S6-19', 'S6-20'],
  },
  {
    id: 'suspended account',
    says: 'Is refused, and its sessions are dead',
    tests: ['S6-21'],
  },
  {
    id: 'admin by provider',
    says: 'A verified e-mail that the configuration names, or an account granted on the command line; nobody signs up as one',
    tests: ['S6-22', 'S6-23', 'S6-24'],
  },
  {
    id: 'answers of applicants',
    says: 'Kept as they were asked; who misses a must-have is marked and listed apart, never deleted',
    tests: ['S7-700', 'S7-701', 'S7-703'],
  },
]
