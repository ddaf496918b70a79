import { readFileSync, readdirSync } from 'node:fs'

/* CPU time and memory from /proc. */

type Process = {
  readonly pid: number
  readonly parent: number
  readonly cpuSeconds: number
  readonly command: string
}

const ticksPerSecond = 100

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readIfThere(`/proc/${name}/stat`)
      const command = readIfThere(`/proc/${name}/cmdline`)
      if (stat === undefined || command === undefined) return []
      // The program's name, in brackets, may contain spaces; the numbers follow it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent, ...rest] = fields.slice(1).map(Number)
      // user and system time of the process and of its ended children
      const ticks = rest.slice(9, 13).reduce((sum, each) => sum + each, 0)
      return [
        {
          pid: Number(name),
          parent: parent ?? 0,
          cpuSeconds: ticks / ticksPerSecond,
          command: command.replaceAll('\0', ' '),
        },
      ]
    })
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}

/** CPU seconds so far of a process, its descendants, and the Postgres over `dataDir`. */
export function cpuSecondsOf(pid: number, dataDir?: string): number {
  const processes = readProcesses()
  const roots = processes.filter(
    (each) =>
      each.pid === pid ||
      (dataDir !== undefined &&
        each.command.includes('postgres') &&
        each.command.includes(dataDir)),
  )
  const counted = new Map(roots.map((root) => [root.pid, root]))
  for (let grew = true; grew;) {
    const children = processes.filter((each) => counted.has(each.parent) && !counted.has(each.pid))
    for (const child of children) counted.set(child.pid, child)
    grew = children.length > 0
  }
  return [...counted.values()].reduce((sum, each) => sum + each.cpuSeconds, 0)
}

/** Resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const status = readIfThere(`/proc/${pid}/status`) ?? ''
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
