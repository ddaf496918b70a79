import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** In the folder, and written last: what it was made from. */
const stampName = '.sources'

/** No making takes as long; what is older was left by one that was killed. */
const longestMs = 3_600_000

/**
 * Makes a folder, unless it was made from the same before. It comes to its place whole or not at all, however many make
 * it at once and wherever one of them is cut off.
 */
export async function ensureMade({ place, workshop, sources, isForced = false, make }) {
  if (!isForced && isMadeFrom(place, sources)) return
  clear(workshop)
  const own = mkdtempSync(join(workshop, 'making-'))
  const made = join(own, 'made')
  try {
    await make(made)
    writeFileSync(join(made, stampName), sources)
    // Another may have been quicker, and what it made may be in use by now.
    if (isForced || !isMadeFrom(place, sources)) putInPlace(made, place, join(own, 'former'))
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

function isMadeFrom(folder, sources) {
  const stamp = join(folder, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

function clear(workshop) {
  mkdirSync(workshop, { recursive: true })
  for (const name of readdirSync(workshop)) {
    const left = join(workshop, name)
    const { mtimeMs = Date.now() } = statSync(left, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > longestMs) rmSync(left, { recursive: true, force: true })
  }
}

/** A folder can't be moved onto another one, and between two moves somebody else's may come. */
function putInPlace(made, place, former) {
  while (existsSync(made)) {
    rmSync(former, { recursive: true, force: true })
    moveUnless(['ENOENT'], place, former)
    moveUnless(['ENOTEMPTY', 'EEXIST'], made, place)
  }
}

function moveUnless(excused, from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!excused.includes(error.code)) throw error
  }
}
