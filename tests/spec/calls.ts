import type { SpecRow } from './row.ts'

/** The calls that the apps of others may make, and what holds for all calls. */
export const callRows: readonly SpecRow[] = [
  {
    id: 'POST /send-otp',
    says: "{phoneNumber} -> 'OTP sent successfully'",
    tests: ['S7-1', 'S5-1', 'S7-2'],
  },
  {
    id: 'POST /verify-otp',
    says: "{phoneNumber, otp} -> 'OTP verified successfully', phoneNumber; uid and a proof beside them",
    tests: ['S7-3', 'S5-5'],
  },
  {
    id: 'POST /generateToken',
    says: '{uid, type, proof} -> {token}',
    tests: ['S3-28', 'S7-4', 'S7-5', 'S7-6'],
  },
  {
    id: 'POST /setRole',
    says: '{uid, role, proof}',
    tests: ['S7-7', 'S7-8'],
  },
  {
    id: 'POST /api/check_auth',
    says: 'success and data: users or employee (or admin)',
    tests: ['S7-9', 'S6-14'],
  },
  {
    id: 'POST /api/updateprofiledata',
    says: "{type}, {route: 'section2'} from the application form -> the profile, or a message when there is none",
    tests: ['S3-21', 'S3-20', 'S3-19', 'S7-10'],
  },
  {
    id: 'POST /api/upload',
    says: 'Multipart of the profile plus type; with jobId an application; null fields skipped; may return profileUrl and resumePdfUrl',
    tests: ['S5-25', 'S3-18', 'S6-7', 'S7-11', 'S3-26', 'S5-11'],
  },
  {
    id: 'POST /api/protected',
    says: 'Verifies the token',
    tests: ['S7-9', 'S6-14'],
  },
  {
    id: 'POST /api/allJobs',
    says: "{apply: 'true' or 'false'} -> live jobs, or those applied to; filters and pages when asked for",
    tests: ['S4-19', 'S7-12', 'S7-13', 'S7-14', 'S2-34', 'S7-15', 'S6-6'],
  },
  {
    id: 'GET /api/jobs/{jobId}',
    says: 'The job; hrname, hrmobileNumber and hremail for whom they are meant',
    tests: ['S2-38', 'S2-39', 'S7-16', 'S7-17'],
  },
  {
    id: 'POST /api/getJobById',
    says: "{type: 'employee'} -> the employer's jobs",
    tests: ['S3-5', 'S7-18', 'S7-19', 'S7-20', 'S7-21', 'S7-22', 'S7-265'],
  },
  {
    id: 'POST /api/getJobs',
    says: 'Every posted job, for admins',
    tests: ['S4-16', 'S7-23', 'S2-58', 'S7-24', 'S6-8', 'S7-1160', 'S7-1161'],
  },
  {
    id: 'POST /api/getJobData',
    says: '{jobId} -> one job',
    tests: ['S7-25', 'S7-26', 'S7-27'],
  },
  {
    id: 'POST /api/updatejobdata',
    says: "{type: 'admin', jobId} -> success and data",
    tests: ['S7-28', 'S7-26', 'S7-27'],
  },
  {
    id: 'POST /api/updatingjobdata',
    says: "All job fields plus jobId and type 'admin' -> success",
    tests: ['S3-2', 'S5-10', 'S7-29', 'S7-30'],
  },
  {
    id: 'PATCH /api/updateJob/{jobId}',
    says: '{status}',
    tests: ['S4-18', 'S4-25', 'S7-31', 'S7-32'],
  },
  {
    id: 'POST /api/getApplicants/{jobId}',
    says: '{jobId} -> the applicants',
    tests: ['S2-54', 'S2-53', 'S6-3', 'S7-33'],
  },
  {
    id: 'PATCH /profileReview/{jobId}/{applicantId}',
    says: '{status}; for the job’s employer alone, with a session',
    tests: ['S4-33', 'S6-4', 'S4-32'],
  },
  {
    id: 'POST /api/subscribe',
    says: '{type, token: the browser’s push subscription}',
    tests: ['S7-34', 'S7-35'],
  },
  {
    id: 'POST /api/postjob',
    says: "Multipart of the job form plus orderId and amount; a free post has orderId 'free' and amount 0; a message on success",
    tests: ['S3-12', 'S3-1', 'S7-36', 'S7-37', 'S7-38', 'S6-1'],
  },
  {
    id: 'a paid post',
    says: 'With orderId and amount of an order: saved before the payment, sent to verification by it',
    tests: ['S7-39', 'S7-40', 'S7-41'],
  },
  {
    id: 'POST /create-order',
    says: "{amount, currency 'INR', type: plan} -> {id, amount, currency}; for the employer's session, at the server's price",
    tests: ['S7-42', 'S7-43', 'S7-44', 'S7-45', 'S7-46', 'S7-47'],
  },
  {
    id: 'POST /verify-payment',
    says: '{order_id, payment_id, signature} -> success',
    tests: ['S7-48', 'S7-49', 'S7-50', 'S7-51', 'S7-52', 'S7-53'],
  },
  {
    id: 'POST /submitForm',
    says: '{name, mobile, email, query} -> message',
    tests: ['S3-27', 'S5-36', 'S7-54'],
  },

  {
    id: 'refusals',
    says: '{message, code, fields?} with a true status; nothing is written',
    tests: ['S7-55', 'S7-11', 'S5-7', 'S1-25'],
  },
  {
    id: 'bearer token',
    says: 'Authenticated calls send Authorization: Bearer',
    tests: ['S6-14', 'S7-56'],
  },
  {
    id: 'described',
    says: 'Every declared call is described at /api/docs',
    tests: ['S7-57'],
  },
]
