import { hash } from 'node:crypto'
import type { RenderedPage } from '../api/server-context.ts'
import { typedAnswersName } from '../forms/typed-answers.ts'
import { deferredType, hydratedEvent, startDeferred } from './deferred-start.ts'
import type { HydrationMoment } from './hydration-handle.ts'
import { rotateEveryMs, rotateUntilHydrated } from './rotate-until-hydrated.ts'

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
  // No pattern is made of the nonce: a new one reads the page many times slower than one that is used again.
  const pieces = html.split(` nonce="${nonce}"`)
  const files: string[] = []
  const collect = (_: string, file: string): string => {
    files.push(file)
    return ''
  }
  const plain = pieces
    .join('')
    .replace(modulePattern, collect)
    .replace(messagesPattern, collect)
    .replace(
      moduleScriptTag,
      () => `<script type="${deferredType}" data-files="${files.join(' ')}">`,
    )
  return {
    html: beforeEnd(plain, `<script>${starter}</script>`),
    scripts: [...ownScripts(pieces), starter].map(hashSource).join(' '),
  }
}

const messagesPattern = /<link rel="preload" href="(\/messages\/[^"]+)"[^>]*\/>/g
const modulePattern = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScriptTag = '<script type="module" async="">'

const pageEnd = '</body></html>'

/** Appends to the body of a rendered page. */
export const beforeEnd = (html: string, more: string): string =>
  html.endsWith(pageEnd) ? html.slice(0, -pageEnd.length) + more + pageEnd : html

/**
 * The scripts that carry the nonce, of a page that is cut at it. No hash is made of any other, so that a script of
 * somebody else's never runs.
 */
const ownScripts = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => {
    const before = pieces[index - 1] ?? ''
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return []
    return [piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'))]
  })

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
