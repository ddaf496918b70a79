import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Client } from 'pg'
import { createS3Store } from '#server/adapters/storage/s3-store.ts'
import { createArchive } from '#server/backup/archive-writer.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { systemClock } from '#server/lib/clock.ts'
import { silentLog } from '#server/lib/log.ts'
import { sumTables, watchBackup } from '#tests/support/backup-moment.ts'
import { startMixedLoad } from './mixed-load.ts'
import { findWrongWrites } from './trial.ts'
import type { TrialOptions, TrialReport } from './trial.ts'
import { withCluster } from './with-cluster.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Takes a backup of two nodes under load and restores it into a new folder with the command. Each table must equal
 * what another session read from the same snapshot, and contain all writes that were confirmed before the backup.
 */
export async function tryBackup({ seconds, say }: TrialOptions): Promise<TrialReport> {
  return await withCluster({ nodes: 2 }, async (cluster, origin) => {
    const identity = await generateX25519Identity()
    const path = join(cluster.folder, 'trial.tar.zst.age')
    const load = await startMixedLoad(origin, { people: 8 })
    await sleep((seconds * 1000) / 2)
    const before = load.acknowledged()
    const began = performance.now()
    say(`backup started; ${before.length} writes confirmed so far`)
    const archive = await createArchive(path, await identityToRecipient(identity))
    const watched = watchBackup(cluster.connectionString, archive)
    const tail = await takeBackup({
      pool: watched.pool,
      store: createS3Store(cluster.filesAccount),
      clock: systemClock,
      archive: watched.archive,
      secrets: undefined,
      say: () => {},
    })
    await archive.finish()
    await watched.close()
    const tookMs = performance.now() - began
    const meanwhile = load.acknowledged().length - before.length
    say(`backup written; ${meanwhile} writes confirmed meanwhile`)
    await sleep((seconds * 1000) / 2)
    const totals = await load.stop()

    const dataDir = join(cluster.folder, 'restored')
    mkdirSync(dataDir)
    const { PATH = '' } = process.env
    const env = { PATH, DATA_DIR: dataDir, BACKUP_IDENTITY: identity }
    execFileSync(process.execPath, [join(root, 'scripts/restore.ts'), path], { cwd: root, env })
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog() })
    try {
      const expected = await watched.sums()
      const found = await sumsOf(postgres.connectionString)
      const names = Object.keys({ ...expected, ...found })
      const differing = names.filter(
        (name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]),
      )
      const missing = await findWrongWrites(postgres.connectionString, before)
      const files = await countFiles(join(dataDir, 'files'))
      const rows = Object.values(found).reduce((sum, each) => sum + each.rows, 0)
      return {
        lines: [
          '# A backup under load, restored into a new folder',
          '',
          'Two nodes behind nginx, eight clients in closed loops that search, apply with a resume and request a call-back.',
          '',
          '| | |',
          '|---|---|',
          `| requests, of these failed | ${totals.requests}, ${totals.failed} |`,
          `| writes confirmed before the backup, during it, in total | ${before.length}, ${meanwhile}, ${totals.acknowledged.length} |`,
          `| the backup | ${(tookMs / 1000).toFixed(1)} s, ${(statSync(path).size / 1e6).toFixed(1)} MB |`,
          `| tables, rows in the restored folder | ${names.length}, ${rows} |`,
          `| tables that differ, by count or checksum, from the same snapshot read by another session | ${differing.length}${differing.length > 0 ? `: ${differing.join(', ')}` : ''} |`,
          `| writes confirmed before the backup that are missing or doubled | ${missing.length} |`,
          `| files referenced by rows, in the folder, lost | ${tail.files.count}, ${files}, ${tail.lostFiles.length} |`,
        ],
        isGood:
          differing.length === 0 &&
          missing.length === 0 &&
          meanwhile > 0 &&
          tail.lostFiles.length === 0 &&
          files === tail.files.count,
      }
    } finally {
      await postgres.stop()
    }
  })
}

async function sumsOf(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await sumTables(client)
  } finally {
    await client.end()
  }
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
