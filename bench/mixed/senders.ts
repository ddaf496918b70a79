import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readReport } from './plan.ts'
import type { Plan, Report } from './plan.ts'
import type { Market } from './people.ts'

const trials = [16, 32, 64]

/** Sends requests from separate processes; no application repeats. */
export function createSenders(market: Market) {
  let applied = 0

  async function send(
    options: Pick<Plan, 'way' | 'seconds'> & { reportSeconds?: number },
    onReport: (report: Report) => void = () => {},
  ): Promise<Report[]> {
    const plan: Plan = { reportSeconds: 3600, ...options, market, firstApplication: applied }
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

  async function sendOnce(options: Pick<Plan, 'way' | 'seconds'>): Promise<Report> {
    const [report] = await send(options)
    if (!report) throw new Error('The sending process wrote no report')
    return report
  }

  return {
    send,
    sendOnce,
    /** The highest rate of successes in a closed loop, over several numbers of connections. */
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
