import { parseArgs } from 'node:util'
import { createMarket } from './market/jobs.ts'
import { gradeOf, ndcg } from './relevance/judge.ts'
import { measurePostings } from './relevance/measure-postings.ts'
import { queries } from './relevance/queries.ts'
import { withSearch } from './relevance/with-search.ts'
import { writeResult } from './write-result.ts'

/*
 * Rates the first ten results for queries as people type them, by the facts of each generated job:
 * node bench/relevance.ts [--jobs=20000] [--seed=7] [--show=all]
 * or over real postings with graded questions: node bench/relevance.ts --data FOLDER [--show=all]
 */

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    jobs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    show: { type: 'string', default: 'worst' },
  },
})
const pageSize = 10
const say = (text: string) => process.stdout.write(`${text}\n`)

type Answer = {
  readonly text: string
  readonly score: number
  readonly found: number
  readonly best: number
  readonly grades: readonly number[]
  readonly titles: readonly string[]
}

async function measureGenerated(): Promise<void> {
  const now = new Date()
  const seed = Number(values.seed)
  const market = createMarket({ seed, liveJobs: Number(values.jobs), now })
  const jobs = Array.from({ length: market.totalJobs }, (_, index) => market.jobAt(index)).filter(
    ({ isLive }) => isLive,
  )
  const factsById = new Map(jobs.map((job) => [job.id, job.facts]))
  const answers: Answer[] = []
  await withSearch(market, { seed, now }, async (search) => {
    for (const { text, need } of queries) {
      const { items } = await search.findPage({ q: text }, pageSize)
      const grades = items.map(({ card: { id } }) => {
        const facts = factsById.get(id)
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
  })
  report(answers, jobs.length)
}

function report(answers: readonly Answer[], jobs: number): void {
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length
  const empty = answers.filter(({ found }) => found === 0)
  const worst = answers.filter(({ score }) => score < 0.9).toSorted((a, b) => a.score - b.score)
  const lines = [
    `# Relevance over a generated market of ${jobs} live jobs`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)}, seed ${values.seed}, ${answers.length} queries, by \`node bench/relevance.ts\`.`,
    '',
    'The same people wrote the market, its titles, the synonyms and the queries; real ones will differ.',
    '',
    '| what | figure |',
    '|---|---|',
    `| NDCG@10, mean | ${mean.toFixed(3)} |`,
    `| queries below 0.9 | ${worst.length} |`,
    `| queries that find nothing | ${empty.length} (${((100 * empty.length) / answers.length).toFixed(1)} %) |`,
    '',
    '| query | NDCG@10 | exact matches | grades of the first ten |',
    '|---|---|---|---|',
    ...worst.map(
      ({ text, score, best, grades }) =>
        `| ${text} | ${score.toFixed(2)} | ${best} | ${grades.join(' ')} |`,
    ),
    '',
  ]
  const text = lines.join('\n')
  if (values.show === 'all') {
    for (const { text: query, titles, grades } of worst) {
      say(`${query}\n${titles.map((title, index) => `  ${grades[index]} ${title}`).join('\n')}`)
    }
  }
  writeResult('relevance', text)
}

await (values.data === undefined
  ? measureGenerated()
  : measurePostings(values.data, values.show === 'all'))
