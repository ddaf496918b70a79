import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as privacy from './schemas.ts'

const owners = ['candidate', 'employer'] as const

export const privacyEndpoints = {
  readPrivacy: {
    ...plain,
    ...calls.readPrivacy,
    summary: 'My stored data and my consents',
    room: 'privacy',
    access: owners,
    reply: privacy.privacyOverviewSchema,
  },
  giveAccountConsent: {
    ...plain,
    ...calls.giveAccountConsent,
    summary: 'Give the consent of my account',
    room: 'privacy',
    access: owners,
    limit: callLimits.edits,
    body: privacy.giveConsentSchema,
    reply: privacy.consentReplySchema,
  },
  withdrawPushConsent: {
    ...plain,
    ...calls.withdrawPushConsent,
    summary: 'Withdraw my consent to notifications in every browser',
    room: 'privacy',
    access: owners,
    limit: callLimits.subscriptions,
    reply: privacy.consentReplySchema,
  },
  listSharings: {
    ...plain,
    ...calls.listSharings,
    summary: 'List the employers that received my applications',
    room: 'privacy',
    access: ['candidate'],
    body: privacy.listSharingsSchema,
    reply: z.array(privacy.sharingSchema),
    paged: true,
  },
  changeSharing: {
    ...plain,
    ...calls.changeSharing,
    summary: 'Stop sharing an application with its employer, or share it again',
    room: 'privacy',
    access: ['candidate'],
    limit: callLimits.edits,
    params: privacy.sharingParamsSchema,
    body: privacy.changeSharingSchema,
    reply: privacy.sharingSchema,
  },
  downloadOwnData: {
    ...plain,
    ...calls.downloadOwnData,
    summary: 'All my data, as a ZIP of JSON and files',
    room: 'privacy',
    access: owners,
    limit: callLimits.ownData,
    reply: z.string(),
  },
  deleteAccount: {
    ...plain,
    ...calls.deleteAccount,
    summary: 'Delete my account',
    room: 'privacy',
    access: owners,
    limit: callLimits.deletions,
    body: privacy.deleteAccountSchema,
    reply: privacy.accountDeletedSchema,
  },
  saveNominee: {
    ...plain,
    ...calls.saveNominee,
    summary: 'Name a nominee',
    room: 'privacy',
    access: owners,
    limit: callLimits.edits,
    body: privacy.saveNomineeSchema,
    reply: privacy.nomineeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
