import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase } from '#server/db/client.ts'
import { readItself } from '#server/db/replica-reader.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { migrate } from '#server/db/migrate.ts'
import { silentLog } from '#server/lib/log.ts'
import { loadPincodeTable } from '#server/places/pincode-table.ts'
import { createSearchService } from '#server/search/search.service.ts'
import { keepResult } from './keep-result.ts'
import { fillMarket } from './market/fill.ts'
import { createMarket } from './market/jobs.ts'
import { gradeOf, ndcg } from './relevance/judge.ts'
import { questions } from './relevance/questions.ts'

/*
 * How good the first ten answers are, for questions as people type them, judged by what the maker of the
 * market knows of each job: node bench/relevance.ts [--jobs=20000] [--seed=7] [--show=all]
 */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    show: { type: 'string', default: 'worst' },
  },
})
const shown = 10
const say = (text: string) => process.stdout.write(`${text}\n`)

type Answer = {
  readonly text: string
  readonly score: number
  readonly found: number
  readonly best: number
  readonly grades: readonly number[]
  readonly titles: readonly string[]
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-relevance-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog(), durable: false })
  const { db, pool, close } = createDatabase({
    connectionString: postgres.connectionString,
    max: 4,
  })
  try {
    await migrate(pool)
    const now = new Date()
    const seed = Number(values.seed)
    const market = createMarket({ seed, liveJobs: Number(values.jobs), now })
    await fillMarket(db, market, { seed })
    const jobs = Array.from({ length: market.totalJobs }, (_, index) => market.jobAt(index)).filter(
      ({ isLive }) => isLive,
    )
    const known = new Map(jobs.map((job) => [job.id, job.facts]))
    const search = createSearchService({
      db,
      read: readItself(db),
      clock: { now: () => now },
      log: silentLog(),
      locate: loadPincodeTable().find,
    })

    const answers: Answer[] = []
    for (const { text, need } of questions) {
      const wish = { q: text, filters: {} }
      const { items } = await search.findPage(wish, { cursor: undefined, limit: shown })
      const grades = items.map(({ card: { id } }) => {
        const facts = known.get(id)
        return facts ? gradeOf(need, facts) : 0
      })
      const all = jobs.map(({ facts }) => gradeOf(need, facts))
      answers.push({
        text,
        score: ndcg(grades, all),
        found: items.length,
        best: all.filter((grade) => grade === 3).length,
        grades,
        titles: items.map(({ card: { title, city } }) => `${title}, ${city}`),
      })
    }
    report(answers, jobs.length)
  } finally {
    await close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(answers: readonly Answer[], jobs: number): void {
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length
  const empty = answers.filter(({ found }) => found === 0)
  const worst = answers.filter(({ score }) => score < 0.9).toSorted((a, b) => a.score - b.score)
  const lines = [
    `# Relevance over a made-up market of ${jobs} live jobs`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)}, seed ${values.seed}, ${answers.length} questions, by \`node bench/relevance.ts\`.`,
    '',
    'The market, its titles, the sayings and the questions were written by the same people: what real ones type will differ.',
    '',
    '| what | figure |',
    '|---|---|',
    `| NDCG@10, mean | ${mean.toFixed(3)} |`,
    `| questions below 0.9 | ${worst.length} |`,
    `| questions that find nothing | ${empty.length} (${((100 * empty.length) / answers.length).toFixed(1)} %) |`,
    '',
    '| question | NDCG@10 | jobs as asked for | grades of the first ten |',
    '|---|---|---|---|',
    ...worst.map(
      ({ text, score, best, grades }) =>
        `| ${text} | ${score.toFixed(2)} | ${best} | ${grades.join(' ')} |`,
    ),
    '',
  ]
  const text = lines.join('\n')
  if (values.show === 'all') {
    for (const { text: asked, titles, grades } of worst) {
      say(`${asked}\n${titles.map((title, index) => `  ${grades[index]} ${title}`).join('\n')}`)
    }
  }
  keepResult('relevance', text)
}

await main()
