import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { silentLog } from '#server/lib/log.ts'

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>

export type Replica = {
  readonly connectionString: string
  readonly superuserConnectionString: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** A streaming replica of a running embedded Postgres, made of a copy of its folder. */
export async function startReplica(
  primary: Postgres,
  { primaryFolder, folder }: { primaryFolder: string; folder: string },
): Promise<Replica> {
  mkdirSync(folder)
  // The replica runs as another user and needs this access to the primary's socket.
  chmodSync(primaryFolder, 0o711)
  const cluster = join(folder, 'postgres')
  const label = await copyCluster(primary, join(primaryFolder, 'postgres'), cluster)
  for (const name of readdirSync(join(cluster, 'pg_wal'), { withFileTypes: true })) {
    if (name.isFile()) rmSync(join(cluster, 'pg_wal', name.name))
  }
  for (const name of readdirSync(cluster)) {
    if (/^postmaster\.|^\.s\.PGSQL/.test(name)) rmSync(join(cluster, name))
  }
  const { host } = new Client({ connectionString: primary.superuserConnectionString })
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=5432 user=postgres'\nhot_standby_feedback = on\n`,
  )
  writeFileSync(join(cluster, 'backup_label'), label, { mode: 0o600 })
  writeFileSync(join(cluster, 'standby.signal'), '', { mode: 0o600 })
  const { uid, gid } = statSync(cluster)
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(cluster, name), uid, gid)
  const options = { dataDir: folder, log: silentLog() }
  let postgres = await startEmbeddedPostgres(options)
  return {
    connectionString: postgres.connectionString,
    superuserConnectionString: postgres.superuserConnectionString,
    stop: () => postgres.stop(),
    start: async () => {
      postgres = await startEmbeddedPostgres(options)
    },
  }
}

/** Does the work of pg_basebackup, which the embedded Postgres lacks. */
async function copyCluster(primary: Postgres, from: string, to: string): Promise<string> {
  const client = new Client({ connectionString: primary.superuserConnectionString })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    mkdirSync(dirname(to), { recursive: true })
    execFileSync('cp', ['-a', from, to])
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    return rows[0]?.label ?? ''
  } finally {
    await client.end()
  }
}
