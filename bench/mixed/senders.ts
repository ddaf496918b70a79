import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readReport } from './plan.ts'
import type { Plan, Report } from './plan.ts'
import type { Market } from './people.ts'

const trials = [16, 32, 64]

/** Asks from processes of their own; no application comes twice. */
export function createSenders(market: Market) {
  let applied = 0

  async function send(
    wish: Pick<Plan, 'way' | 'seconds'> & { reportSeconds?: number },
    onReport: (report: Report) => void = () => {},
  ): Promise<Report[]> {
    const plan: Plan = { reportSeconds: 3600, ...wish, market, firstApplication: applied }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'sender.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    child.stdin.end(JSON.stringify(plan))
    const reports: Report[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      const report = readReport(line)
      applied = report.applications
      reports.push(report)
      onReport(report)
    }
    await ended
    return reports
  }

  async function sendOnce(wish: Pick<Plan, 'way' | 'seconds'>): Promise<Report> {
    const [report] = await send(wish)
    if (!report) throw new Error('The process that asks told nothing')
    return report
  }

  return {
    send,
    sendOnce,
    /** The most good answers a second in a closed loop, over some numbers of connections. */
    async findHighest(seconds: number): Promise<{ perSecond: number; connections: number }> {
      await send({ way: { connections: 16 }, seconds })
      let highest = { perSecond: 0, connections: 0 }
      for (const connections of trials) {
        const { good, seconds: took } = await sendOnce({ way: { connections }, seconds })
        const perSecond = good / took
        if (perSecond > highest.perSecond) highest = { perSecond, connections }
      }
      return highest
    },
  }
}

export const problemsOf = ({ problems }: Pick<Report, 'problems'>): number =>
  Object.values(problems).reduce((sum, each) => sum + each, 0)
