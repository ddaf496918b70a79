import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'

/** Raise it when an older program can no longer read the folder. */
const dataFormat = 1

const markerSchema = z.object({ format: z.int().positive() })

/** Makes the folder on first use. Writes nothing into one of a newer version. */
export function openDataFolder(dataDir: string): void {
  const marker = join(dataDir, 'format.json')
  try {
    makeFolder(dataDir)
    if (existsSync(marker)) checkFormat(dataDir, readFileSync(marker, 'utf8'))
    // Permissions are not enough: the file system may be read-only, so try to write.
    const trial = join(dataDir, `.write-trial-${process.pid}`)
    writeFileSync(trial, '')
    rmSync(trial)
    if (!existsSync(marker)) {
      writeFileSync(marker, `${JSON.stringify({ format: dataFormat })}\n`)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} can't be used: ${reason(error)}; let this account write to it, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

// The recursive option of Node never returns in a folder such as /proc, where nothing can be created.
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (folder !== dirname(folder)) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function checkFormat(dataDir: string, text: string): void {
  const { data } = markerSchema.safeParse(parseJson(text))
  if (data === undefined) {
    throw new StartError(
      `${join(dataDir, 'format.json')} is damaged; restore it, or set DATA_DIR to another folder.`,
    )
  }
  if (data.format > dataFormat) {
    throw new StartError(
      `The data folder ${dataDir} was written by a newer version of this program (format ${data.format}, this one knows ${dataFormat}); start that version, or set DATA_DIR to another folder.`,
    )
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write to it',
  EPERM: 'this account may not write to it',
  EROFS: 'it lies on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'folders can not be made there',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENAMETOOLONG: 'its path is too long',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return reasons[code] ?? error.message
}
