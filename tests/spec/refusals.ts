import type { SpecRow } from './row.ts'

/** Every code that a call can be refused with: its status and its sentence, as in the code's table. */
export const refusalRows: readonly SpecRow[] = [
  {
    id: 'MALFORMED',
    says: '400 We could not read this request',
    tests: ['S9-1', 'S9-2'],
  },
  {
    id: 'NOT_SIGNED_IN',
    says: '401 Session Expired! Please login again',
    tests: ['S6-14'],
  },
  {
    id: 'INVALID_PROOF',
    says: '401 Your sign-in has expired. Please login again',
    tests: ['S7-4'],
  },
  {
    id: 'INVALID_CODE',
    says: '401 Invalid OTP. Please try again.',
    tests: ['S9-3'],
  },
  {
    id: 'PAYMENT_REQUIRED',
    says: '402 You have used your free posts. Select a plan to post this job',
    tests: ['S7-37'],
  },
  {
    id: 'WRONG_ROLE',
    says: '403 Your account can’t do this',
    tests: ['S6-8'],
  },
  {
    id: 'ACCESS_DENIED_FOR_EMAIL',
    says: '403 Access Denied for this email',
    tests: ['S4-11'],
  },
  {
    id: 'NOT_AN_ADMIN',
    says: '403 Please Login with Admin credentials',
    tests: ['S6-12'],
  },
  {
    id: 'ACCOUNT_SUSPENDED',
    says: '403 This account is suspended. Please contact support',
    tests: ['S6-21'],
  },
  {
    id: 'ACCOUNT_DELETED',
    says: '403 This account was deleted. You can restore it within a year.',
    tests: ['S9-4'],
  },
  {
    id: 'FOREIGN_PAGE',
    says: '403 This request came from another website, so we stopped it',
    tests: ['S9-5'],
  },
  {
    id: 'PROFILE_INCOMPLETE',
    says: '403 Fill all the Profile details first',
    tests: ['S6-2'],
  },
  {
    id: 'NOT_FOUND',
    says: '404 We could not find this',
    tests: ['S1-25'],
  },
  {
    id: 'JOB_NOT_FOUND',
    says: '404 No job found.',
    tests: ['S4-37'],
  },
  {
    id: 'NO_PLACE_NEAR',
    says: '404 We found no Indian pincode near you. Please type yours',
    tests: ['S4-69'],
  },
  {
    id: 'UNKNOWN_PINCODE',
    says: '404 Invalid Pincode!',
    tests: ['S5-34'],
  },
  {
    id: 'ORDER_NOT_FOUND',
    says: '404 We could not find this order',
    tests: ['S7-87'],
  },
  {
    id: 'PRICE_CHANGED',
    says: '409 The price has changed. Please check the plan again before you pay',
    tests: ['S7-43'],
  },
  {
    id: 'TAKEN_BY_OTHER',
    says: '409 {{name}} has taken this already',
    tests: ['S9-32'],
  },
  {
    id: 'ALREADY_REFUNDED',
    says: '409 This payment is already refunded',
    tests: ['S9-31'],
  },
  {
    id: 'REJECTION_FINAL',
    says: '409 The minute is over. This job stays rejected.',
    tests: ['S9-24'],
  },
  {
    id: 'ALERTS_FULL',
    says: '409 10 is the most. Delete one first.',
    tests: ['S7-381'],
  },
  {
    id: 'ALERT_EXISTS',
    says: '409 Another alert has this search already',
    tests: ['S7-382'],
  },
  {
    id: 'NO_POST_LEFT',
    says: '409 You have no post of this plan left. Choose another plan or pay for this job',
    tests: ['S7-334', 'S7-335', 'S7-337'],
  },
  {
    id: 'POSTS_USED',
    says: '409 All posts of this purchase are used. Nothing is left to refund',
    tests: ['S7-343'],
  },
  {
    id: 'RENEWAL_TOO_EARLY',
    says: '409 You can renew from 3 days before the end',
    tests: ['S7-641', 'S7-642'],
  },
  {
    id: 'JOB_REFUNDED',
    says: '409 The payment for this job is being refunded, so it can’t be published',
    tests: ['S9-6'],
  },
  {
    id: 'EMPLOYER_GONE',
    says: '409 This employer has deleted their account. The job can’t go live again.',
    tests: ['S7-126'],
  },
  {
    id: 'ORDER_SPENT',
    says: '409 This payment was already used for another job',
    tests: ['S7-41'],
  },
  {
    id: 'ALREADY_APPLIED',
    says: '409 Already Applied',
    tests: ['S4-35'],
  },
  {
    id: 'STATUS_NOT_ALLOWED',
    says: '409 This status can’t be set now',
    tests: ['S4-17'],
  },
  {
    id: 'MEMBER_MAY_NOT',
    says: '403 Your role in this team does not allow it. Ask an owner.',
    tests: ['S7-1001', 'S7-1003', 'S11-12'],
  },
  {
    id: 'VOICE_TOO_LARGE',
    says: '413 The recording is too large. Record a shorter one.',
    tests: ['S7-1112'],
  },
  {
    id: 'NOT_A_VOICE',
    says: '415 This is not a recording that we can play. Record it again.',
    tests: ['S7-1112'],
  },
  {
    id: 'TYPING_TRIES_USED',
    says: '409 You took this test three times today. Try again tomorrow.',
    tests: ['S7-1101'],
  },
  {
    id: 'TYPING_TEST_OVER',
    says: '409 The minute was over long ago, so this try does not count. Begin a new one.',
    tests: ['S7-1103'],
  },
  {
    id: 'LAST_OWNER',
    says: '409 Somebody must stay an owner. Make another admin one first.',
    tests: ['S7-1152'],
  },
  {
    id: 'TEAM_FULL',
    says: '409 A team has at most 10 people. Remove somebody first.',
    tests: ['S7-1002'],
  },
  {
    id: 'ALREADY_IN_TEAM',
    says: '409 You are in a team already. Leave it first.',
    tests: ['S7-1002'],
  },
  {
    id: 'HAS_OWN_ORGANISATION',
    says: '409 This account has jobs or a team of its own. Join with another number.',
    tests: ['S7-1002'],
  },
  {
    id: 'INTERVIEW_FULL',
    says: '409 This time is full. Choose another one',
    tests: ['S7-971'],
  },
  {
    id: 'INTERVIEW_CLASH',
    says: '409 You already have an interview time then',
    tests: ['S7-970'],
  },
  {
    id: 'INVITATION_OVER',
    says: '409 The time to answer is over. Ask HR',
    tests: ['S7-971'],
  },
  {
    id: 'PUZZLE_WRONG',
    says: '409 That took too long. Please send it again',
    tests: ['S7-919'],
  },
  {
    id: 'JOB_CLAIMED',
    says: '409 {{admin}} is on this job',
    tests: ['S7-986'],
  },
  {
    id: 'NEEDS_SECOND_LOOK',
    says: '409 This job has many risk points. Another admin has to call and tick all three points first',
    tests: ['S7-1172', 'S2-1172'],
  },
  {
    id: 'CALL_AGAIN',
    says: '409 Call three times with two hours between, then you can say that nobody was reached',
    tests: ['S7-1171', 'S2-1171'],
  },
  {
    id: 'SECOND_ADMIN_NEEDED',
    says: '409 A second admin must agree. Alone, you can after 24 hours',
    tests: ['S7-991'],
  },
  {
    id: 'DECISION_TOLD',
    says: '409 They were told already. You can still decide anew.',
    tests: ['S9-910'],
  },
  {
    id: 'APPLICANT_DECIDED',
    says: '409 This person was already decided in another window',
    tests: ['S9-30'],
  },
  {
    id: 'CHANGED_MEANWHILE',
    says: '409 Another admin already changed this. Please reload',
    tests: ['S9-7'],
  },
  {
    id: 'TOO_LARGE',
    says: '413 This is too big to send',
    tests: ['S9-8'],
  },
  {
    id: 'IMAGE_TOO_LARGE',
    says: '413 Image size should be less than 1MB',
    tests: ['S5-13'],
  },
  {
    id: 'RESUME_TOO_LARGE',
    says: '413 File size should be less than 1MB!',
    tests: ['S5-16'],
  },
  {
    id: 'UNPRINTABLE_LETTERS',
    says: '422 Some letters in your answers cannot be printed. Type them in English or Hindi, or add a PDF.',
    tests: ['S9-33'],
  },
  {
    id: 'VIDEO_TOO_LARGE',
    says: '413 Video size should be less than 10MB',
    tests: ['S9-9'],
  },
  {
    id: 'WRONG_CONTENT_TYPE',
    says: '415 We can’t read this kind of content',
    tests: ['S7-55'],
  },
  {
    id: 'NOT_AN_IMAGE',
    says: '415 Please upload an image in JPEG, JPG and PNG format',
    tests: ['S5-12'],
  },
  {
    id: 'NOT_A_PDF',
    says: '415 Please upload a PDF file!',
    tests: ['S5-15'],
  },
  {
    id: 'NOT_A_VIDEO',
    says: '415 Please upload an MP4 or WebM video',
    tests: ['S9-10'],
  },
  {
    id: 'FILE_INFECTED',
    says: '415 This file has a virus. Please choose another one',
    tests: ['S9-11'],
  },
  {
    id: 'SCANNER_AWAY',
    says: '503 We can’t check files right now. Please try again in a few minutes',
    tests: ['S9-12'],
  },
  {
    id: 'INVALID_FORM',
    says: '422 Please check this answer',
    tests: ['S5-7'],
  },
  {
    id: 'TOO_MANY_REQUESTS',
    says: '429 Too many tries. Please wait a little',
    tests: ['S9-13'],
  },
  {
    id: 'CODE_SENT_RECENTLY',
    says: '429 We just sent you a code. Please wait before asking for another',
    tests: ['S9-14'],
  },
  {
    id: 'INTERNAL',
    says: '500 Something went wrong.',
    tests: ['S9-15'],
  },
  {
    id: 'OVERLOADED',
    says: '503 Too many people are using the site right now. Please try again in a moment',
    tests: ['S9-16'],
  },
  {
    id: 'STORAGE_FULL',
    says: '507 We could not save this right now. Nothing was changed. Please try again later',
    tests: ['S9-17'],
  },
  {
    id: 'UNAVAILABLE',
    says: '503 Something is not working on our side. Please try again in a minute',
    tests: ['S9-18', 'S9-19'],
  },
  {
    id: 'PAYMENTS_AWAY',
    says: '503 The payment service is not working right now. You were not charged. Please try again in a few minutes',
    tests: ['S9-20'],
  },
  {
    id: 'CODE_NOT_SENT',
    says: '503 Failed to send OTP.',
    tests: ['S8-1'],
  },
  {
    id: 'SECOND_STEP_FIRST',
    says: '403 Please enter your 2-step code first',
    tests: ['S7-105', 'S9-21'],
  },
  {
    id: 'SECOND_FACTOR_OFF',
    says: '409 2-step login is not set up',
    tests: ['S7-111'],
  },
  {
    id: 'SECOND_FACTOR_NEEDED',
    says: '409 Admins must use 2-step login here. You can change the app, but not turn it off',
    tests: ['S7-112'],
  },
  {
    id: 'SET_UP_OVER',
    says: '409 This set-up has expired. Please start again',
    tests: ['S9-22'],
  },
  {
    id: 'WRONG_SECOND_CODE',
    says: '422 This code is wrong or already used. Wait for the next one',
    tests: ['S9-23'],
  },
  {
    id: 'QUESTIONS_CHANGED',
    says: '409 HR has changed the questions. Load the page again and answer them.',
    tests: ['S7-702', 'S7-704'],
  },
]
