import { adminCalls } from '#contract/admin-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as secondFactor from './schemas.ts'

/** A session that still waits for its second step may only make calls with `beforeSecondStep`. */
export const secondFactorEndpoints = {
  getSecondFactor: {
    ...plain,
    ...adminCalls.getSecondFactor,
    summary: 'State of my second step',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    reply: secondFactor.secondFactorSchema,
  },
  enterSecondFactor: {
    ...plain,
    ...adminCalls.enterSecondFactor,
    summary: 'Finish signing in with a code',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.codeSchema,
    reply: secondFactor.enterCodeReplySchema,
  },
  beginSecondFactor: {
    ...plain,
    ...adminCalls.beginSecondFactor,
    summary: 'Begin to set up a second step, or to replace it',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.beginSetUpSchema,
    reply: secondFactor.setUpSchema,
  },
  confirmSecondFactor: {
    ...plain,
    ...adminCalls.confirmSecondFactor,
    summary: 'Finish setting up my second step with its first code',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.codeSchema,
    reply: secondFactor.confirmSetUpReplySchema,
  },
  renewRecoveryCodes: {
    ...plain,
    ...adminCalls.renewRecoveryCodes,
    summary: 'Replace my recovery codes',
    room: 'second factor',
    access: ['admin'],
    body: secondFactor.codeSchema,
    reply: secondFactor.recoveryCodesReplySchema,
  },
  removeSecondFactor: {
    ...plain,
    ...adminCalls.removeSecondFactor,
    summary: 'Remove my second step',
    room: 'second factor',
    access: ['admin'],
    body: secondFactor.codeSchema,
    reply: secondFactor.removeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
