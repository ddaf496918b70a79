import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { changeSchema, type Change } from './entities.ts'

export type Journal = {
  /** The changes that were written before this start. */
  readonly earlier: readonly Change[]
  append: (change: Change) => void
  clear: () => void
}

export const memoryJournal: Journal = { earlier: [], append: () => {}, clear: () => {} }

/** A file with one line per change, so a change is whole or absent whenever the process ends. */
export function openJournal(file: string): Journal {
  const earlier = readLines(file)
  // The file is rewritten without an incomplete line, which would spoil the next one.
  const copy = `${file}.new`
  writeFileSync(copy, earlier.map(toLine).join(''), { mode: 0o600 })
  renameSync(copy, file)
  return {
    earlier,
    append: (change) => appendFileSync(file, toLine(change), { mode: 0o600 }),
    clear: () => rmSync(file, { force: true }),
  }
}

/** Reads a journal without writing to it. */
export const readJournal = (file: string): Journal => ({
  ...memoryJournal,
  earlier: readLines(file),
})

const toLine = (change: Change): string => `${JSON.stringify(change)}\n`

function readLines(file: string): Change[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const { data } = changeSchema.safeParse(parseJson(line))
    return data === undefined ? [] : [data]
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
