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
  /** What was written before this start. */
  readonly earlier: readonly Change[]
  append: (change: Change) => void
  clear: () => void
}

export const forgetfulJournal: Journal = { earlier: [], append: () => {}, clear: () => {} }

/** One line a change, so that each is there whole or not at all, whenever the process ends. */
export function openJournal(file: string): Journal {
  const earlier = readLines(file)
  // Rewritten without a line that was cut off, which would spoil the next one.
  const copy = `${file}.new`
  writeFileSync(copy, earlier.map(toLine).join(''), { mode: 0o600 })
  renameSync(copy, file)
  return {
    earlier,
    append: (change) => appendFileSync(file, toLine(change), { mode: 0o600 }),
    clear: () => rmSync(file, { force: true }),
  }
}

/** What a journal says at this moment, for somebody who only looks: nothing is written to it. */
export const readJournal = (file: string): Journal => ({
  ...forgetfulJournal,
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
