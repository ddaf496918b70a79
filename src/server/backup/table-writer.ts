import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CopyStreamQuery } from 'pg-copy-streams'
import { StartError } from '#server/lib/start-error.ts'
import { nameOf } from './backup-format.ts'
import type { BackupTable } from './backup-format.ts'
import { copyIn } from './backup-tables.repository.ts'

type OpenTable = { readonly name: string; readonly rows: CopyStreamQuery }

/** Writes tables from their parts, which arrive table by table. */
export function createTableWriter(client: PoolClient, tables: readonly BackupTable[]) {
  const byName = new Map(tables.map((table) => [nameOf(table), table]))
  let open: OpenTable | undefined

  async function end(): Promise<void> {
    if (!open) return
    open.rows.end()
    await finished(open.rows)
    open = undefined
  }

  return {
    end,
    async write(name: string, bytes: Buffer): Promise<void> {
      if (open?.name !== name) {
        await end()
        const table = byName.get(name)
        if (!table) throw new StartError(`The backup holds an unknown table: ${name}.`)
        open = { name, rows: client.query(copyFrom(copyIn(table))) }
      }
      const { rows } = open
      if (!rows.write(bytes)) await once(rows, 'drain')
    },
  }
}
