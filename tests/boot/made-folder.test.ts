import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/* Two set-ups may build the pages at the same time. */

const code = join(import.meta.dirname, '../../scripts/setup/made-folder.mjs')
const files = Array.from({ length: 30 }, (_, index) => `file-${index}`)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (...parts: string[]) => join(folder, ...parts)

/** Starts a process that creates the folder; each file contains the process's name. */
function startMaker(
  name: string,
  { sources = 'same', times = 1, isForced = false, hangs = false },
) {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    import { setImmediate } from 'node:timers/promises'
    import { ensureMade } from ${JSON.stringify(code)}
    for (let time = 0; time < ${times}; time += 1) {
      await ensureMade({
        place: ${JSON.stringify(at('place'))},
        workshop: ${JSON.stringify(at('workshop'))},
        sources: ${JSON.stringify(sources)},
        isForced: ${isForced},
        make: async (folder) => {
          mkdirSync(folder)
          for (const file of ${JSON.stringify(files)}) {
            writeFileSync(join(folder, file), ${JSON.stringify(name)})
            await setImmediate()
          }
          if (${hangs}) {
            console.log('hangs')
            await new Promise(() => setInterval(() => undefined, 1000))
          }
        },
      })
    }`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function endOf(maker: ReturnType<typeof startMaker>): Promise<void> {
  const [status] = await once(maker, 'exit')
  expect(status).toBe(0)
}

const makers = () => new Set(files.map((file) => readFileSync(at('place', file), 'utf8')))

test('a folder that several processes create concurrently is complete and of one process', async () => {
  const names = ['one', 'two', 'three']
  await Promise.all(
    names.map((name) => endOf(startMaker(name, { sources: name, times: 20, isForced: true }))),
  )
  const [maker, ...others] = makers()
  expect(others).toEqual([])
  expect(readFileSync(at('place', '.sources'), 'utf8')).toBe(maker)
  expect(readdirSync(at('workshop'))).toEqual([])
})

test('an up-to-date folder is left unchanged', async () => {
  await endOf(startMaker('one', {}))
  const { ino } = statSync(at('place'))
  await Promise.all([endOf(startMaker('two', {})), endOf(startMaker('three', {}))])
  expect(makers()).toEqual(new Set(['one']))
  expect(statSync(at('place')).ino).toBe(ino)
  await endOf(startMaker('four', { sources: 'other' }))
  expect(makers()).toEqual(new Set(['four']))
})

test('an interrupted process leaves the old folder, and no permanent leftovers', async () => {
  await endOf(startMaker('one', {}))
  const cut = startMaker('two', { sources: 'other', hangs: true })
  await once(cut.stdout, 'data')
  cut.kill('SIGKILL')
  await once(cut, 'exit')
  expect(makers()).toEqual(new Set(['one']))
  const [left = ''] = readdirSync(at('workshop'))
  expect(existsSync(at('workshop', left, 'made'))).toBe(true)
  mkdirSync(at('workshop/of-today'))
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(at('workshop', left), longAgo, longAgo)
  await endOf(startMaker('three', { sources: 'other' }))
  expect(makers()).toEqual(new Set(['three']))
  expect(readdirSync(at('workshop'))).toEqual(['of-today'])
})
