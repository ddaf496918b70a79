import { createHash } from 'node:crypto'
import type { RenderedPage } from '../api/server-context.ts'
import { typedAnswersName } from '../forms/typed-answers.ts'
import { deferredType, hydratedEvent, startDeferred } from './deferred-start.ts'
import type { HydrationMoment } from './hydration-handle.ts'
import { rotateEveryMs, rotateUntilHydrated } from './rotate-until-hydrated.ts'

/** The response header that carries the sources of a page's scripts to the server, which writes them into its policy. */
export const scriptsHeader = 'x-page-scripts'

const call = (script: (...args: never[]) => void, ...args: (string | number | boolean)[]): string =>
  `(${script.toString()})(${JSON.stringify(args).slice(1, -1)});`

const starterFor = (moment: HydrationMoment): string =>
  call(startDeferred, deferredType, hydratedEvent, typedAnswersName, moment === 'after paint') +
  call(rotateUntilHydrated, rotateEveryMs, hydratedEvent)

/**
 * The page as the router rendered it, but for two things. Its module script is marked as deferred, with the files
 * that it needs, and a starter that runs it later stands at the end. The nonce is gone: hashes of the scripts stand
 * for it, so that the same page is the same bytes for everybody.
 */
export function deferHydration(
  html: string,
  { nonce, moment }: { nonce: string; moment: HydrationMoment },
): RenderedPage {
  const starter = starterFor(moment)
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  const files = [modulePattern, messagesPattern].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([, file = '']) => file),
  )
  const scripts = [...html.matchAll(ownScriptPattern(nonce))].map(([, text = '']) => text)
  return {
    html: plain
      .replaceAll(modulePattern, '')
      .replaceAll(messagesPattern, '')
      .replace(moduleScriptTag, `<script type="${deferredType}" data-files="${files.join(' ')}">`)
      .replace(/<\/body><\/html>$/, () => `<script>${starter}</script></body></html>`),
    scripts: [...scripts, starter].map(hashSource).join(' '),
  }
}

const messagesPattern = /<link rel="preload" href="(\/messages\/[^"]+)"[^>]*\/>/g
const modulePattern = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScriptTag = '<script type="module" async="">'

/** The scripts that carry the nonce. No hash is made of any other, so that a script of somebody else's never runs. */
const ownScriptPattern = (nonce: string): RegExp =>
  new RegExp(
    `<script(?: type="module"| async="")* nonce="${nonce.replaceAll(/[+/=]/g, String.raw`\$&`)}"(?: type="module"| async="")*>(.*?)</script>`,
    'gs',
  )

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
