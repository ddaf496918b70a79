import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { freePort } from '../product.ts'

/*
 * Three Postgres under Patroni, with one etcd, and HAProxy in front of them: the set-up of docs/operations/nodes.md on one
 * machine, from the packages of Debian. Everything listens on 127.0.0.1 and is in one folder.
 */

const memberCount = 3
const password = 'of this trial alone'
const readyTimeoutMs = 90_000

/** Seconds. A node that is gone holds the leader's key for `ttl` at most; `loop_wait` is between two checks. */
export const patroniTimes = { ttl: 10, loop_wait: 2, retry_timeout: 3 }

type Member = {
  readonly name: string
  readonly port: number
  readonly apiPort: number
  readonly folder: string
}

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})

export type PatroniCluster = Awaited<ReturnType<typeof startPatroni>>

/** @throws Error when a program is not installed */
export async function startPatroni(folder: string) {
  const programs = findPrograms()
  const account = postgresAccount()
  const running: ChildProcess[] = []
  const run = (command: string, args: string[], options: object = {}): ChildProcess => {
    const child = spawn(command, args, { cwd: folder, stdio: 'ignore', ...options })
    running.push(child)
    return child
  }
  mkdirSync(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const etcdPort = await startEtcd(folder, run)
  const members: Member[] = []
  for (let index = 0; index < memberCount; index += 1) {
    const name = `pg${index}`
    const memberFolder = join(folder, name)
    mkdirSync(memberFolder)
    if (account) chownSync(memberFolder, account.uid, account.gid)
    const ports = { port: await freePort(), apiPort: await freePort() }
    members.push({ name, folder: memberFolder, ...ports })
  }
  const processes = new Map<string, ChildProcess>()

  function startMember(member: Member): void {
    const file = join(member.folder, 'patroni.json')
    writeFileSync(file, JSON.stringify(settingsOf(member, { etcdPort, programs })))
    const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}`, LC_ALL: 'C.UTF-8' }
    processes.set(member.name, run('patroni', [file], { env, ...account }))
  }

  /** The leader, once the cluster has one and as many standbys as should follow it, one of them synchronous. */
  async function untilWhole(standbys: number): Promise<Member> {
    const deadline = performance.now() + readyTimeoutMs
    let seen = ''
    while (performance.now() < deadline) {
      for (const { apiPort } of members) {
        const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => undefined)
        if (!answer?.ok) continue
        const found = clusterSchema.parse(await answer.json()).members
        seen = found.map(({ name, role, state }) => `${name} ${role} ${state}`).join(', ')
        const leader = found.find(({ role, state }) => role === 'leader' && state === 'running')
        const following = found.filter(
          ({ role, state }) => role !== 'leader' && /^(?:running|streaming)$/.test(state),
        )
        const hasSynchronous = following.some(({ role }) => role === 'sync_standby')
        const member = members.find(({ name }) => name === leader?.name)
        if (member && following.length >= standbys && (hasSynchronous || standbys === 0))
          return member
      }
      await sleep(200)
    }
    throw new Error(`the cluster is not whole: ${seen}`)
  }

  async function stop(): Promise<void> {
    for (const member of members) killPostmaster(member)
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    }
    for (const member of members) killPostmaster(member)
  }

  try {
    const [first, ...others] = members
    if (first) startMember(first)
    await untilWhole(0)
    for (const member of others) startMember(member)
    const leader = await untilWhole(memberCount - 1)
    await createDatabase(leader)
    const { writePort, readPort } = await startProxy(folder, members, run)
    const at = (port: number) =>
      `postgres://kaamyab:kaamyab@127.0.0.1:${port}/kaamyab?sslmode=disable`
    return {
      connectionString: at(writePort),
      readConnectionString: at(readPort),
      untilWhole: () => untilWhole(memberCount - 1),
      /** Kills Postgres alone, or as if its machine was gone: its Patroni too. */
      kill(member: Member, what: 'postgres' | 'machine'): void {
        if (what === 'machine') processes.get(member.name)?.kill('SIGKILL')
        killPostmaster(member)
      },
      startMember,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function findPrograms(): string {
  for (const program of ['patroni', 'etcd', 'haproxy']) {
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
    } catch {
      throw new Error('Needed: apt-get install patroni etcd-server haproxy postgresql')
    }
  }
  const found = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  if (found === undefined) throw new Error('Needed: apt-get install postgresql')
  return found
}

/** Postgres refuses to run as root. */
function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type Run = (command: string, args: string[], options?: object) => ChildProcess

async function startEtcd(folder: string, run: Run): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const options = {
    name: 'trial',
    'data-dir': join(folder, 'etcd'),
    'initial-cluster': `trial=${peer}`,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
  }
  run(
    'etcd',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  )
  const deadline = performance.now() + readyTimeoutMs
  while (!(await fetch(`${client}/health`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline) throw new Error('etcd did not start')
    await sleep(100)
  }
  return port
}

function settingsOf(
  { name, port, apiPort, folder }: Member,
  { etcdPort, programs }: { etcdPort: number; programs: string },
): object {
  return {
    scope: 'kaamyab',
    name,
    log: { dir: folder, level: 'INFO' },
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: {
      dcs: {
        ...patroniTimes,
        // A Postgres that died is not restarted first: another takes over.
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, hot_standby_feedback: 'on', shared_buffers: '128MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      basebackup: { checkpoint: 'fast' },
    },
  }
}

function killPostmaster({ folder }: Member): void {
  const file = join(folder, 'data/postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  // The file may be left over, and its number another process's by now.
  const command = `/proc/${pid}/cmdline`
  if (existsSync(command) && readFileSync(command, 'utf8').includes(folder))
    process.kill(pid, 'SIGKILL')
}

async function createDatabase({ port }: Member): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
  })
  await client.connect()
  await client.query(`create role kaamyab login password 'kaamyab'`)
  await client.query('create database kaamyab owner kaamyab')
  await client.end()
}

/** One port leads to the primary, the other to the standbys in turn, as Patroni's checks say. */
async function startProxy(folder: string, members: readonly Member[], run: Run) {
  const [writePort, readPort] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  const servers = members.map(
    ({ name, port, apiPort }) => `  server ${name} 127.0.0.1:${port} check port ${apiPort}`,
  )
  const listen = (name: string, port: number, check: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk GET ${check}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 1 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ]
  writeFileSync(
    file,
    [
      'defaults',
      '  mode tcp',
      '  retries 0',
      '  timeout connect 1s',
      '  timeout check 1s',
      '  timeout client 30m',
      '  timeout server 30m',
      ...listen('write', writePort, '/primary'),
      ...listen('read', readPort, '/replica?lag=16MB'),
      '',
    ].join('\n'),
  )
  run('haproxy', ['-f', file, '-db'])
  const deadline = performance.now() + readyTimeoutMs
  for (const port of [writePort, readPort]) {
    const connectionString = `postgres://kaamyab:kaamyab@127.0.0.1:${port}/kaamyab`
    while (!(await answers(connectionString))) {
      if (performance.now() > deadline) throw new Error('HAProxy leads to no Postgres')
      await sleep(200)
    }
  }
  return { writePort, readPort }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
