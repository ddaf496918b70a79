import { readFileSync } from 'node:fs'
import { postmasterOf } from './victim.ts'

/** All processes of the database in this folder, the main one last. */
function processesOfDatabase(databaseDir: string): number[] {
  const main = Number(postmasterOf(databaseDir))
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
  return [...children.trim().split(' ').filter(Boolean).map(Number), main]
}

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Stops all processes of the database, like a hanging machine or disk. The returned function resumes them. */
export function freezeDatabase(databaseDir: string): () => void {
  const pids = processesOfDatabase(databaseDir)
  signal(pids, 'SIGSTOP')
  return () => signal(pids, 'SIGCONT')
}
