import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { generateSecrets, type Secrets } from '#server/config/config.ts'
import { StartError } from '#server/lib/start-error.ts'

const secretsSchema = z.object({ appSecret: z.string().min(32), otpSecret: z.string().min(32) })

/** Reads the secrets of this data folder, and creates them at its first start. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) writePrivately(file, `${JSON.stringify(generateSecrets(), null, 2)}\n`)
  const read = secretsSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  throw new StartError(
    `${file} is damaged; restore it from a backup, or set APP_SECRET and OTP_SECRET.`,
  )
}

/** Replaces the secrets of a new folder by those of a backup. */
export function replaceSecrets(dataDir: string, secrets: Buffer): void {
  const file = join(dataDir, 'secrets.json')
  rmSync(file, { force: true })
  writePrivately(file, secrets.toString())
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Atomic, also when the power fails. When two processes start together, the first one wins. */
function writePrivately(file: string, text: string): void {
  const half = `${file}.${process.pid}`
  const descriptor = openSync(half, 'w', 0o600)
  writeSync(descriptor, text)
  fsyncSync(descriptor)
  closeSync(descriptor)
  try {
    linkSync(half, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(half)
  }
}
