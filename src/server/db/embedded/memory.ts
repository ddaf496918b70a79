import { totalmem } from 'node:os'
import process from 'node:process'

const megabyte = 1024 * 1024
const least = 128
const most = 1024

/** What the database keeps of its tables itself: an eighth of what this machine, or its container, has. */
export function sharedBuffers(): string {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const eighth = Math.floor(memory / megabyte / 8)
  return `${Math.min(most, Math.max(least, eighth))}MB`
}
