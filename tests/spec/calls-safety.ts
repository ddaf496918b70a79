import type { SpecRow } from './row.ts'

/** The calls of the record, of reports, and the numbers that limit calls. */
export const safetyCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/admin-work',
    says: 'What waits for admins, in counts',
    tests: ['S7-173'],
  },
  {
    id: 'POST /api/jobs/{jobId}/withdraw',
    says: 'An employer takes back an own job that waits and was never published; its money goes back in full',
    tests: ['S7-180', 'S7-181'],
  },
  {
    id: 'POST /api/jobs/{jobId}/act',
    says: 'An employer pauses, resumes, fills, closes or reopens an own job that was published',
    tests: ['S7-201', 'S7-202', 'S7-203', 'S4-56'],
  },
  {
    id: 'POST /api/jobs/{jobId}/needs-changes',
    says: 'An admin sends a waiting job back with the topics that must change and a sentence',
    tests: ['S7-210', 'S7-211'],
  },
  {
    id: 'GET /api/jobs/{jobId}/edit',
    says: 'An own job for the edit form, with the changes that wait',
    tests: ['S7-213', 'S7-215'],
  },
  {
    id: 'POST /api/jobs/{jobId}/edit',
    says: 'An employer edits an own job; what goes to review of a published one waits',
    tests: ['S7-212', 'S7-213', 'S7-215'],
  },
  {
    id: 'POST /api/revisions/{revisionId}/decide',
    says: 'An admin publishes the changes of a job, or leaves it as it was and says why',
    tests: ['S7-213', 'S7-214'],
  },
  {
    id: 'POST /api/payments/{paymentId}/refund',
    says: 'An admin refunds a paid order for a reason; its job is closed for good',
    tests: ['S7-184', 'S7-185', 'S7-186', 'S4-53'],
  },
  {
    id: 'POST /api/rejections/{rejectionId}/take-back',
    says: 'An admin takes a rejection back within its minute',
    tests: ['S7-167', 'S7-168'],
  },
  {
    id: 'POST /api/jobs/{jobId}/report',
    says: 'A candidate reports a job, once; enough of them put it under review',
    tests: ['S7-154', 'S7-155', 'S7-156', 'S7-157'],
  },
  {
    id: 'GET /api/jobs/{jobId}/reports',
    says: 'What candidates reported, for admins',
    tests: ['S7-158', 'S7-159'],
  },
  {
    id: 'PATCH /api/jobs/{jobId}/reports',
    says: 'What was made of them; a job that is fine is live again with the days that it lost',
    tests: ['S7-160', 'S7-169', 'S7-170', 'S7-1192'],
  },
  {
    id: 'POST /api/audit',
    says: 'Who did or saw what, for admins',
    tests: ['S7-161', 'S7-162', 'S7-163', 'S7-171', 'S7-172'],
  },
  {
    id: 'POST /api/find',
    says: 'Admins find companies, jobs, people, payments and requests; a look at people is in the audit record',
    tests: [
      'S7-1130',
      'S7-1131',
      'S7-1132',
      'S7-1133',
      'S7-1134',
      'S7-1136',
      'S7-1137',
      'S7-1138',
      'S7-1139',
      'S7-1189',
    ],
  },
  {
    id: 'GET /api/audit.csv',
    says: 'The same as a file',
    tests: ['S7-164', 'S7-165', 'S7-166'],
  },
]

export const safetyConstantRows: readonly SpecRow[] = [
  { id: 'limits.findPerKind', says: '6: of each kind that an admin finds', tests: ['S7-1135'] },
  { id: 'limits.foundRecently', says: '5: opened last, on the device', tests: ['S2-1130'] },
  {
    id: 'limits.joinedDays',
    says: '30: so many days after a close the number of those who joined is corrected',
    tests: ['S4-68'],
  },
  {
    id: 'limits.undoToastMs',
    says: '10000: a toast with a way back stays so long',
    tests: ['S2-83'],
  },
  {
    id: 'limits.reviewHours',
    says: '24',
    tests: ['S2-74'],
  },
  {
    id: 'limits.rejectionSeconds',
    says: '60',
    tests: ['S4-45'],
  },
  {
    id: 'limits.maxAmountAskedRupees',
    says: '1000000: more is a slip of the finger',
    tests: ['S7-930'],
  },
  {
    id: 'limits.reportsForReview',
    says: '3',
    tests: ['S7-155'],
  },
  {
    id: 'limits.applicantsPerEmployerPerHour',
    says: '200',
    tests: ['S10-50', 'S10-51'],
  },
]
