import type { Kysely, Transaction } from 'kysely'
import { sentence } from '#contract/sentences.ts'
import { toRole } from '#contract/accounts.ts'
import type { AccountType, Role } from '#contract/accounts.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { ConsentsService } from '../privacy/consents.service.ts'
import * as accounts from './accounts.repository.ts'
import { canOpenAccount, mayChooseRole, otherRoleRefusal } from './accounts.rules.ts'
import type { Device } from './device.rules.ts'
import type { Proof, Proofs } from './proofs.service.ts'
import type { SessionsService } from './sessions.service.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  proofs: Proofs
  sessions: SessionsService
  audit: Pick<Audit, 'record'>
  consents: Pick<ConsentsService, 'give'>
  config: accounts.NamedAdmins
}

/** A proof that was refused can't be tried again, but to restore. */
export function createSignInService(needs: Needs) {
  const { db, clock, proofs, sessions, audit, consents, config } = needs
  const isAdmin = (tx: Kysely<DB>, identityId: string) =>
    accounts.findIsAdmin(tx, identityId, config)

  async function openAccount(
    tx: Transaction<DB>,
    identity: accounts.Identity,
    { role, isRestoring, network }: { role: Role; isRestoring: boolean; network: string },
  ) {
    const held = await accounts.listAccounts(tx, identity.id)
    const account = held.find((each) => each.role === role)
    if (account?.suspendedAt) throw new AppError('ACCOUNT_SUSPENDED')
    if (account?.deletedAt) {
      if (!isRestoring) throw new AppError('ACCOUNT_DELETED')
      await accounts.setDeleted(tx, account.id, null)
      await consents.give(tx, account.id, { purpose: 'account' })
      const actor = { accountId: account.id, role, network }
      await audit.record(tx, actor, { kind: 'account-restored' })
    }
    if (account) return account.id
    if (!canOpenAccount(identity.provider, role, held)) {
      throw new AppError(otherRoleRefusal(identity.provider))
    }
    return await accounts.insertAccount(tx, identity.id, role, clock.now())
  }

  async function recordRefused(identityId: string, device: Device): Promise<void> {
    const { provider, subject } = await accounts.lockIdentity(db, identityId)
    await audit.record(db, undefined, {
      kind: 'sign-in-refused',
      details: { provider: sentence(`audit.provider.${provider}`), ending: subject.slice(-4) },
      network: device.network,
    })
  }

  return {
    /** Signs in, as the role asked for. Who deleted the account may have it back by saying so. */
    async generateToken(
      proof: Proof,
      { type, isRestoring = false }: { type: AccountType; isRestoring?: boolean | undefined },
      device: Device,
    ) {
      const role = toRole(type)
      const signIn = async (tx: Transaction<DB>, identityId: string) => {
        if (role === 'admin' && !(await isAdmin(tx, identityId))) throw new AppError('NOT_AN_ADMIN')
        const identity = await accounts.lockIdentity(tx, identityId)
        const accountId = await openAccount(tx, identity, {
          role,
          isRestoring,
          network: device.network,
        })
        const actor = { accountId, role, network: device.network }
        const details = { provider: sentence(`audit.provider.${identity.provider}`) }
        await audit.record(tx, actor, { kind: 'signed-in', details })
        return await sessions.startSession(tx, { accountId, role, device })
      }
      try {
        return await proofs.spend(proof, signIn, 'ACCOUNT_DELETED')
      } catch (error) {
        const isStranger = error instanceof AppError && error.code === 'NOT_AN_ADMIN'
        if (isStranger) await recordRefused(proof.uid, device)
        throw error
      }
    },

    /** Chooses the role of an identity that has none, for good unless it is a phone. */
    async setRole(proof: Proof, type: Exclude<AccountType, 'admin'>): Promise<Proof> {
      return await proofs.spend(proof, async (tx, identityId) => {
        const identity = await accounts.lockIdentity(tx, identityId)
        const held = await accounts.listAccounts(tx, identityId)
        const isTaken = held.length > 0 || !mayChooseRole(identity.provider)
        if (isTaken || (await isAdmin(tx, identityId))) {
          throw new AppError(otherRoleRefusal(identity.provider))
        }
        await accounts.insertAccount(tx, identityId, toRole(type), clock.now())
        return await proofs.renew(tx, identityId)
      })
    },
  }
}
