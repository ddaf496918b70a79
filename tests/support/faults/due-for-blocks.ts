import { sql } from 'kysely'
import { addBlock } from '../block-requests.ts'
import { rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** Blocks whose time is over. */
export const dueForBlocks = {
  'end-blocks': async (stage) => {
    const { testApp } = stage
    const ids = [await addBlock(testApp), await addBlock(testApp)]
    const { db, clock } = testApp
    await db
      .updateTable('blocks')
      .set({ ends_at: new Date(clock.now().getTime() - 1000) })
      .where('id', 'in', ids)
      .execute()
    return rowsOf(
      stage,
      sql`select ended_at is null as stands, count(*)::int as count from blocks where id = any(${ids}::uuid[]) group by 1`,
    )
  },
} as const satisfies Record<string, MakeDue>
