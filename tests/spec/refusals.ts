import { http, unit } from './row.ts'
import type { SpecRow } from './row.ts'

/** Every code that a call can be refused with: its status and its sentence, as in the code's table. */
export const refusalRows: readonly SpecRow[] = [
  {
    id: 'MALFORMED',
    says: '400 This request could not be read',
    tests: http(
      'malformed-requests',
      'I3: a body that can not be read is malformed > %s',
      'an address that can not be decoded is refused like everything else',
    ),
  },
  {
    id: 'NOT_SIGNED_IN',
    says: '401 Session Expired! Please login again',
    tests: http('sessions', 'refuses whoever has no live session'),
  },
  {
    id: 'INVALID_PROOF',
    says: '401 Your sign-in has expired. Please login again',
    tests: http('sign-in', 'refuses without a proof, and with anything that is none'),
  },
  {
    id: 'INVALID_CODE',
    says: '401 Invalid OTP. Please try again.',
    tests: http(
      'login-codes',
      'refuses alike a code of another number, an unknown number, and a replaced code',
    ),
  },
  {
    id: 'PAYMENT_REQUIRED',
    says: '402 Your free posts are used. Select a plan to post this job',
    tests: http('post-job', 'two posts are free; the third needs payment and writes nothing'),
  },
  {
    id: 'WRONG_ROLE',
    says: '403 Your account can not do this',
    tests: http('admin-lists', '%s %s refuses everybody else, whatever type they claim'),
  },
  {
    id: 'ACCESS_DENIED_FOR_EMAIL',
    says: '403 Access Denied for this email',
    tests: http('sign-in', 'A5: leaves any identity but a phone its one role for good'),
  },
  {
    id: 'NOT_AN_ADMIN',
    says: '403 Please Login with Admin credentials',
    tests: http(
      'sign-in',
      'A7: are those of the configuration and of the command line, nobody else',
    ),
  },
  {
    id: 'ACCOUNT_SUSPENDED',
    says: '403 This account is suspended. Please contact support',
    tests: http(
      'sign-in',
      'is refused, and its sessions are dead; the other account of the phone lives',
    ),
  },
  {
    id: 'ACCOUNT_DELETED',
    says: '403 This account was deleted. It can be restored within a year of that day.',
    tests: http(
      'account-deletion',
      'says so and keeps the proof, which restores it; all is there again',
    ),
  },
  {
    id: 'FOREIGN_PAGE',
    says: '403 This was sent by a page of another site',
    tests: http('web-threats', 'W1: a page of another site changes nothing > %s'),
  },
  {
    id: 'PROFILE_INCOMPLETE',
    says: '403 Fill all the Profile details first',
    tests: http('post-job', 'an employer without a profile is sent to fill it'),
  },
  {
    id: 'NOT_FOUND',
    says: '404 This page or item was not found',
    tests: http('site', 'that is an unknown path is a plain 404'),
  },
  {
    id: 'JOB_NOT_FOUND',
    says: '404 No job found.',
    tests: http('applications', 'only a live job takes applications'),
  },
  {
    id: 'UNKNOWN_PINCODE',
    says: '404 Invalid Pincode!',
    tests: http('places', 'knows no %s'),
  },
  {
    id: 'ORDER_NOT_FOUND',
    says: '404 This order was not found',
    tests: http('create-order', "knows no other and nobody else's"),
  },
  {
    id: 'PRICE_CHANGED',
    says: '409 The price is another one now. Look at the plan again before you pay',
    tests: http('create-order', 'another amount is refused, and the provider hears nothing: %s'),
  },
  {
    id: 'JOB_REFUNDED',
    says: "409 The payment for this job goes back to the employer. It can't be published any more",
    tests: http('refunds', 'can not be %s any more'),
  },
  {
    id: 'EMPLOYER_GONE',
    says: "409 The employer has deleted the account. This job can't go live again.",
    tests: http(
      'account-deletion',
      'has no job that anybody finds, reads the contact of, or brings back',
    ),
  },
  {
    id: 'ORDER_SPENT',
    says: '409 This payment already belongs to another job',
    tests: http('post-paid-job', 'P5: of two jobs with one order, sent at once, one is saved'),
  },
  {
    id: 'ALREADY_APPLIED',
    says: '409 Already Applied',
    tests: http('applications', 'a second try is refused and changes nothing'),
  },
  {
    id: 'STATUS_NOT_ALLOWED',
    says: '409 This status can not be set now',
    tests: http('admin-status', 'nobody can accept what is not paid'),
  },
  {
    id: 'CHANGED_MEANWHILE',
    says: '409 Somebody changed this meanwhile. Load it again',
    tests: http('admin-status', 'a stale version is refused and writes nothing'),
  },
  {
    id: 'TOO_LARGE',
    says: '413 This is too large to send',
    tests: http('malformed-requests', 'a body that is too large is refused'),
  },
  {
    id: 'IMAGE_TOO_LARGE',
    says: '413 Image size should be less than 1MB',
    tests: http('files', 'an image of 1,048,575 bytes is taken, of 1,048,576 refused'),
  },
  {
    id: 'RESUME_TOO_LARGE',
    says: '413 File size should be less than 1MB!',
    tests: http('files', 'a resume of 1,048,575 bytes is taken, of 1,048,576 refused'),
  },
  {
    id: 'VIDEO_TOO_LARGE',
    says: '413 Video size should be less than 10MB',
    tests: http('profile-extras', '10,485,759 bytes are taken, 10,485,760 refused'),
  },
  {
    id: 'WRONG_CONTENT_TYPE',
    says: '415 This kind of content can not be read',
    tests: http('malformed-requests', 'I4: a body of another type is refused > %s'),
  },
  {
    id: 'NOT_AN_IMAGE',
    says: '415 Please upload an image in JPEG, JPG and PNG format',
    tests: http('files', '${what} is refused whatever it is called'),
  },
  {
    id: 'NOT_A_PDF',
    says: '415 Please upload a PDF file!',
    tests: http('files', '${what}: refused'),
  },
  {
    id: 'NOT_A_VIDEO',
    says: '415 Please upload an MP4 or WebM video',
    tests: http('profile-extras', 'what is no video is refused, whatever it is called'),
  },
  {
    id: 'FILE_INFECTED',
    says: '415 This file carries a virus. Please choose another one',
    tests: http('virus-scan', 'F7: files with a virus are refused > as %s'),
  },
  {
    id: 'SCANNER_AWAY',
    says: "503 Files can't be checked right now. Please try again in a few minutes",
    tests: http(
      'virus-scan',
      'while the scanner is away every file is refused, and nothing is kept',
    ),
  },
  {
    id: 'INVALID_FORM',
    says: '422 Please check this answer',
    tests: http('post-job', 'names every wrong field, the first in the order of the form'),
  },
  {
    id: 'TOO_MANY_REQUESTS',
    says: '429 Too many tries. Please wait a little',
    tests: http(
      'code-limits',
      'A2, A4: stop a network, however its last part changes, and no other',
    ),
  },
  {
    id: 'CODE_SENT_RECENTLY',
    says: '429 A code was sent just now. Please wait before asking for another',
    tests: http('login-codes', 'A2: lets people ask again after 30, then 60, then 120 seconds'),
  },
  {
    id: 'INTERNAL',
    says: '500 Something went wrong.',
    tests: unit(
      'server/http/error-handler',
      'tells nothing of a fault but the number of its request',
    ),
  },
  {
    id: 'OVERLOADED',
    says: '503 Very many people are here just now. Please try again in a moment',
    tests: http('overload', 'hears so at once, and those before it have their answers'),
  },
  {
    id: 'STORAGE_FULL',
    says: '507 We have no room to keep this just now. Nothing was changed. Please try again later',
    tests: unit('server/http/error-handler', 'tells of a disk that is full by %s'),
  },
  {
    id: 'UNAVAILABLE',
    says: '503 We can not reach our records now. Please try again in a minute',
    tests: [
      ...unit('server/http/error-handler', 'tells a database that is away from a fault: %s'),
      ...http('site', 'is not ready while a migration is missing'),
    ],
  },
  {
    id: 'PAYMENTS_AWAY',
    says: "503 The payment service can't be reached right now. Nothing was charged by us. Please try again in a few minutes",
    tests: http(
      'create-order',
      'a provider that answers with %s is away; the next try goes on from the order',
    ),
  },
  {
    id: 'CODE_NOT_SENT',
    says: '503 Failed to send OTP.',
    tests: http(
      'login-codes',
      'voids the code when it can not be sent, and lets it be asked for at once',
    ),
  },
  {
    id: 'SECOND_STEP_FIRST',
    says: '403 Enter the code of your second step first',
    tests: [
      ...http('second-factor', 'waits for the code and then goes on with another token'),
      ...http('second-factor-set-up', 'an admin without one sets it up before anything else'),
    ],
  },
  {
    id: 'SECOND_FACTOR_OFF',
    says: '409 No second step is set up',
    tests: http('second-factor-set-up', 'is gone when it is taken away, with its recovery codes'),
  },
  {
    id: 'SECOND_FACTOR_NEEDED',
    says: '409 Admins need a second step here. You can replace it, not remove it',
    tests: http('second-factor-set-up', 'it can be replaced and not removed'),
  },
  {
    id: 'SET_UP_OVER',
    says: '409 This set-up is too old. Please start it again',
    tests: http(
      'second-factor-set-up',
      'is over after a while, and goes by the session that began it',
    ),
  },
  {
    id: 'WRONG_SECOND_CODE',
    says: '422 This code is not right, or was used before. Wait for the next one',
    tests: http('second-factor', 'A3: takes no code twice, nor one older than the last'),
  },
]
