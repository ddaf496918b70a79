import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from './files.service.ts'
import type { FileKind, PreparedFile } from './prepared-file.ts'

type Deps = {
  readonly db: Kysely<DB>
  readonly files: Pick<FilesService, 'storeBytes' | 'insertRow' | 'discard'>
}
type Sent = {
  readonly file: PreparedFile | undefined
  readonly owner: { readonly ownerAccountId: string; readonly kind: FileKind }
}

/** Runs a transaction to which a file belongs, if there is one. Nothing of the file stays unless `run` says that it was taken. */
export async function runWithFile(
  { db, files }: Deps,
  { file, owner }: Sent,
  run: (tx: Transaction<DB>, fileId: string | null) => Promise<boolean>,
): Promise<void> {
  if (!file) {
    await db.transaction().execute((tx) => run(tx, null))
    return
  }
  const row = await files.storeBytes(file, owner)
  try {
    const isTaken = await db.transaction().execute(async (tx) => {
      await files.insertRow(tx, row)
      const taken = await run(tx, row.id)
      if (!taken) await tx.deleteFrom('files').where('id', '=', row.id).execute()
      return taken
    })
    if (!isTaken) await files.discard([file])
  } catch (error) {
    await files.discard([file])
    throw error
  }
}
