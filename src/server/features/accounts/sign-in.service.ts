import type { Kysely, Transaction } from 'kysely'
import { toRole } from '#contract/accounts/roles.ts'
import type { AccountType, Role } from '#contract/accounts/roles.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { MessageValues } from '#contract/i18n/message-keys.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import type { Languages } from '#server/lib/languages.ts'
import * as accounts from './accounts.repository.ts'
import { ensureRole } from './admin-roles.repository.ts'
import { canOpenAccount, mayChooseRole, otherRoleRefusal } from './accounts.rules.ts'
import type { Device } from './device.rules.ts'
import type { Proof, Proofs } from './proofs.service.ts'
import type { SessionsService } from './sessions.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  proofs: Proofs
  sessions: SessionsService
  audit: Pick<Audit, 'record'>
  consents: Pick<ConsentsService, 'give'>
  languages: Languages
  blockList: Pick<BlockList, 'isBlocked' | 'countStop'>
  config: accounts.NamedAdmins
}
type Opening = {
  readonly role: Role
  readonly isRestoring: boolean
  readonly locale: Locale | null
  readonly network: string
}
type SignIn = { type: AccountType; isRestoring?: boolean | undefined; locale: Locale | null }

/** A refused proof cannot be used again, except to restore a deleted account. */
export function createSignInService(deps: Deps) {
  const { db, clock, proofs, sessions, audit, consents, languages, blockList, config } = deps
  const isAdmin = (tx: Kysely<DB>, identityId: string) =>
    accounts.findIsAdmin(tx, identityId, config)

  const hasSeveralLanguages = languages.enabled.length > 1

  /** Where there is only one language, nobody has chosen it. */
  const insertAccount = async (
    tx: Transaction<DB>,
    identityId: string,
    role: Role,
    from: Locale | null,
  ) => {
    const locale = hasSeveralLanguages ? from : null
    const id = await accounts.insertAccount(tx, identityId, { role, locale, now: clock.now() })
    return { id, locale }
  }

  /** An account from the time of one language gets that of its next sign-in. */
  async function withLocale<Account extends { id: string; locale: Locale | null }>(
    tx: Transaction<DB>,
    account: Account,
    from: Locale | null,
  ) {
    if (!hasSeveralLanguages || account.locale !== null || from === null) return account
    await accounts.setLocale(tx, account.id, from)
    return { ...account, locale: from }
  }

  async function openAccount(
    tx: Transaction<DB>,
    identity: accounts.Identity,
    { role, isRestoring, locale, network }: Opening,
  ) {
    const existing = await accounts.listAccounts(tx, identity.id)
    const account = existing.find((each) => each.role === role)
    const isBlocked =
      role === 'employer' &&
      identity.provider === 'phone' &&
      (await blockList.isBlocked(tx, 'phone', identity.subject))
    // A blocked phone opens no account that hires, also when it never had one.
    if (account?.suspendedAt || isBlocked) throw new AppError('ACCOUNT_SUSPENDED')
    if (account?.deletedAt) {
      if (!isRestoring) throw new AppError('ACCOUNT_DELETED')
      await accounts.setDeleted(tx, account.id, null)
      await consents.give(tx, account.id, { purpose: 'account' })
      const actor = { accountId: account.id, role, network }
      await audit.record(tx, actor, { kind: 'account-restored' })
    }
    if (account) return await withLocale(tx, account, locale)
    if (!canOpenAccount(identity.provider, role, existing)) {
      throw new AppError(otherRoleRefusal(identity.provider))
    }
    return await insertAccount(tx, identity.id, role, locale)
  }

  /** A phone that is blocked was refused once more. */
  async function countStop(identityId: string): Promise<void> {
    const { provider, subject } = await accounts.lockIdentity(db, identityId)
    if (provider === 'phone') await blockList.countStop('phone', subject)
  }

  async function recordRefused(identityId: string, device: Device): Promise<void> {
    const { provider, subject } = await accounts.lockIdentity(db, identityId)
    await audit.record(db, undefined, {
      kind: 'sign-in-refused',
      details: { provider: { key: `audit.provider.${provider}` }, ending: subject.slice(-4) },
      network: device.network,
    })
  }

  return {
    /** Signs in with the requested role. `isRestoring` restores a deleted account. */
    async generateToken(
      proof: Proof,
      { type, isRestoring = false, locale }: SignIn,
      device: Device,
    ) {
      const role = toRole(type)
      const signIn = async (tx: Transaction<DB>, identityId: string) => {
        if (role === 'admin' && !(await isAdmin(tx, identityId))) throw new AppError('NOT_AN_ADMIN')
        const identity = await accounts.lockIdentity(tx, identityId)
        const account = await openAccount(tx, identity, {
          role,
          isRestoring,
          locale,
          network: device.network,
        })
        const accountId = account.id
        const actor = { accountId, role, network: device.network }
        const details: MessageValues = { provider: { key: `audit.provider.${identity.provider}` } }
        await audit.record(tx, actor, { kind: 'signed-in', details })
        const now = clock.now()
        const adminRole =
          role === 'admin' ? await ensureRole(tx, { accountId, identityId, now }) : undefined
        const started = await sessions.startSession(tx, { accountId, role, device })
        const chosen = hasSeveralLanguages ? languages.find(account.locale) : undefined
        return {
          ...started,
          ...(adminRole && { adminRole }),
          ...(chosen !== undefined && { locale: chosen }),
        }
      }
      try {
        return await proofs.spend(proof, signIn, 'ACCOUNT_DELETED')
      } catch (error) {
        const code = error instanceof AppError ? error.code : undefined
        if (code === 'NOT_AN_ADMIN') await recordRefused(proof.uid, device)
        if (code === 'ACCOUNT_SUSPENDED') await countStop(proof.uid)
        throw error
      }
    },

    /** Sets the role of an identity that has none. Only a phone can get another role later. */
    async setRole(
      proof: Proof,
      { type, locale }: { type: Exclude<AccountType, 'admin'>; locale: Locale },
    ): Promise<Proof> {
      return await proofs.spend(proof, async (tx, identityId) => {
        const identity = await accounts.lockIdentity(tx, identityId)
        const existing = await accounts.listAccounts(tx, identityId)
        const isTaken = existing.length > 0 || !mayChooseRole(identity.provider)
        if (isTaken || (await isAdmin(tx, identityId))) {
          throw new AppError(otherRoleRefusal(identity.provider))
        }
        await insertAccount(tx, identityId, toRole(type), locale)
        return await proofs.renew(tx, identityId)
      })
    },
  }
}
