import { readFileSync } from 'node:fs'
import { postmasterOf } from './victim.ts'

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
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
  const main = Number(postmasterOf(databaseDir))
  // It stops first: from then on it starts no other.
  signal([main], 'SIGSTOP')
  const children = childrenOf(main)
  signal(children, 'SIGSTOP')
  return () => signal([...children, main], 'SIGCONT')
}
