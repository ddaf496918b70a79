import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as secondFactor from './schemas.ts'

/** A session that still waits for its second step may only make calls with `beforeSecondStep`. */
export const secondFactorEndpoints = {
  getSecondFactor: {
    ...plain,
    ...calls.getSecondFactor,
    summary: 'State of my second step',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    reply: secondFactor.secondFactorSchema,
  },
  enterSecondFactor: {
    ...plain,
    ...calls.enterSecondFactor,
    summary: 'Finish signing in with a code',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.codeSchema,
    reply: secondFactor.enterCodeReplySchema,
  },
  beginSecondFactor: {
    ...plain,
    ...calls.beginSecondFactor,
    summary: 'Begin to set up a second step, or to replace it',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.beginSetUpSchema,
    reply: secondFactor.setUpSchema,
  },
  confirmSecondFactor: {
    ...plain,
    ...calls.confirmSecondFactor,
    summary: 'Finish setting up my second step with its first code',
    room: 'second factor',
    access: ['admin'],
    beforeSecondStep: true,
    body: secondFactor.codeSchema,
    reply: secondFactor.confirmSetUpReplySchema,
  },
  renewRecoveryCodes: {
    ...plain,
    ...calls.renewRecoveryCodes,
    summary: 'Replace my recovery codes',
    room: 'second factor',
    access: ['admin'],
    body: secondFactor.codeSchema,
    reply: secondFactor.recoveryCodesReplySchema,
  },
  removeSecondFactor: {
    ...plain,
    ...calls.removeSecondFactor,
    summary: 'Remove my second step',
    room: 'second factor',
    access: ['admin'],
    body: secondFactor.codeSchema,
    reply: secondFactor.removeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
