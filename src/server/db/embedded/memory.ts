import { totalmem } from 'node:os'
import process from 'node:process'

const megabyte = 1024 * 1024
const minMegabytes = 128
const maxMegabytes = 1024

/**
 * The size of the database's buffer cache: an eighth of the memory of this machine or container.
 */
export function sharedBuffers(): string {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const eighth = Math.floor(memory / megabyte / 8)
  return `${Math.min(maxMegabytes, Math.max(minMegabytes, eighth))}MB`
}
