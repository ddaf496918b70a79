import type { Kysely } from 'kysely'
import type { ValueKind } from '#contract/blocks/options.ts'
import { normalValue } from '#contract/blocks/values.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countStops, findStanding } from './blocks.repository.ts'

/** A value of a form that may not be blocked. */
export type CheckedValue = {
  readonly field: string
  readonly kind: ValueKind
  readonly value: string
}

export type BlockList = ReturnType<typeof createBlockList>

/** Keeps blocked phones, e-mail domains and GSTINs from being used by another account, and counts how often. */
export function createBlockList({ db }: { db: Kysely<DB> }) {
  async function stoppedOf(values: readonly CheckedValue[]): Promise<CheckedValue[]> {
    const normal = values
      .map((each) => ({ ...each, value: normalValue(each.kind, each.value) }))
      .filter(({ value }) => value !== '')
    if (normal.length === 0) return []
    const stopped = await countStops(db, normal)
    return normal.filter(({ kind, value }) =>
      stopped.some((each) => each.kind === kind && each.value === value),
    )
  }

  return {
    /** Whether a value is blocked, within a transaction. */
    isBlocked: async (tx: Kysely<DB>, kind: ValueKind, value: string): Promise<boolean> =>
      (await findStanding(tx, kind, normalValue(kind, value))) !== undefined,

    /** Counts somebody who was refused for a value that is blocked. */
    async countStop(kind: ValueKind, value: string): Promise<void> {
      await stoppedOf([{ field: kind, kind, value }])
    },

    /** @throws AppError INVALID_FORM with each field that is blocked */
    async requireAllowed(values: readonly CheckedValue[]): Promise<void> {
      const stopped = await stoppedOf(values)
      if (stopped.length === 0) return
      throw new AppError('INVALID_FORM', {
        messageKey: 'blocks.valueBlocked',
        fields: Object.fromEntries(stopped.map(({ field }) => [field, 'blocks.valueBlocked'])),
      })
    },
  }
}
