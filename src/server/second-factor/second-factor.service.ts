import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import type { SecondFactor, SetUp } from '#contract/second-factor.ts'
import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import * as codes from './codes.rules.ts'
import { createSealing } from './sealing.rules.ts'
import * as factors from './second-factor.repository.ts'
import { createTries } from './tries.ts'

type Needs = {
  db: Kysely<DB>
  pool: Pool
  clock: Clock
  audit: Pick<Audit, 'record'>
  accounts: Pick<AccountsService, 'completeSecondStep'>
  config: { appSecret: string; productName: string; isSecondFactorRequired: boolean }
}
type Tx = Transaction<DB>

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** The second step of an admin's sign-in. Whatever changes it asks for a fresh code of it. */
export function createSecondFactorService(needs: Needs) {
  const { db, pool, clock, audit, accounts, config } = needs
  const sealing = createSealing(config.appSecret)
  const tries = createTries(pool)

  /** A wrong code is recorded, although nothing else of its transaction stays. */
  async function counted<Value>(viewer: Viewer, judge: () => Promise<Value>): Promise<Value> {
    try {
      return await tries(viewer.accountId, judge)
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
      details: { change: sentence(messageKey) },
    })

  const inTurn = <Value>(accountId: string, act: (tx: Tx) => Promise<Value>): Promise<Value> =>
    db.transaction().execute(async (tx) => {
      await factors.lockAccount(tx, accountId)
      return await act(tx)
    })

  /** @throws AppError SECOND_FACTOR_OFF, WRONG_SECOND_CODE also for a code that was used before */
  async function spendCode(tx: Tx, { accountId }: Viewer, typed: string): Promise<void> {
    const factor = await factors.findFactor(tx, accountId)
    if (!factor) throw new AppError('SECOND_FACTOR_OFF')
    const { kind, code } = readCode(typed)
    const isGood =
      kind === 'recovery'
        ? await factors.takeRecoveryCode(tx, accountId, sealing.hashRecoveryCode(accountId, code))
        : await isGoodNow(tx, accountId, { factor, code })
    if (!isGood) throw wrongCode(kind)
  }

  async function isGoodNow(
    tx: Tx,
    accountId: string,
    { factor, code }: { factor: factors.Factor; code: string },
  ): Promise<boolean> {
    const secret = sealing.unseal(accountId, factor.sealedSecret)
    const step = codes.stepOf(secret, code, clock.now())
    return step !== undefined && (await factors.takeStep(tx, accountId, step))
  }

  async function giveRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
    const fresh = new Set<string>()
    while (fresh.size < limits.recoveryCodes) fresh.add(codes.newRecoveryCode())
    const hashes = [...fresh].map((code) => sealing.hashRecoveryCode(accountId, code))
    await factors.replaceRecoveryCodes(tx, accountId, hashes)
    return [...fresh].map(codes.spacedRecoveryCode)
  }

  /** Whoever waits for a code can't have another second step instead. */
  function requireDone({ awaits }: Viewer): void {
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

    /** Finishes a sign-in; the session gets another token. */
    async enter(viewer: Viewer, token: string, typed: string) {
      const { accountId } = viewer
      return await counted(viewer, () =>
        inTurn(accountId, async (tx) => {
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
     * A secret to set up, the same as long as this session is at it. One that takes the place of
     * another is shown for a code of that one.
     */
    async begin(viewer: Viewer, typed: string): Promise<SetUp> {
      requireDone(viewer)
      const { accountId, sessionId } = viewer
      const begun = await findBegun(viewer)
      if (begun) return await describe(viewer, begun.sealedSecret)
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
      if (isReplacement) await counted(viewer, () => inTurn(accountId, save))
      else await inTurn(accountId, save)
      return await describe(viewer, sealedSecret)
    },

    /** The first code shows that the app has the secret. The session gets another token. */
    async confirm(viewer: Viewer, token: string, typed: string) {
      requireDone(viewer)
      const { accountId, sessionId } = viewer
      return await counted(viewer, () =>
        inTurn(accountId, async (tx) => {
          const now = clock.now()
          const begun = await findBegun(viewer, tx)
          if (!begun) throw new AppError('SET_UP_OVER')
          const { code } = readCode(typed)
          const secret = sealing.unseal(accountId, begun.sealedSecret)
          const lastStep = codes.stepOf(secret, code, now)
          if (lastStep === undefined) throw wrongCode('app')
          const { sealedSecret } = begun
          await factors.saveFactor(tx, viewer, { sealedSecret, confirmedAt: now, lastStep })
          await factors.deleteSetUp(tx, sessionId)
          await recordChange(tx, viewer, 'audit.secondStep.setUp')
          const recoveryCodes = await giveRecoveryCodes(tx, accountId)
          return { token: await accounts.completeSecondStep(tx, token), recoveryCodes }
        }),
      )
    },

    async renewRecoveryCodes(viewer: Viewer, typed: string): Promise<string[]> {
      const { accountId } = viewer
      return await counted(viewer, () =>
        inTurn(accountId, async (tx) => {
          await spendCode(tx, viewer, typed)
          await recordChange(tx, viewer, 'audit.secondStep.recoveryCodes')
          return await giveRecoveryCodes(tx, accountId)
        }),
      )
    },

    async remove(viewer: Viewer, typed: string): Promise<void> {
      if (config.isSecondFactorRequired) throw new AppError('SECOND_FACTOR_NEEDED')
      const { accountId } = viewer
      await counted(viewer, () =>
        inTurn(accountId, async (tx) => {
          await spendCode(tx, viewer, typed)
          await factors.deleteFactor(tx, accountId)
          await recordChange(tx, viewer, 'audit.secondStep.removed')
        }),
      )
    },
  }

  /** What this session began to set up, unless the account's second step has changed since. */
  async function findBegun({ accountId, sessionId }: Viewer, connection: Kysely<DB> = db) {
    const begun = await factors.findSetUp(connection, sessionId, clock.now())
    const factor = await factors.findFactor(connection, accountId)
    const isUpToDate = begun?.replaces?.getTime() === factor?.confirmedAt.getTime()
    return isUpToDate ? begun : undefined
  }
}

/** @throws AppError INVALID_FORM for what can be no code, which is no guess either */
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
