import { http } from './row.ts'
import type { SpecRow } from './row.ts'

/** Every call of the specification, and what holds for all calls. */
export const callRows: readonly SpecRow[] = [
  {
    id: 'POST /send-otp',
    says: "{phoneNumber} -> 'OTP sent successfully'",
    tests: http(
      'login-codes',
      'sends a code of six digits and says when another may be asked for',
      'refuses %j and writes nothing',
      'calls %j malformed',
    ),
  },
  {
    id: 'POST /verify-otp',
    says: "{phoneNumber, otp} -> 'OTP verified successfully', phoneNumber; uid and a proof beside them",
    tests: http(
      'login-codes',
      'exchanges the right code for a proof, once',
      'asks for what is missing',
    ),
  },
  {
    id: 'POST /generateToken',
    says: '{uid, type, proof} -> {token}',
    tests: http(
      'sign-in',
      'signs a phone in, and opens its account the first time',
      'refuses without a proof, and with anything that is none',
      'takes a proof once, also when twenty come at once',
      'calls a request with %j malformed',
    ),
  },
  {
    id: 'POST /setRole',
    says: '{uid, role, proof}',
    tests: http(
      'sign-in',
      'gives a new identity its role and a fresh proof',
      'is nothing for admins, for phones with a role, for strangers, or for the role of admin',
    ),
  },
  {
    id: 'POST /api/check_auth',
    says: 'success and data: users or employee (or admin)',
    tests: http('sessions', 'tells a %s that they are %s', 'refuses whoever has no live session'),
  },
  {
    id: 'POST /api/updateprofiledata',
    says: "{type}, {route: 'section2'} from the application form -> the profile, or a message when there is none",
    tests: http(
      'profiles',
      'before the first save there is a message and the phone signed in with',
      'a candidate reads what was saved, with labels',
      'an employer reads the profile and the jobs that reached verification',
      'nobody without a session, and no admin',
    ),
  },
  {
    id: 'POST /api/upload',
    says: 'Multipart of the profile plus type; with jobId an application; null fields skipped; may return profileUrl and resumePdfUrl',
    tests: [
      ...http(
        'profiles',
        'the edit form asks for a language and a resume, sent now or before',
        'saves, reads back, saves again',
        'nobody without a session, nobody with the other role, no admin',
        'what is no form at all is refused without a trace',
      ),
      ...http('applications', 'the form is kept with the application and becomes the profile'),
      ...http('malformed-requests', 'a field that is null counts as left out'),
    ],
  },
  {
    id: 'POST /api/protected',
    says: 'Verifies the token',
    tests: http('sessions', 'tells a %s that they are %s', 'refuses whoever has no live session'),
  },
  {
    id: 'POST /api/allJobs',
    says: "{apply: 'true' or 'false'} -> live jobs, or those applied to; filters and pages when asked for",
    tests: [
      ...http(
        'job-search',
        'answers the newest live jobs as a plain list',
        'two hundred at most as a plain list',
        'lists own applications, whatever became of the jobs',
        'takes the same filters and pages',
        'finds %s',
        'pages by cursor: every job once, whatever arrives meanwhile',
        'is for candidates only',
      ),
    ],
  },
  {
    id: 'GET /api/jobs/{jobId}',
    says: 'The job; hrname, hrmobileNumber and hremail for whom they are meant',
    tests: http(
      'job-reading',
      'a candidate who has not applied gets the job without the HR contact',
      'one who has applied gets it with the contact and how the application stands',
      "Z5: what is not a candidate's to see answers as what is missing",
      'needs a session',
    ),
  },
  {
    id: 'POST /api/getJobById',
    says: "{type: 'employee'} -> the employer's jobs",
    tests: http(
      'own-jobs',
      'lists own jobs with every field',
      'counts by status and in all',
      'pages every job once by $sort $order',
      'looks for text in title and company, as written',
      'refuses %j',
      'is for employers only',
    ),
  },
  {
    id: 'POST /api/getJobs',
    says: 'Every posted job, for admins',
    tests: http(
      'admin-lists',
      'lists every posted job, the newest first, never an unpaid one',
      'filters and counts by status, an overdue job as expired',
      'pages by cursor',
      'POST /api/getJobs > refuses %j',
      '%s %s refuses everybody else, whatever type they claim',
    ),
  },
  {
    id: 'POST /api/getJobData',
    says: '{jobId} -> one job',
    tests: http(
      'admin-lists',
      'POST /api/getJobData answers the job',
      'Z5: %s hides unpaid and malformed ones alike',
      '%s needs a job id',
    ),
  },
  {
    id: 'POST /api/updatejobdata',
    says: "{type: 'admin', jobId} -> success and data",
    tests: http(
      'admin-lists',
      'POST /api/updatejobdata answers it for the edit form',
      'Z5: %s hides unpaid and malformed ones alike',
      '%s needs a job id',
    ),
  },
  {
    id: 'POST /api/updatingjobdata',
    says: "All job fields plus jobId and type 'admin' -> success",
    tests: http(
      'admin-edit',
      'saves every field of the form, keeps status and days, and is recorded',
      'the rules of the form hold for admins too',
      'a stale version is refused, and its logo is not kept',
      'Z5: missing, malformed and unpaid ones answer alike',
    ),
  },
  {
    id: 'PATCH /api/updateJob/{jobId}',
    says: '{status}',
    tests: http(
      'admin-status',
      'accepting makes a job live for its days and is recorded',
      'any status follows any other, and each step is recorded',
      'refuses a status that is none: %j',
      'Z5: a missing job and a malformed id answer alike',
    ),
  },
  {
    id: 'POST /api/getApplicants/{jobId}',
    says: '{jobId} -> the applicants',
    tests: http(
      'applications',
      'shows what was sent, with labels, links and days',
      'pages newest first, filters and searches; the counts add up',
      'Z2, Z5, Z6: what is not theirs is not there',
      'what can not be read is refused',
    ),
  },
  {
    id: 'PATCH /profileReview/{jobId}/{applicantId}',
    says: '{status}; for the job’s employer alone, with a session',
    tests: http(
      'applications',
      'shortlists, rejects and shortlists again; the same again changes nothing',
      'Z2: nobody moves what is not theirs',
      'only the two statuses are taken',
    ),
  },
  {
    id: 'POST /api/subscribe',
    says: '{type, token: the browser’s push subscription}',
    tests: http(
      'notifications',
      'keeps where a candidate’s browser takes messages',
      'takes the subscription as text too, and from employers',
    ),
  },
  {
    id: 'POST /api/postjob',
    says: "Multipart of the job form plus orderId and amount; a free post has orderId 'free' and amount 0; a message on success",
    tests: http(
      'post-job',
      'posts for free: the job waits for verification',
      'takes a multipart body with repeated fields and a logo',
      'believes neither price nor status nor owner of the body',
      'two posts are free; the third needs payment and writes nothing',
      'sent twice, it is one job and one answer',
      'POST /api/postjob > is for employers only',
    ),
  },
  {
    id: 'a paid post',
    says: 'With orderId and amount of an order: saved before the payment, sent to verification by it',
    tests: http(
      'post-paid-job',
      'saves the job unpaid, for its employer alone',
      'an order paid before its job came sends it on at once',
      'P5: of two jobs with one order, sent at once, one is saved',
    ),
  },
  {
    id: 'POST /create-order',
    says: "{amount, currency 'INR', type: plan} -> {id, amount, currency}; for the employer's session, at the server's price",
    tests: http(
      'create-order',
      'orders %s at the price of the server',
      'another amount is refused, and the provider hears nothing: %s',
      'a free post can not be paid for',
      'the same form and plan are one order, also when they are sent at once',
      'refuses %j as malformed',
      'is for employers with a profile',
    ),
  },
  {
    id: 'POST /verify-payment',
    says: '{order_id, payment_id, signature} -> success',
    tests: http(
      'verify-payment',
      'sends the paid job to verification, with invoice, count and ledger',
      'P1: one character changed in order, payment or signature is no payment',
      "P2: another employer's payment is not theirs to bring, and not to know of",
      'P4: brought again and again, also at once, it is one payment, one invoice, one job',
      'refuses %j as malformed',
      'is for employers only',
    ),
  },
  {
    id: 'POST /submitForm',
    says: '{name, mobile, email, query} -> message',
    tests: http(
      'contact',
      'keeps what was written, for admins to read',
      'names every answer that is missing, the first in the message',
      'sent twice with one id asks once, even at the same moment',
    ),
  },

  {
    id: 'refusals',
    says: '{message, code, fields?} with a true status; nothing is written',
    tests: [
      ...http('malformed-requests', 'I4: a body of another type is refused > %s'),
      ...http('profiles', 'what is no form at all is refused without a trace'),
      ...http('post-job', 'names every wrong field, the first in the order of the form'),
      ...http('site', 'that is an unknown path is a plain 404'),
    ],
  },
  {
    id: 'bearer token',
    says: 'Authenticated calls send Authorization: Bearer',
    tests: http('sessions', 'refuses whoever has no live session', 'is kept hashed'),
  },
  {
    id: 'described',
    says: 'Every declared call is described at /api/docs',
    tests: http('site', 'describes every declared call'),
  },
]
