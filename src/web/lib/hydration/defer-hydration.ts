import { hash } from 'node:crypto'
import type { RenderedPage } from '../api/server-context.ts'
import { typedAnswersName } from '../forms/typed-answers.ts'
import { deferredType, hydratedEvent, startDeferred } from './deferred-start.ts'
import { jobViewAttribute, sendJobView } from './send-job-view.ts'
import type { HydrationMoment } from './hydration-handle.ts'
import { rotateEveryMs, rotateUntilHydrated } from './rotate-until-hydrated.ts'

const call = (script: (...args: never[]) => void, ...args: (string | number | boolean)[]): string =>
  `(${script.toString()})(${JSON.stringify(args).slice(1, -1)});`

const starterFor = (moment: HydrationMoment, viewedJobId: string | undefined): string =>
  call(startDeferred, deferredType, hydratedEvent, typedAnswersName, moment === 'after paint') +
  call(rotateUntilHydrated, rotateEveryMs, hydratedEvent) +
  (viewedJobId === undefined ? '' : call(sendJobView, viewedJobId, false))

/** People cannot type this attribute into a job: their quotes are escaped. */
const viewedJobPattern = new RegExp(`${jobViewAttribute}="([\\w-]+)"`)

type Options = {
  readonly nonce: string
  readonly moment: HydrationMoment
  /** The scripts that follow those of the rendered page. */
  readonly handoff: string
}

/**
 * The page as the router rendered it, but for two things. Its module script is marked as deferred, with the files
 * that it needs, and a starter that runs it later stands at the end. The nonce is gone: hashes of the scripts stand
 * for it, so that the same page is the same bytes for everybody.
 *
 * Only the head and the scripts at the end are rewritten. A copy of all between them is as large as the page.
 */
export function deferHydration(html: string, { nonce, moment, handoff }: Options): RenderedPage {
  const starter = starterFor(moment, viewedJobPattern.exec(html)?.[1])
  // No pattern is made of the nonce: a new one reads the page many times slower than one that is used again.
  const mark = ` nonce="${nonce}"`
  const contentAt = html.indexOf('<body')
  const scriptsAt = findScripts(html, mark, contentAt)
  const headPieces = html.slice(0, contentAt).split(mark)
  const endPieces = beforeEnd(html.slice(scriptsAt), handoff).split(mark)

  const files: string[] = []
  const collect = (_: string, file: string): string => {
    files.push(file)
    return ''
  }
  const head = headPieces.join('').replace(modulePattern, collect).replace(messagesPattern, collect)
  const end = endPieces
    .join('')
    .replace(
      moduleScriptTag,
      () => `<script type="${deferredType}" data-files="${files.join(' ')}">`,
    )
  return {
    html: head + html.slice(contentAt, scriptsAt) + beforeEnd(end, `<script>${starter}</script>`),
    scripts: [...ownScripts(headPieces), ...ownScripts(endPieces), starter]
      .map(hashSource)
      .join(' '),
  }
}

/** Where the scripts with the nonce begin, which stand at the end of the body. */
function findScripts(html: string, mark: string, contentAt: number): number {
  const first = html.indexOf(mark, contentAt)
  return first === -1 ? html.length : html.lastIndexOf('<', first)
}

const messagesPattern = /<link rel="preload" href="(\/messages\/[^"]+)"[^>]*\/>/g
const modulePattern = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScriptTag = '<script type="module" async="">'

const pageEnd = '</body></html>'

/** Appends to the body of a rendered page. */
export const beforeEnd = (html: string, more: string): string =>
  html.endsWith(pageEnd) ? html.slice(0, -pageEnd.length) + more + pageEnd : html

/**
 * The scripts that carry the nonce, of a text that is cut at it. No hash is made of any other, so that a script of
 * somebody else's never runs.
 */
const ownScripts = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => {
    const before = pieces[index - 1] ?? ''
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return []
    return [piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'))]
  })

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
