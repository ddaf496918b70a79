import { createProgress } from '#server/boot/progress.ts'
import { createLog } from '#server/lib/log.ts'
import type { LogLevel } from '#server/lib/log.ts'

/** Log and progress of a command in a terminal. */
export const openTerminal = (level: LogLevel = 'warn') => ({
  log: createLog({ level, format: 'text', write: (line) => process.stderr.write(line) }),
  progress: createProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
  }),
})
