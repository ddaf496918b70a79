import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNodes } from './cluster.ts'
import { startMixedLoad } from './mixed-load.ts'
import { patroniTimes, startPatroni } from './patroni.ts'
import type { PatroniCluster } from './patroni.ts'
import { describeLoad, findWrongWrites } from './trial.ts'
import type { TrialOptions, TrialReport } from './trial.ts'

const secondsOfKill = 30
const people = 8
/** They only read: somebody who waits for a write does not. */
const readers = 4
/** A client repeats a write every half second for a minute. */
const triesOfWrite = 120
const maxWriteGapMs = 20_000
const maxReadGapMs = 3_000
/** How long the load runs on a whole cluster before the next kill. */
const quietMs = 5_000

type Kill = {
  readonly what: 'postgres' | 'machine'
  readonly writeGapMs: number
  readonly readGapMs: number
  readonly failedReads: number
  readonly goodReads: number
  readonly wholeAfterMs: number
}

/** The primary of a Patroni cluster is killed again and again under a node that writes and reads. */
export async function tryFailovers({ seconds, say }: TrialOptions): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-failover-'))
  // Postgres runs as another user.
  chmodSync(folder, 0o711)
  const patroni = await startPatroni(join(folder, 'patroni')).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  say('Patroni, etcd and HAProxy run')
  const nodes = await startNodes(2, {
    folder,
    // Each request that a kill ends is an error in the log.
    settings: { LOG_LEVEL: 'silent' },
    databases: patroni,
    stopDatabase: patroni.stop,
  })
  try {
    return await killPrimaries(patroni, {
      origin: `http://127.0.0.1:${nodes.nodes[0]?.port}`,
      kills: Math.max(1, Math.floor(seconds / secondsOfKill)),
      say,
    })
  } finally {
    await nodes.stop()
  }
}

async function killPrimaries(
  patroni: PatroniCluster,
  { origin, kills, say }: { origin: string; kills: number; say: (text: string) => void },
): Promise<TrialReport> {
  const watch = watchAnswers()
  const onAnswer = watch.see
  const load = await startMixedLoad(origin, { people, tries: triesOfWrite, onAnswer })
  const reading = await startMixedLoad(origin, { people: readers, writes: false, onAnswer })
  const results: Kill[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const what = kill % 2 === 0 ? 'postgres' : 'machine'
    const leader = await patroni.untilWhole()
    await sleep(quietMs * (0.5 + Math.random()))
    watch.begin()
    const killedAt = performance.now()
    patroni.kill(leader, what)
    // Until another leads, the members report the cluster as it was.
    await watch.untilWritten(killedAt)
    if (what === 'machine') patroni.startMember(leader)
    await patroni.untilWhole()
    const result = { what, ...watch.end(), wholeAfterMs: performance.now() - killedAt } as const
    results.push(result)
    say(`${kill + 1} of ${kills}: ${JSON.stringify(result)}`)
  }
  const readTotals = await reading.stop()
  const totals = await load.stop()
  const wrong = await findWrongWrites(patroni.connectionString, totals.acknowledged)
  const longest = (of: (kill: Kill) => number) => Math.max(...results.map(of))
  const { ttl, loop_wait: loopWait, retry_timeout: retry } = patroniTimes
  return {
    lines: [
      '# The primary of three Postgres is killed',
      '',
      `Patroni with three Postgres 15 (one synchronous standby), etcd and HAProxy from Debian 12 on one machine, two nodes, ${people} people in closed loops at one of them, who repeat a write every half second until it is confirmed, and ${readers} who only read. \`ttl\` ${ttl} s, \`loop_wait\` ${loopWait} s, \`retry_timeout\` ${retry} s, \`master_start_timeout\` 0. A kill (SIGKILL) is of Postgres alone, or of its Patroni too, as if the machine was gone.`,
      '',
      '| killed | longest time without a confirmed write | longest time without a good read | reads, of these failed | all three in step after |',
      '|---|---|---|---|---|',
      ...results.map(
        ({ what, writeGapMs, readGapMs, failedReads, goodReads, wholeAfterMs }) =>
          `| ${what} | ${inSeconds(writeGapMs)} | ${inSeconds(readGapMs)} | ${goodReads + failedReads}, ${failedReads} | ${inSeconds(wholeAfterMs)} |`,
      ),
      '',
      ...describeLoad(totals, wrong),
      `| requests of those who only read, failed | ${readTotals.requests}, ${readTotals.failed} |`,
    ],
    isGood:
      wrong.length === 0 &&
      totals.givenUp === 0 &&
      longest(({ writeGapMs }) => writeGapMs) <= maxWriteGapMs &&
      longest(({ readGapMs }) => readGapMs) <= maxReadGapMs,
  }
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The gaps between good answers since `begin`. */
function watchAnswers() {
  const lastGood = { write: 0, read: 0 }
  const longest = { write: 0, read: 0 }
  let [failedReads, goodReads] = [0, 0]
  return {
    see({ isWrite, isGood }: { readonly isWrite: boolean; readonly isGood: boolean }): void {
      if (!isWrite) {
        if (isGood) goodReads += 1
        else failedReads += 1
      }
      if (!isGood) return
      const kind = isWrite ? 'write' : 'read'
      const now = performance.now()
      longest[kind] = Math.max(longest[kind], now - lastGood[kind])
      lastGood[kind] = now
    },
    begin(): void {
      const now = performance.now()
      Object.assign(lastGood, { write: now, read: now })
      Object.assign(longest, { write: 0, read: 0 })
      failedReads = 0
      goodReads = 0
    },
    /** Until a write is confirmed that was not on its way when the primary was killed. */
    async untilWritten(killedAt: number): Promise<void> {
      const deadline = killedAt + triesOfWrite * 500
      while (lastGood.write < killedAt + 1_500) {
        if (performance.now() > deadline) throw new Error('no write was confirmed for a minute')
        await sleep(50)
      }
    },
    end: () => ({ writeGapMs: longest.write, readGapMs: longest.read, failedReads, goodReads }),
  }
}
