import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scoreLevels, scoreSigns } from '#contract/admin/score-signs.ts'
import { parseConfig } from '#server/config/config.ts'
import { createDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { migrate } from '#server/db/migrate.ts'
import { createJobScores } from '#server/features/job-scores/job-scores.service.ts'
import { silentLog } from '#server/lib/log.ts'
import { fillSubmissions, submissions } from './submissions/market.ts'
import { writeResult } from './write-result.ts'

/*
 * How well the points of a job put frauds first: 400 submissions, a tenth of them frauds: node bench/job-scores.ts
 * The posts are made up; the rules were not written from them alone, and say nothing of frauds that look like neither.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-scores-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog(), durable: false })
const { db, pool, close } = createDatabase({
  connectionString: postgres.connectionString,
  max: 4,
})
try {
  await migrate(pool)
  const now = new Date()
  const { fraudIds, titles } = await fillSubmissions(db, now)
  const config = parseConfig({ DATA_DIR: dataDir, DATABASE_URL: postgres.connectionString })
  const scores = createJobScores({ db, clock: { now: () => now }, config })
  const startedAt = performance.now()
  const scoreOf = await scores.scoresOf([...titles.keys()])
  const perJob = (performance.now() - startedAt) / titles.size
  const ranked = [...titles.keys()]
    .map((id) => ({ id, isFraud: fraudIds.has(id), score: scoreOf(id) }))
    // Honest ones first among the same points: the order is never kinder than the rules.
    .toSorted(
      (one, other) =>
        other.score.points - one.score.points || Number(one.isFraud) - Number(other.isFraud),
    )
  const top = ranked.slice(0, submissions / 5)
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`
  const lineOf = ({ id, score }: (typeof ranked)[number]) =>
    `- ${score.points}: ${titles.get(id) ?? ''} (${score.signs.map(({ sign }) => sign).join(', ') || 'no sign'})`
  const foundFrauds = top.filter(({ isFraud }) => isFraud).length
  const count = (test: (each: (typeof ranked)[number]) => boolean) => ranked.filter(test).length
  writeResult(
    'job-scores',
    `# Frauds by their points

\`node bench/job-scores.ts\`, ${now.toISOString().slice(0, 10)}: ${submissions} made-up submissions that wait, ${fraudIds.size} of them frauds; beside them live
jobs and four blocked ones. Half of the honest come from new companies and a third has free mail; a third of the frauds has a domain of its own, an
eighth had a job accepted before. Among the same points honest ones stand first.

**In the first fifth of the queue by points: ${foundFrauds} of ${fraudIds.size} frauds (${share(foundFrauds, fraudIds.size)}).** ${perJob.toFixed(1)} ms a job.

| Level | frauds | honest |
| --- | ---: | ---: |
${scoreLevels
  .map(
    (level) =>
      `| ${level} | ${count(({ isFraud, score }) => isFraud && score.level === level)} | ${count(({ isFraud, score }) => !isFraud && score.level === level)} |`,
  )
  .join('\n')}

| Sign | frauds | honest |
| --- | ---: | ---: |
${scoreSigns
  .map((sign) => {
    const has = ({ score }: (typeof ranked)[number]) =>
      score.signs.some((each) => each.sign === sign)
    return `| ${sign} | ${count((each) => each.isFraud && has(each))} | ${count((each) => !each.isFraud && has(each))} |`
  })
  .join('\n')}

## Frauds outside the first fifth
${
  ranked
    .slice(submissions / 5)
    .filter(({ isFraud }) => isFraud)
    .map(lineOf)
    .join('\n') || 'None.'
}

## Honest ones with 25 points or more
${
  ranked
    .filter(({ isFraud, score }) => !isFraud && score.level !== 'low')
    .map(lineOf)
    .join('\n') || 'None.'
}
`,
  )
} finally {
  await close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
