import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import type { Languages } from '#server/lib/languages.ts'
import { createAccountDeletion } from './account-deletion.service.ts'
import { createAccountLocale } from './account-locale.service.ts'
import { createAdminTeam } from './admin-team.service.ts'
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

type Deps = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  codeSenders: CodeSenders
  mail: Pick<MailService, 'alert'>
  identityProviders: IdentityProviders
  consents: Pick<ConsentsService, 'give'>
  blockList: Pick<BlockList, 'isBlocked' | 'countStop'>
  countAction: CountAction
  languages: Languages
  config: {
    otpSecret: string
    allowedCountryCodes: readonly string[]
    smsTemplate: string | undefined
    productName: string
    codeCaps: CodeCaps
    adminPhones: readonly string[]
    adminEmails: readonly string[]
    appSecret: string
    publicUrl: string
    isSecondFactorRequired: boolean
    /** Without msg91 and twilio, codes are not sent and cost nothing. */
    msg91: object | undefined
    twilio: object | undefined
  }
}

type CodeCaps = Parameters<typeof createLoginLimits>[1]['caps'] & {
  readonly perPhonePerDay: number
}

export type AccountsService = ReturnType<typeof createAccountsService>

/** Composes the services of this room into the one that other rooms use. */
export function createAccountsService(deps: Deps) {
  const {
    db,
    pool,
    clock,
    log,
    codeSenders,
    mail,
    audit,
    consents,
    blockList,
    countAction,
    identityProviders,
    languages,
    config,
  } = deps
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
      countAction,
      config,
    }),
    ...createSignInService({
      db,
      clock,
      proofs,
      sessions,
      audit,
      consents,
      languages,
      blockList,
      config,
    }),
    ...createAccountLocale({ db, languages }),
    ...createAdminTeam({ db, clock, audit, config }),
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
