import { createHash } from 'node:crypto'
import { createRandom } from '#server/local/sample/random.ts'
import type { Random } from '#server/local/sample/random.ts'

/** A generator that is deterministic by seed, kind and index. */
export function randomOf(seed: number, kind: string, index: number): Random {
  return createRandom(digestOf(seed, kind, index).readUInt32LE(0))
}

/** A deterministic id. */
export function idOf(seed: number, kind: string, index: number): string {
  const digest = digestOf(seed, kind, index)
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x40
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const digestOf = (seed: number, kind: string, index: number): Buffer =>
  createHash('sha1').update(`${seed} ${kind} ${index}`).digest()
