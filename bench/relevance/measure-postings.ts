import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '#contract/limits.ts'
import { createPostedMarket, postingId, readPostings, readQuestions } from './posted-market.ts'
import { withSearch } from './with-search.ts'

/**
 * Asks the questions of a folder about its postings. Its own `score.py` grades what was found: NDCG@10, the shares of
 * questions that find nothing or a wrong job first, in all and by kind.
 */
export async function measurePostings(folder: string, isVerbose: boolean): Promise<void> {
  const postings = readPostings(folder)
  const numbers = new Map(postings.map(({ n }) => [postingId(n), n]))
  const titles = new Map(postings.map(({ n, title, city }) => [n, `${title}, ${city}`]))
  const now = new Date()
  const found = new Map<string, number[]>()
  await withSearch(createPostedMarket(postings, now), { seed: 1, now }, async (search) => {
    for (const q of readQuestions(folder)) {
      const { items } = await search.findPage({ q }, limits.searchPageDefault)
      found.set(
        q,
        items.flatMap(({ card }) => numbers.get(card.id) ?? []),
      )
    }
  })
  if (isVerbose) {
    for (const [q, jobs] of found) {
      const lines = jobs.slice(0, 10).map((n) => `  ${n} ${titles.get(n)}`)
      process.stdout.write(`${[q, ...lines].join('\n')}\n`)
    }
  }
  const results = mkdtempSync(join(tmpdir(), 'kaamyab-results-'))
  try {
    const file = join(results, 'results.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(found)))
    execFileSync('python3', [join(folder, 'score.py'), file], { stdio: 'inherit' })
  } finally {
    rmSync(results, { recursive: true })
  }
}
