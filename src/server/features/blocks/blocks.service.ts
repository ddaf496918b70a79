import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { addBlockFieldOrder, blockFieldOrder } from '#contract/blocks/options.ts'
import type { BlockKind, BlockReason, BlockSpan } from '#contract/blocks/options.ts'
import {
  addBlockSchema,
  blockOrganisationSchema,
  endBlockSchema,
} from '#contract/blocks/schemas.ts'
import type {
  Block,
  blockImpactQuerySchema,
  BlockImpact,
  listBlocksSchema,
} from '#contract/blocks/schemas.ts'
import { blockStateOf, mayAgree } from '#contract/blocks/states.ts'
import { normalValue, valueProblem } from '#contract/blocks/values.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { adminPolicy } from '#contract/admin/policy.ts'
import { hasOtherAdmin } from '#server/features/accounts/other-admins.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { readImpact } from './block-impact.repository.ts'
import * as organisations from './blocked-organisations.repository.ts'
import * as repository from './blocks.repository.ts'
import { presentBlock } from './blocks.presenter.ts'
import type { FreezingService } from './freezing.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  freezing: FreezingService
}

type LockedBlock = NonNullable<Awaited<ReturnType<typeof repository.lockBlock>>>

/** By one run, a minute later the next ones. */
const endedAtOnce = 100

type New = {
  readonly kind: BlockKind
  readonly value: string
  readonly reason: BlockReason
  readonly note: string
  readonly until: BlockSpan
  readonly parentId?: string
}

export type BlocksService = ReturnType<typeof createBlocksService>

