import { calls } from '#contract/calls.ts'
import * as accounts from './schemas.ts'
import { anySignedIn, plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const accountsEndpoints = {
  sendOtp: {
    ...plain,
    ...calls.sendOtp,
    summary: 'Send a login code to a phone',
    room: 'accounts',
    access: 'anyone',
    limit: 'own',
    body: accounts.sendOtpSchema,
    reply: accounts.sendOtpReplySchema,
  },
  verifyOtp: {
    ...plain,
    ...calls.verifyOtp,
    summary: 'Exchange a login code for a proof of identity',
    room: 'accounts',
    access: 'anyone',
    limit: 'own',
    body: accounts.verifyOtpSchema,
    reply: accounts.verifyOtpReplySchema,
  },
  generateToken: {
    ...plain,
    ...calls.generateToken,
    summary: 'Exchange a proof of identity for a session token',
    room: 'accounts',
    access: 'anyone',
    body: accounts.generateTokenSchema,
    reply: accounts.generateTokenReplySchema,
  },
  setRole: {
    ...plain,
    ...calls.setRole,
    summary: 'Choose the role of a new identity',
    room: 'accounts',
    access: 'anyone',
    body: accounts.setRoleSchema,
    reply: accounts.setRoleReplySchema,
  },
  checkAuth: {
    ...plain,
    ...calls.checkAuth,
    summary: 'The account of this session',
    room: 'accounts',
    access: anySignedIn,
    limit: 'none',
    reply: accounts.checkAuthReplySchema,
  },
  protected: {
    ...plain,
    ...calls.protected,
    summary: 'Check that this session is valid',
    room: 'accounts',
    access: anySignedIn,
    limit: 'none',
    reply: accounts.checkAuthReplySchema,
  },
  logout: {
    ...plain,
    ...calls.logout,
    summary: 'End this session',
    room: 'accounts',
    access: anySignedIn,
    limit: 'none',
    beforeSecondStep: true,
    reply: accounts.logoutReplySchema,
  },
} as const satisfies Record<string, Endpoint>
