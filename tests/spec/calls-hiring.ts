import type { SpecRow } from './row.ts'

/** The calls of what organisations show of themselves. */
export const evidenceCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/evidence',
    says: 'What was checked of an organisation, and its level in words',
    tests: ['S7-900'],
  },
  {
    id: 'POST /api/evidence/{kind}',
    says: 'Sends a work e-mail, a GSTIN, a number of the company or a photo of the office, each submission once',
    tests: ['S7-901'],
  },
  {
    id: 'POST /api/work-email-code',
    says: 'Proves a work e-mail by the code of its mail',
    tests: ['S7-902'],
  },
  {
    id: 'GET /api/public/companies/{slug}',
    says: 'A company that had a public job: checks, record and live jobs, and nothing of its staff',
    tests: ['S7-906'],
  },
  {
    id: 'GET /api/public/jobs/{jobId}/report-puzzle',
    says: 'A puzzle for the device of somebody who reports a job without signing in',
    tests: ['S7-919'],
  },
  {
    id: 'POST /api/public/jobs/{jobId}/report',
    says: 'Reports a live job without signing in, once for each device; hides no job by itself',
    tests: ['S7-918', 'S7-919'],
  },
  {
    id: 'POST /api/places/near',
    says: 'The pincode nearest to where a device says it is; nothing of it is kept',
    tests: ['S4-69'],
  },
  {
    id: 'GET /api/company-page',
    says: 'What a company says of itself on its public page',
    tests: ['S7-907'],
  },
  {
    id: 'POST /api/company-page',
    says: 'Says what the company does and for whom it hires; refuses contacts and requests for money',
    tests: ['S7-907'],
  },
  {
    id: 'POST /api/company-photos',
    says: 'Adds a photo to the page, each submission once',
    tests: ['S7-916'],
  },
  {
    id: 'POST /api/company-photos/{photoId}/remove',
    says: 'Removes an own photo with its file',
    tests: ['S7-916'],
  },
  {
    id: 'GET /api/organisations/{organisationId}/page',
    says: 'What a company says of itself, for admins',
    tests: ['S7-917'],
  },
  {
    id: 'POST /api/organisations/{organisationId}/clear-page',
    says: 'Takes down what a company says and shows, and tells it',
    tests: ['S7-917'],
  },
  {
    id: 'POST /api/organisations',
    says: 'Organisations for admins, those with something to check first',
    tests: ['S7-903'],
  },
  {
    id: 'GET /api/organisations/{organisationId}',
    says: 'What is known of an organisation, for admins; the look is recorded',
    tests: ['S7-904'],
  },
  {
    id: 'POST /api/evidence/{evidenceId}/decision',
    says: 'An admin says that evidence holds or why it fails; its organisation is told',
    tests: ['S7-905', 'S10-149'],
  },
]

/** An admin takes a job. */
export const claimRows: readonly SpecRow[] = [
  {
    id: 'GET /api/jobs/{jobId}/checks',
    says: 'Admins read the calls to the contact of a job, its employer until now, and jobs that read alike',
    tests: ['S7-1170', 'S7-1173'],
  },
  {
    id: 'POST /api/jobs/{jobId}/calls',
    says: 'An admin writes down a call to the contact, once; three tries before nobody was reached; a second look at a high risk',
    tests: ['S7-1170', 'S7-1171', 'S7-1172'],
  },
  {
    id: 'POST /api/jobs/{jobId}/claim',
    says: 'An admin takes a job for half an hour; the server refuses the decisions of others',
    tests: ['S7-985', 'S7-986', 'S2-985'],
  },
  {
    id: 'POST /api/jobs/{jobId}/release',
    says: 'An admin lets a job go',
    tests: ['S7-985'],
  },
]

/** How a job does. */
export const statisticsRows: readonly SpecRow[] = [
  {
    id: 'GET /api/jobs/{jobId}/statistics',
    says: 'How an own job does: by day, how far people came, and jobs like it',
    tests: ['S7-995', 'S7-996'],
  },
]