/** Blocks organisations, phones, e-mail domains and GSTINs. A block holds at once; a second admin makes it final. */
export function createBlocksService({ db, clock, audit, freezing }: Deps) {
  return {
    async list(
      viewer: Viewer,
      { kind, search = '', cursor, limit = limits.listDefault }: z.output<typeof listBlocksSchema>,
    ): Promise<Page<Block>> {
      const of = { kind, search: search.trim() }
      const position = decodeTimeCursor(cursor)
      const rows = await repository.listBlocks(db, {
        ...of,
        after: position?.at ? { at: position.at, id: position.id } : undefined,
        limit: limit + 1,
      })
      const counted = await repository.countBlocks(db, of.search)
      const all = counted.reduce((sum, { count }) => sum + count, 0)
      const counts = Object.fromEntries(counted.map((each) => [each.kind, each.count]))
      const admin = await adminOf(viewer)
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((row) => presentBlock(row, admin, clock.now())),
        total: kind === undefined ? all : (counts[kind] ?? 0),
        nextCursor: last
          ? encodeCursor({ value: last.blocked_at.toISOString(), id: last.id })
          : null,
        counts: { ...counts, all },
      }
    },

    /** The block of an organisation that stands; null without one. @throws AppError NOT_FOUND for what is no id */
    async readOfOrganisation(viewer: Viewer, organisationId: string): Promise<Block | null> {
      if (!isId(organisationId)) throw new AppError('NOT_FOUND')
      const row = await repository.findOrganisationBlock(db, organisationId)
      return row ? presentBlock(row, await adminOf(viewer), clock.now()) : null
    },

    /**
     * Blocks a phone, a domain or a GSTIN. What is blocked already stays as it is.
     * @throws AppError INVALID_FORM
     */
    async add(viewer: Viewer, form: unknown): Promise<Block> {
      const { kind, value, ...why } = parseForm(addBlockSchema, form, addBlockFieldOrder)
      const normal = normalValue(kind, value)
      const id = await db
        .transaction()
        .execute(async (tx) => await put(tx, viewer, { kind, value: normal, ...why }))
      return await present(viewer, id)
    },

    /**
     * Blocks an organisation with what it signed in with and its GSTIN and work e-mail domain. Its sessions end, its jobs
     * freeze, who applied is told. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND, INVALID_FORM
     */
    async blockOrganisation(viewer: Viewer, organisationId: string, form: unknown): Promise<Block> {
      if (!isId(organisationId)) throw new AppError('NOT_FOUND')
      const why = parseForm(blockOrganisationSchema, form, blockFieldOrder)
      const blockId = await db.transaction().execute(async (tx) => {
        const now = clock.now()
        if (!(await organisations.setSuspended(tx, organisationId, now))) {
          throw new AppError('NOT_FOUND')
        }
        const standing = await repository.findStanding(tx, 'organisation', organisationId)
        if (standing) return standing.id
        const id = await put(tx, viewer, { kind: 'organisation', value: organisationId, ...why })
        for (const { kind, value } of await organisations.listOwnValues(tx, organisationId)) {
          if (valueProblem(kind, value) !== undefined) continue
          await put(tx, viewer, { kind, value: normalValue(kind, value), ...why, parentId: id })
        }
        await freezing.freeze(tx, {
          blockId: id,
          organisationId,
          adminId: viewer.accountId,
          ...why,
        })
        return id
      })
      return await present(viewer, blockId)
    },

    /**
     * Makes a block final, with those that it brought. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND; SECOND_ADMIN_NEEDED for the admin who blocked
     */
    async agree(viewer: Viewer, blockId: string): Promise<Block> {
      const admin = await adminOf(viewer)
      await db.transaction().execute(async (tx) => {
        const { state, block } = await lock(tx, blockId)
        if (state === 'ended') throw new AppError('NOT_FOUND')
        if (state === 'final') return
        const now = clock.now()
        const agreement = { state, blockedBy: block.blocked_by, blockedAt: block.blocked_at }
        if (!mayAgree(agreement, admin, now)) throw new AppError('SECOND_ADMIN_NEEDED')
        await repository.agreeToBlocks(tx, { blockId, adminId: viewer.accountId }, now)
        await record(tx, viewer, 'block-agreed', block)
      })
      return await present(viewer, blockId)
    },

    /**
     * Ends a block and those that it brought. Jobs that it froze are where they were, with the lost days added. Repeated, it
     * changes nothing.
     * @throws AppError NOT_FOUND, INVALID_FORM without a reason
     */
    async end(viewer: Viewer, blockId: string, form: unknown): Promise<Block> {
      const { note } = parseForm(endBlockSchema, form, blockFieldOrder)
      await db.transaction().execute(async (tx) => {
        const { state, block } = await lock(tx, blockId)
        if (state !== 'ended') await end(tx, block, { by: viewer, note })
      })
      return await present(viewer, blockId)
    },

    /** Who would be hit by the block of a value; nobody by one that can't be blocked. */
    async readImpact({
      kind,
      value,
    }: z.output<typeof blockImpactQuerySchema>): Promise<BlockImpact> {
      if (valueProblem(kind, value) !== undefined) return { accounts: 0, liveJobs: 0 }
      return await readImpact(db, kind, normalValue(kind, value))
    },

    /** Ends blocks whose time is over. Several nodes may run it at the same time. */
    async endDue(): Promise<void> {
      const now = clock.now()
      for (const { id } of await repository.listEnding(db, { now, limit: endedAtOnce })) {
        await db.transaction().execute(async (tx) => {
          const { state, block } = await lock(tx, id)
          if (state !== 'ended') await end(tx, block, { by: undefined, note: '' })
        })
      }
    },
  }

  /** Ends a block that stands. Without an admin it ends by itself, as the one who blocked had set it. */
  async function end(
    tx: Transaction<DB>,
    block: LockedBlock,
    { by, note }: { by: Viewer | undefined; note: string },
  ): Promise<void> {
    const { id: blockId, kind, value } = block
    const adminId = by?.accountId ?? block.blocked_by
    await repository.endBlocks(tx, { blockId, adminId, note }, clock.now())
    await record(tx, by, 'block-ended', block)
    if (kind !== 'organisation') return
    await organisations.setSuspended(tx, value, null)
    await freezing.unfreeze(tx, { blockId, organisationId: value, adminId })
  }

  /** Returns the block that stands. */
  async function put(
    tx: Transaction<DB>,
    viewer: Viewer,
    { kind, value, reason, note, until, parentId }: New,
  ): Promise<string> {
    const id = await repository.insertBlock(tx, {
      id: newId(),
      kind,
      value,
      reason,
      note,
      parent_id: parentId ?? null,
      blocked_by: viewer.accountId,
      blocked_at: clock.now(),
      ends_at: until === 'forGood' ? null : endOfIndiaDayAfter(clock.now(), Number(until)),
    })
    if (id === undefined) {
      const standing = await repository.findStanding(tx, kind, value)
      if (!standing) throw new AppError('CHANGED_MEANWHILE')
      return standing.id
    }
    await record(tx, viewer, 'blocked', { kind, value, reason })
    return id
  }

  /** @throws AppError NOT_FOUND */
  async function lock(tx: Transaction<DB>, blockId: string) {
    const block = isId(blockId) ? await repository.lockBlock(tx, blockId) : undefined
    if (!block) throw new AppError('NOT_FOUND')
    const { agreed_at: agreedAt, ended_at: endedAt } = block
    return {
      block,
      state: blockStateOf({ isAgreed: agreedAt !== null, isEnded: endedAt !== null }),
    }
  }

  async function record(
    tx: Transaction<DB>,
    viewer: Viewer | undefined,
    kind: 'blocked' | 'block-agreed' | 'block-ended',
    block: { readonly kind: BlockKind; readonly value: string; readonly reason?: BlockReason },
  ): Promise<void> {
    const isOrganisation = block.kind === 'organisation'
    await audit.record(tx, viewer, {
      kind,
      ...(isOrganisation && { personId: block.value }),
      details: {
        what: { key: `blocks.kind.${block.kind}` },
        value: isOrganisation ? await organisations.findName(tx, block.value) : block.value,
        ...(block.reason && { reason: { key: `blocks.reason.${block.reason}` } }),
      },
    })
  }

  async function present(viewer: Viewer, blockId: string): Promise<Block> {
    const row = await repository.findBlock(db, blockId)
    if (!row) throw new AppError('NOT_FOUND')
    return presentBlock(row, await adminOf(viewer), clock.now())
  }

  async function adminOf({ accountId: id }: Viewer) {
    return { id, isOnlyAdmin: !(await hasOtherAdmin(db, id, adminPolicy.agreeToBlock)) }
  }
}
