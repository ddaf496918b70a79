import { z } from 'zod'
import type { MessageKey } from './i18n/message-keys.ts'

/** Every error of the API: a stable code, its HTTP status and its message. */
export const errorTable = {
  MALFORMED: { status: 400, messageKey: 'error.malformed' },
  NOT_SIGNED_IN: { status: 401, messageKey: 'session.expired' },
  INVALID_PROOF: { status: 401, messageKey: 'error.invalidProof' },
  INVALID_CODE: { status: 401, messageKey: 'login.codeInvalid' },
  PAYMENT_REQUIRED: { status: 402, messageKey: 'error.paymentRequired' },
  SECOND_STEP_FIRST: { status: 403, messageKey: 'error.secondStepFirst' },
  WRONG_ROLE: { status: 403, messageKey: 'error.wrongRole' },
  ACCESS_DENIED_FOR_EMAIL: { status: 403, messageKey: 'login.accessDeniedForEmail' },
  NOT_AN_ADMIN: { status: 403, messageKey: 'login.notAnAdmin' },
  ACCOUNT_SUSPENDED: { status: 403, messageKey: 'login.accountSuspended' },
  ACCOUNT_DELETED: { status: 403, messageKey: 'login.accountDeleted' },
  FOREIGN_PAGE: { status: 403, messageKey: 'error.foreignPage' },
  PROFILE_INCOMPLETE: { status: 403, messageKey: 'gate.fillProfileFirst' },
  NOT_FOUND: { status: 404, messageKey: 'error.notFound' },
  JOB_NOT_FOUND: { status: 404, messageKey: 'job.notFound' },
  ORDER_NOT_FOUND: { status: 404, messageKey: 'error.orderNotFound' },
  UNKNOWN_PINCODE: { status: 404, messageKey: 'pincode.unknown' },
  ALERTS_FULL: { status: 409, messageKey: 'alert.full' },
  ALERT_EXISTS: { status: 409, messageKey: 'alert.exists' },
  ALREADY_APPLIED: { status: 409, messageKey: 'application.alreadyApplied' },
  STATUS_NOT_ALLOWED: { status: 409, messageKey: 'error.statusNotAllowed' },
  PRICE_CHANGED: { status: 409, messageKey: 'error.priceChanged' },
  ORDER_SPENT: { status: 409, messageKey: 'error.orderSpent' },
  NO_POST_LEFT: { status: 409, messageKey: 'error.noPostLeft' },
  POSTS_USED: { status: 409, messageKey: 'error.postsUsed' },
  JOB_REFUNDED: { status: 409, messageKey: 'error.jobRefunded' },
  ALREADY_REFUNDED: { status: 409, messageKey: 'error.alreadyRefunded' },
  REJECTION_FINAL: { status: 409, messageKey: 'error.rejectionFinal' },
  SECOND_FACTOR_OFF: { status: 409, messageKey: 'error.secondFactorOff' },
  SECOND_FACTOR_NEEDED: { status: 409, messageKey: 'error.secondFactorNeeded' },
  SET_UP_OVER: { status: 409, messageKey: 'error.setUpOver' },
  EMPLOYER_GONE: { status: 409, messageKey: 'error.employerGone' },
  APPLICANT_DECIDED: { status: 409, messageKey: 'error.applicantDecided' },
  TAKEN_BY_OTHER: { status: 409, messageKey: 'error.takenByOther' },
  CHANGED_MEANWHILE: { status: 409, messageKey: 'error.changedMeanwhile' },
  TOO_LARGE: { status: 413, messageKey: 'error.tooLarge' },
  IMAGE_TOO_LARGE: { status: 413, messageKey: 'upload.imageTooLarge' },
  RESUME_TOO_LARGE: { status: 413, messageKey: 'upload.resumeTooLarge' },
  VIDEO_TOO_LARGE: { status: 413, messageKey: 'upload.videoTooLarge' },
  WRONG_CONTENT_TYPE: { status: 415, messageKey: 'error.wrongContentType' },
  NOT_AN_IMAGE: { status: 415, messageKey: 'upload.notAnImage' },
  NOT_A_PDF: { status: 415, messageKey: 'upload.notAPdf' },
  NOT_A_VIDEO: { status: 415, messageKey: 'upload.notAVideo' },
  FILE_INFECTED: { status: 415, messageKey: 'upload.infected' },
  UNPRINTABLE_LETTERS: { status: 422, messageKey: 'resume.unprintable' },
  INVALID_FORM: { status: 422, messageKey: 'validation.invalid' },
  WRONG_SECOND_CODE: { status: 422, messageKey: 'secondFactor.codeWrong' },
  TOO_MANY_REQUESTS: { status: 429, messageKey: 'error.tooManyRequests' },
  CODE_SENT_RECENTLY: { status: 429, messageKey: 'login.codeSentRecently' },
  INTERNAL: { status: 500, messageKey: 'error.internal' },
  OVERLOADED: { status: 503, messageKey: 'error.overloaded' },
  STORAGE_FULL: { status: 507, messageKey: 'error.storageFull' },
  UNAVAILABLE: { status: 503, messageKey: 'error.unavailable' },
  SCANNER_AWAY: { status: 503, messageKey: 'upload.scannerAway' },
  PAYMENTS_AWAY: { status: 503, messageKey: 'error.paymentsAway' },
  CODE_NOT_SENT: { status: 503, messageKey: 'login.codeNotSent' },
} as const satisfies Record<string, { status: number; messageKey: MessageKey }>

export type ErrorCode = keyof typeof errorTable

/** The body of every error reply. `fields` maps a field's path to its message. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