/** Who and what may not be used here. */
export const blockRows: readonly SpecRow[] = [
  {
    id: 'GET /api/blocks',
    says: 'Admins list what is blocked',
    tests: ['S7-994'],
  },
  {
    id: 'POST /api/blocks',
    says: 'An admin blocks a phone, an e-mail domain or a GSTIN; no other account can use it',
    tests: ['S7-993'],
  },
  {
    id: 'GET /api/blocks/impact',
    says: 'Who would be hit by the block of a value, before an admin blocks it',
    tests: ['S7-1182'],
  },
  {
    id: 'GET /api/organisations/{organisationId}/block',
    says: 'The block of an organisation, for admins',
    tests: ['S2-990'],
  },
  {
    id: 'POST /api/organisations/{organisationId}/block',
    says: 'An admin blocks an organisation: jobs freeze, contacts close, those who applied are told',
    tests: ['S7-990', 'S7-1175'],
  },
  {
    id: 'POST /api/blocks/{blockId}/agree',
    says: 'A second admin makes a block final, or the only one a day later',
    tests: ['S7-991'],
  },
  {
    id: 'POST /api/blocks/{blockId}/end',
    says: 'An admin ends a block, or its time is over: what was frozen comes back',
    tests: ['S7-992', 'S7-1181'],
  },
]

/** What an employer keeps about applicants, and decisions on many applicants at once. */
export const reviewManyRows: readonly SpecRow[] = [
  {
    id: 'GET /api/jobs/{jobId}/applicants.csv',
    says: 'The applicants of an own job as a file: what the employer may see on the screen',
    tests: ['S7-931'],
  },
  {
    id: 'POST /api/jobs/{jobId}/applicants/review',
    says: 'An employer shortlists or rejects up to 200 applicants of an own job, all or none',
    tests: ['S7-910', 'S7-911'],
  },
  {
    id: 'POST /api/jobs/{jobId}/applicants/advance',
    says: 'An employer says that shortlisted applicants are selected, or that selected ones joined',
    tests: ['S7-980', 'S7-981', 'S7-982'],
  },
  {
    id: 'POST /api/jobs/{jobId}/applicants/take-back',
    says: 'An employer takes decisions back that nobody was told of, all or none',
    tests: ['S7-912', 'S9-910'],
  },
  {
    id: 'GET /api/jobs/{jobId}/applicants/{applicantId}/log',
    says: 'An employer reads the notes, calls and ratings of an applicant of an own job',
    tests: ['S7-961', 'S7-962', 'S7-963', 'S7-964'],
  },
  {
    id: 'POST /api/jobs/{jobId}/applicants/{applicantId}/log',
    says: 'An employer keeps a note, a call or a rating of an applicant of an own job',
    tests: ['S7-961', 'S7-962'],
  },
]

/** Who works for an organisation. */
export const teamRows: readonly SpecRow[] = [
  {
    id: 'GET /api/team',
    says: 'An employer reads who works for the organisation, in which role, and who invites the own number',
    tests: ['S7-1001'],
  },
  {
    id: 'POST /api/team/members',
    says: 'An owner invites a number for seven days; ten people are the most',
    tests: ['S7-1002'],
  },
  {
    id: 'POST /api/team/members/{memberId}',
    says: 'An owner gives somebody else another role',
    tests: ['S7-1001'],
  },
  {
    id: 'POST /api/team/members/{memberId}/remove',
    says: 'An owner takes somebody out, who sees nothing from the next call on',
    tests: ['S7-1001'],
  },
  {
    id: 'POST /api/team/invitations/{memberId}',
    says: 'Who is invited joins, or declines; nobody is in two teams',
    tests: ['S7-1001', 'S7-1002'],
  },
  {
    id: 'POST /api/team/leave',
    says: 'A member leaves; who began the organisation stays',
    tests: ['S7-1001'],
  },
]

