import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { z } from 'zod'

/* A browser from npm alone. It unpacks itself into the temporary folder and would not notice a newer version. */

const packageFolder = (): string =>
  join(import.meta.dirname, '../../../node_modules/@sparticuz/chromium')

/** Its own folder for each version. */
function folder(): string {
  const description = readFileSync(join(packageFolder(), 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(description))
  return join(tmpdir(), `kaamyab-chromium-${version}`)
}

export function launchOptions(): LaunchOptions {
  const home = folder()
  return {
    executablePath: join(home, 'chromium'),
    // Not the package's own list: that one switches web security off.
    args: [
      '--no-sandbox',
      '--headless',
      // Letters stand where the design puts them, whatever the machine's fonts say.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Drawing by the processor costs less than playing a graphics card on it.
      '--disable-gpu',
      // No page stays long enough to repay the compiler that makes the fastest code.
      '--js-flags=--no-opt',
    ],
    env: {
      ...stringsOf(process.env),
      FONTCONFIG_PATH: home,
      ...(lacksLibraries() && { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }),
    },
  }
}

/** Unpacks the browser if this version of it is not there yet. */
export async function unpackChromium(): Promise<void> {
  const home = folder()
  if (existsSync(join(home, 'chromium'))) return
  const unfinished = `${home}-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = unfinished
  try {
    await chromium.executablePath()
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'))
    await writeFile(join(unfinished, 'fonts.conf'), fontSettings(home))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  // Two runs may unpack at once; the second finds the first one's folder.
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/**
 * The letters that the package brings. Its own settings look for them in folders of another machine, and a browser
 * without any font ends itself at the first text field.
 */
const fontSettings = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
  <config></config>
</fontconfig>
`

/** A bare machine has none of what the browser links with; the package brings it along. */
const lacksLibraries = (): boolean =>
  globSync('/{usr/,}lib{,64}/{,*-linux-gnu/}libnss3.so').length === 0

function stringsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
