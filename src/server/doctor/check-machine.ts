import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { assertMigrated } from '../db/migrate.ts'
import type { Clock } from '../lib/clock.ts'
import type { FileStore } from '../ports/file-store.ts'
import { bad, fine, note, reasonOf } from './finding.ts'
import type { Finding } from './finding.ts'

const leastFreeBytes = 2_000_000_000
const maxClockDifferenceMs = 5_000
const oldestPostgres = 15

export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const says = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`
  return free < leastFreeBytes
    ? bad('Disk', says, 'make room, or move DATA_DIR to a larger disk')
    : fine('Disk', says)
}

export async function checkStore(store: FileStore): Promise<Finding> {
  const key = `doctor/${randomUUID()}`
  const bytes = Buffer.from('written by the doctor')
  try {
    await store.put(key, bytes)
    const read = await store.read(key)
    await store.remove(key)
    if (read?.equals(bytes)) return fine('Files', 'written, read and removed')
    return bad('Files', 'what was written was not read again', 'look at the disk for errors')
  } catch (error) {
    return bad(
      'Files',
      reasonOf(error),
      'let this account write to the place of files: the folder, or the bucket of the S3_ settings',
    )
  }
}

export async function checkDatabase(pool: Pool, clock: Clock): Promise<Finding[]> {
  try {
    const { rows } = await pool.query<{
      version: number
      now: Date
      fsync: string
      free: number
    }>(`
      select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now,
        current_setting('fsync') as fsync,
        current_setting('max_connections')::int - (select count(*) from pg_stat_activity)::int as free`)
    const [found] = rows
    if (!found) throw new Error('it answers nothing')
    const { version, now, fsync, free } = found
    const difference = Math.abs(clock.now().getTime() - now.getTime())
    return [
      version < oldestPostgres
        ? bad('Database', `Postgres ${version}`, `use Postgres ${oldestPostgres} or later`)
        : fine('Database', `Postgres ${version}, ${free} connections free`),
      fsync === 'on'
        ? fine('Durability', 'what is committed is on the disk')
        : bad(
            'Durability',
            'fsync is off',
            'set fsync = on: a power loss would destroy the database',
          ),
      difference > maxClockDifferenceMs
        ? bad(
            'Clock',
            `the database's differs by ${Math.round(difference / 1000)} s`,
            'let both machines follow the same time server (NTP)',
          )
        : fine('Clock', 'agrees with the database'),
      await checkMigrations(pool),
    ]
  } catch (error) {
    return [bad('Database', reasonOf(error), 'look whether it runs and lets this program in')]
  }
}

async function checkMigrations(pool: Pool): Promise<Finding> {
  try {
    await assertMigrated(pool)
    return fine('Schema', 'is that of this version')
  } catch (error) {
    return note('Schema', reasonOf(error), 'the next start applies what is missing')
  }
}

/** The number of tasks that used up all their tries. */
export async function checkQueue(pool: Pool): Promise<Finding> {
  try {
    const { rows } = await pool.query<{ task: string; count: number }>(`
      select t.identifier as task, count(*) as count
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.attempts >= j.max_attempts group by 1 order by 1`)
    if (rows.length === 0) return fine('Background work', 'nothing has failed for good')
    const says = rows.map(({ task, count }) => `${count} of ${task}`).join(', ')
    return bad('Background work', `failed for good: ${says}`, 'look for them in the log')
  } catch (error) {
    return note('Background work', reasonOf(error), 'the first start makes its tables')
  }
}
