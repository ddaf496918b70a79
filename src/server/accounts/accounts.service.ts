import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Tally } from '../lib/tally.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { ConsentsService } from '../privacy/consents.service.ts'
import { createAccountDeletion } from './account-deletion.service.ts'
import { createLoginCodesService } from './login-codes.service.ts'
import type { CodeSenders } from './login-codes.service.ts'
import { createLoginLimits } from './login-limits.ts'
import { createProviderSignIn } from './provider-sign-in.service.ts'
import type { IdentityProviders } from './provider-sign-in.service.ts'
import { createProofs } from './proofs.service.ts'
import { createPurge } from './purge.ts'
import { createSessionsService } from './sessions.service.ts'
import { createSignInService } from './sign-in.service.ts'
import { createSpendingAlarm } from './spending-alarm.service.ts'

type Needs = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  codeSenders: CodeSenders
  mail: Pick<MailService, 'queue'>
  identityProviders: IdentityProviders
  consents: Pick<ConsentsService, 'give'>
  tally: Tally
  config: {
    otpSecret: string
    allowedCountryCodes: readonly string[]
    smsTemplate: string
    codeCaps: CodeCaps
    adminPhones: readonly string[]
    adminEmails: readonly string[]
    appSecret: string
    publicUrl: string
    isSecondFactorRequired: boolean
    /** Without either codes cost nothing, since they stay on this machine. */
    msg91: object | undefined
    twilio: object | undefined
  }
}

type CodeCaps = Parameters<typeof createLoginLimits>[1]['caps'] & {
  readonly perPhonePerDay: number
}

export type AccountsService = ReturnType<typeof createAccountsService>

/** The room as the rest of the server sees it. */
export function createAccountsService(needs: Needs) {
  const {
    db,
    pool,
    clock,
    log,
    codeSenders,
    mail,
    audit,
    consents,
    tally,
    identityProviders,
    config,
  } = needs
  const loginLimits = createLoginLimits(pool, {
    isLoopbackFree: config.msg91 === undefined && config.twilio === undefined,
    caps: config.codeCaps,
  })
  const { perHour: codesPerHour } = config.codeCaps
  const spendingAlarm = createSpendingAlarm({ db, clock, log, mail, codesPerHour })
  const proofs = createProofs({ db, clock })
  const sessions = createSessionsService({ db, clock, audit, config })

  return {
    ...createLoginCodesService({
      db,
      clock,
      codeSenders,
      loginLimits,
      spendingAlarm,
      proofs,
      tally,
      config,
    }),
    ...createSignInService({ db, clock, proofs, sessions, audit, consents, config }),
    ...createProviderSignIn({ db, clock, log, identityProviders, loginLimits, proofs, config }),
    findViewer: sessions.findViewer,
    completeSecondStep: sessions.completeSecondStep,
    listSessions: sessions.listOwn,
    endSession: sessions.endOwn,
    endOtherSessions: sessions.endOthers,
    logout: sessions.logout,
    purgeExpired: createPurge(db),
    ...createAccountDeletion({ clock, proofs }),
  }
}