/** Interviews of applicants. */
export const interviewRows: readonly SpecRow[] = [
  {
    id: 'POST /api/interview-times',
    says: 'An employer makes slots or a walk-in window for the interviews of an own job, on one or more days, once',
    tests: ['S7-970', 'S7-1121'],
  },
  {
    id: 'GET /api/interview-times',
    says: 'An employer lists the interview times of own jobs, from a day until another; a slot names its first people',
    tests: ['S7-970', 'S7-1121', 'S7-1122'],
  },
  {
    id: 'POST /api/interview-times/{timeId}/call-off',
    says: 'An employer takes a time back; who was invited is told',
    tests: ['S7-975'],
  },
  {
    id: 'GET /api/interview-invitations',
    says: 'An employer lists the people of a day, or those who wait for a time',
    tests: ['S7-974', 'S7-972'],
  },
  {
    id: 'POST /api/jobs/{jobId}/invitations',
    says: 'An employer invites applicants of an own job, all or none; places are never given twice',
    tests: ['S7-971'],
  },
  {
    id: 'POST /api/jobs/{jobId}/applicants/{applicantId}/interview',
    says: 'An employer says who came, or calls an interview off',
    tests: ['S7-974'],
  },
  {
    id: 'GET /api/interview-days/{day}',
    says: 'An employer reads how many of a day are expected, have come, and what became of them',
    tests: ['S7-977'],
  },
  {
    id: 'POST /api/interview-arrivals',
    says: 'An employer says by the code of a pass that somebody has come; each gets a number of the day',
    tests: ['S7-977'],
  },
  {
    id: 'GET /api/check-in/{token}',
    says: 'Whoever stands at the poster reads whose interviews it is for',
    tests: ['S7-978'],
  },
  {
    id: 'GET /api/interviews/{token}',
    says: 'Whoever has the link reads the invitation',
    tests: ['S7-971', 'S7-972', 'S7-973'],
  },
  {
    id: 'POST /api/interviews/{token}',
    says: 'Whoever has the link answers the invitation, and tells on the day to be late or that nobody is there',
    tests: ['S7-972', 'S7-979'],
  },
]

