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
      // A connection that ended meanwhile.
    }
  }
}

/** Makes the database stand still, as one whose machine or disk hangs. What comes back lets it go on. */
export function freezeDatabase(databaseDir: string): () => void {
  const pids = processesOfDatabase(databaseDir)
  signal(pids, 'SIGSTOP')
  return () => signal(pids, 'SIGCONT')
}
