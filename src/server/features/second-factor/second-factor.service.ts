import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import { limits } from '#server/lib/limits.ts'
import type { SecondFactor, SetUp } from '#contract/second-factor/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as codes from './codes.rules.ts'
import { createSealing } from './sealing.rules.ts'
import * as factors from './second-factor.repository.ts'
import { createTries } from './tries.ts'

type Deps = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  audit: Pick<Audit, 'record'>
  accounts: Pick<AccountsService, 'completeSecondStep'>
  config: { appSecret: string; productName: string; isSecondFactorRequired: boolean }
}
type Tx = Transaction<DB>

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** The second step of an admin's sign-in. Every change of it requires a new code. */
export function createSecondFactorService(deps: Deps) {
  const { db, pool, clock, audit, accounts, config } = deps
  const sealing = createSealing(config.appSecret)
  const tries = createTries(pool)

  /** Limits tries, and records a wrong code outside of the transaction that it rolls back. */
  async function counted<Value>(viewer: Viewer, check: () => Promise<Value>): Promise<Value> {
    try {
      return await tries(viewer.accountId, check)
    } catch (error) {
      if (error instanceof AppError && error.code === 'WRONG_SECOND_CODE') {
        await audit.record(db, viewer, { kind: 'second-step-failed' })
      }
      throw error
    }
  }

  const recordChange = (tx: Tx, viewer: Viewer, messageKey: MessageKey): Promise<void> =>
    audit.record(tx, viewer, {
      kind: 'second-step-changed',
      details: { change: { key: messageKey } },
    })

  const withLockedAccount = <Value>(
    accountId: string,
    action: (tx: Tx) => Promise<Value>,
  ): Promise<Value> =>
    db.transaction().execute(async (tx) => {
      await factors.lockAccount(tx, accountId)
      return await action(tx)
    })

  /** @throws AppError SECOND_FACTOR_OFF, WRONG_SECOND_CODE for a wrong or used code */
  async function spendCode(tx: Tx, { accountId }: Viewer, typed: string): Promise<void> {
    const factor = await factors.findFactor(tx, accountId)
    if (!factor) throw new AppError('SECOND_FACTOR_OFF')
    const { kind, code } = readCode(typed)
    const isCorrect =
      kind === 'recovery'
        ? await factors.takeRecoveryCode(tx, accountId, sealing.hashRecoveryCode(accountId, code))
        : await claimAppCode(tx, accountId, { factor, code })
    if (!isCorrect) throw wrongCode(kind)
  }

  async function claimAppCode(
    tx: Tx,
    accountId: string,
    { factor, code }: { factor: factors.Factor; code: string },
  ): Promise<boolean> {
    const secret = sealing.unseal(accountId, factor.sealedSecret)
    const step = codes.stepOf(secret, code, clock.now())
    return step !== undefined && (await factors.takeStep(tx, accountId, step))
  }

  async function createRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
    const newCodes = new Set<string>()
    while (newCodes.size < limits.recoveryCodes) newCodes.add(codes.newRecoveryCode())
    const hashes = [...newCodes].map((code) => sealing.hashRecoveryCode(accountId, code))
    await factors.replaceRecoveryCodes(tx, accountId, hashes)
    return [...newCodes].map(codes.spacedRecoveryCode)
  }

  /** A session that waits for a code cannot set up another second step instead. */
  function requireCodeEntered({ awaits }: Viewer): void {
    if (awaits === 'code') throw new AppError('SECOND_STEP_FIRST')
  }

  async function describe(viewer: Viewer, sealedSecret: Buffer): Promise<SetUp> {
    return codes.describeSecret(sealing.unseal(viewer.accountId, sealedSecret), {
      issuer: config.productName,
      label: await factors.findLabel(db, viewer.identityId),
    })
  }

  return {
    async getState(viewer: Viewer): Promise<SecondFactor> {
      const { accountId, awaits } = viewer
      const factor = await factors.findFactor(db, accountId)
      const maySee = factor !== undefined && awaits === null
      return {
        awaits,
        isRequired: config.isSecondFactorRequired,
        isOn: factor !== undefined,
        since: maySee ? factor.confirmedAt.toISOString() : null,
        recoveryCodesLeft: maySee ? await factors.countRecoveryCodes(db, accountId) : null,
      }
    },

    /** Completes a sign-in. The session gets a new token. */
    async enter(viewer: Viewer, token: string, typed: string) {
      const { accountId } = viewer
      return await counted(viewer, () =>
        withLockedAccount(accountId, async (tx) => {
          await spendCode(tx, viewer, typed)
          await audit.record(tx, viewer, { kind: 'second-step-taken' })
          return {
            token: await accounts.completeSecondStep(tx, token),
            recoveryCodesLeft: await factors.countRecoveryCodes(tx, accountId),
          }
        }),
      )
    },

    /**
     * Starts a set-up and returns its secret. The secret stays the same until the session finishes.
     * Replacing an existing second step requires a code of it.
     */
    async begin(viewer: Viewer, typed: string): Promise<SetUp> {
      requireCodeEntered(viewer)
      const { accountId, sessionId } = viewer
      const pendingSetUp = await findPendingSetUp(viewer)
      if (pendingSetUp) return await describe(viewer, pendingSetUp.sealedSecret)
      const sealedSecret = sealing.seal(accountId, randomBytes(codes.secretBytes))
      const isReplacement = (await factors.findFactor(db, accountId)) !== undefined
      const save = async (tx: Tx) => {
        if (isReplacement) await spendCode(tx, viewer, typed)
        const factor = await factors.findFactor(tx, accountId)
        if (factor && !isReplacement) throw new AppError('CHANGED_MEANWHILE')
        const expiresAt = new Date(clock.now().getTime() + limits.setUpMinutes * 60_000)
        const replaces = factor?.confirmedAt ?? null
        await factors.saveSetUp(tx, sessionId, { sealedSecret, replaces, expiresAt })
      }
      if (isReplacement) await counted(viewer, () => withLockedAccount(accountId, save))
      else await withLockedAccount(accountId, save)
      return await describe(viewer, sealedSecret)
    },

    /** Finishes a set-up: the first code proves that the app has the secret. The session gets a new token. */
    async confirm(viewer: Viewer, token: string, typed: string) {
      requireCodeEntered(viewer)
      const { accountId, sessionId } = viewer
      return await counted(viewer, () =>
        withLockedAccount(accountId, async (tx) => {
          const now = clock.now()
          const pendingSetUp = await findPendingSetUp(viewer, tx)
          if (!pendingSetUp) throw new AppError('SET_UP_OVER')
          const { code } = readCode(typed)
          const secret = sealing.unseal(accountId, pendingSetUp.sealedSecret)
          const lastStep = codes.stepOf(secret, code, now)
          if (lastStep === undefined) throw wrongCode('app')
          const { sealedSecret } = pendingSetUp
          await factors.saveFactor(tx, viewer, { sealedSecret, confirmedAt: now, lastStep })
          await factors.deleteSetUp(tx, sessionId)
          await recordChange(tx, viewer, 'audit.secondStep.setUp')
          const recoveryCodes = await createRecoveryCodes(tx, accountId)
          return { token: await accounts.completeSecondStep(tx, token), recoveryCodes }
        }),
      )
    },

    async renewRecoveryCodes(viewer: Viewer, typed: string): Promise<string[]> {
      const { accountId } = viewer
      return await counted(viewer, () =>
        withLockedAccount(accountId, async (tx) => {
          await spendCode(tx, viewer, typed)
          await recordChange(tx, viewer, 'audit.secondStep.recoveryCodes')
          return await createRecoveryCodes(tx, accountId)
        }),
      )
    },

    async remove(viewer: Viewer, typed: string): Promise<void> {
      if (config.isSecondFactorRequired) throw new AppError('SECOND_FACTOR_NEEDED')
      const { accountId } = viewer
      await counted(viewer, () =>
        withLockedAccount(accountId, async (tx) => {
          await spendCode(tx, viewer, typed)
          await factors.deleteFactor(tx, accountId)
          await recordChange(tx, viewer, 'audit.secondStep.removed')
        }),
      )
    },
  }

  /** The session's set-up in progress, unless the account's second step changed since it started. */
  async function findPendingSetUp({ accountId, sessionId }: Viewer, connection: Kysely<DB> = db) {
    const pendingSetUp = await factors.findSetUp(connection, sessionId, clock.now())
    const factor = await factors.findFactor(connection, accountId)
    const isUpToDate = pendingSetUp?.replaces?.getTime() === factor?.confirmedAt.getTime()
    return isUpToDate ? pendingSetUp : undefined
  }
}

/** @throws AppError INVALID_FORM for text that cannot be a code; it does not count as a try */
function readCode(typed: string): codes.TypedCode {
  const read = codes.readCode(typed)
  if (read) return read
  const messageKey = 'secondFactor.codeMissing'
  throw new AppError('INVALID_FORM', { messageKey, fields: { code: messageKey } })
}

function wrongCode(kind: codes.TypedCode['kind']): AppError {
  const messageKey = kind === 'app' ? 'secondFactor.codeWrong' : 'secondFactor.recoveryWrong'
  return new AppError('WRONG_SECOND_CODE', { messageKey, fields: { code: messageKey } })
}