export const hiringConstantRows: readonly SpecRow[] = [
  { id: 'limits.typingSeconds', says: '60: a typing test', tests: ['S7-1103', 'S2-1101'] },
  { id: 'limits.typingTriesPerDay', says: '3', tests: ['S7-1101'] },
  { id: 'limits.typingResultDays', says: '30: so long a result counts', tests: ['S7-1104'] },
  { id: 'limits.typingGraceSeconds', says: '60: for a weak network', tests: ['S7-1103'] },
  { id: 'limits.typedLength', says: '3000', tests: ['S7-1103'] },
  { id: 'limits.voiceSeconds', says: '60', tests: ['S7-1112'] },
  { id: 'limits.maxVoiceBytes', says: '1048576', tests: ['S7-1112'] },
  { id: 'limits.teamSize', says: '10', tests: ['S7-1002'] },
  { id: 'limits.teamInvitationDays', says: '7', tests: ['S7-1002'] },
  {
    id: 'limits.maxReadablePhotoSidePixels',
    says: '1600: larger photos of an office are made smaller',
    tests: ['S10-902'],
  },
  { id: 'limits.applicantsAtOnce', says: '200: decided on at once', tests: ['S10-910'] },
  { id: 'limits.applicantNoteLength', says: '1000: a note on an applicant', tests: ['S7-961'] },
  {
    id: 'limits.resumePagesShown',
    says: '5: pages of a resume within the applicant’s card',
    tests: ['S2-990'],
  },
  { id: 'limits.interviewCapacity', says: '500: people at most in one time', tests: ['S7-970'] },
  { id: 'limits.slotsAtOnce', says: '100: slots of one form', tests: ['S7-970'] },
  { id: 'limits.interviewDaysAhead', says: '60: days ahead', tests: ['S7-970'] },
  { id: 'limits.interviewChoices', says: '40: free times to choose from', tests: ['S7-971'] },
  { id: 'limits.interviewReminderHours', says: '2: hours before', tests: ['S7-976'] },
  {
    id: 'limits.interviewReminderEvening',
    says: '18: o’clock, the evening before',
    tests: ['S7-976'],
  },
  {
    id: 'limits.interviewPassHour',
    says: '7: o’clock on the day, from which a pass is shown',
    tests: ['S7-977'],
  },
  { id: 'limits.rejectMessageLength', says: '500', tests: ['S7-932'] },
  { id: 'limits.nearestPincodeKm', says: '50', tests: ['S4-69'] },
  { id: 'limits.puzzleMinutes', says: '30', tests: ['S7-919'] },
  { id: 'limits.strangerReportsPerDevicePerDay', says: '5', tests: ['S10-150'] },
  { id: 'limits.strangerReportsPerNetworkPerDay', says: '100', tests: ['S10-151'] },
  { id: 'limits.companyAboutLength', says: '600', tests: ['S7-907'] },
  { id: 'limits.companyPhotos', says: '6', tests: ['S7-916'] },
  { id: 'limits.companyPhotoSidePixels', says: '1280', tests: ['S7-916'] },
  { id: 'limits.companyFactsShown', says: '4', tests: ['S7-907'] },
  { id: 'limits.evidencePerDay', says: '10: of one kind, a day', tests: ['S10-903'] },
  { id: 'limits.jobClaimMinutes', says: '30', tests: ['S7-985'] },
  { id: 'limits.overviewDays', says: '92: of one overview', tests: ['S7-1147'] },
  { id: 'limits.jobsDueHours', says: '4: jobs soon overdue are named ahead', tests: ['S7-1144'] },
  { id: 'limits.grievancesDueHours', says: '24: and tickets', tests: ['S7-1144'] },
  {
    id: 'limits.codesWatchedMinutes',
    says: '70: codes of so long ago are watched',
    tests: ['S7-1185'],
  },
  { id: 'limits.codeArrivesMinutes', says: '10: younger codes are not', tests: ['S7-1185'] },
  { id: 'limits.codesToJudge', says: '20: of at least so many', tests: ['S7-1185'] },
  { id: 'limits.usedCodesPercent', says: '60: fewer used ones are an alarm', tests: ['S7-1185'] },
  {
    id: 'limits.paymentWithoutJobMinutes',
    says: '30: money without job and refund is an alarm',
    tests: ['S7-1186'],
  },
  {
    id: 'limits.alarmDays',
    says: '7: days whose payments and refunds are watched',
    tests: ['S7-1186', 'S7-1187'],
  },
  { id: 'limits.paymentsToJudge', says: '20: of at least so many payments', tests: ['S7-1187'] },
  {
    id: 'limits.refundedPercent',
    says: '10: a larger share of refunds is an alarm',
    tests: ['S7-1187'],
  },
  { id: 'limits.backupLateHours', says: '36: after the last backup', tests: ['S7-1145'] },
  { id: 'limits.statisticsDays', says: '60', tests: ['S7-995'] },
  { id: 'limits.similarJobsCompared', says: '200', tests: ['S7-996'] },
  { id: 'limits.similarJobsFrom', says: '5', tests: ['S7-996'] },
  { id: 'limits.usualPayJobsInCity', says: '5', tests: ['S7-1160'] },
  { id: 'limits.usualPayJobs', says: '20', tests: ['S7-1160'] },
  { id: 'limits.comparedTextLength', says: '120 letters', tests: ['S7-1160'] },
  { id: 'limits.sameTextShare', says: '0.6 of the trigrams', tests: ['S7-1160'] },
  { id: 'limits.manyJobsADay', says: '6 posts', tests: ['S7-1160'] },
  { id: 'limits.triesToReach', says: '3 calls', tests: ['S7-1171'] },
  { id: 'limits.hoursBetweenTries', says: '2', tests: ['S7-1171'] },
  { id: 'limits.jobCallsShown', says: '50', tests: ['S7-1170'] },
  { id: 'limits.alikeJobsShown', says: '5', tests: ['S7-1173'] },
  { id: 'limits.alikeTextShare', says: '0.5 of the trigrams', tests: ['S7-1173'] },
  { id: 'limits.ownJobsCompared', says: '200', tests: ['S7-1173'] },
  { id: 'limits.jobsScoredAtOnce', says: '200', tests: ['S7-1161'] },
  { id: 'limits.similarApplicationsFrom', says: '20', tests: ['S7-996'] },
  { id: 'limits.blockNoteLength', says: '1000', tests: ['S7-990'] },
  { id: 'limits.blockConfirmHours', says: '24: an only admin waits so long', tests: ['S7-991'] },
  { id: 'limits.blockNotifiedDays', says: '90: who applied since is told', tests: ['S7-990'] },
  { id: 'limits.evidenceHistoryShown', says: '20', tests: ['S10-904'] },
  {
    id: 'limits.workEmailCodesPerDay',
    says: '5: codes to work e-mails a day',
    tests: ['S10-900'],
  },
  {
    id: 'limits.workEmailCodeMinutes',
    says: '30: a code to a work e-mail is over after it',
    tests: ['S10-901'],
  },
]
