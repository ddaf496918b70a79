import type { Kysely } from 'kysely'
import type { Company } from '#contract/companies/schemas.ts'
import { codeFromSlug, companySlug } from '#contract/companies/slug.ts'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { EvidenceService } from '#server/features/evidence/evidence.service.ts'
import { createJobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import * as companies from './companies.repository.ts'
import { presentPage } from './company-pages.presenter.ts'
import { findPage } from './company-pages.repository.ts'
import { companyCode } from '#server/lib/company-code.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'publicUrl'>
  evidence: Pick<EvidenceService, 'readChecks'>
}

export type CompaniesService = ReturnType<typeof createCompaniesService>

/** The public pages of companies. They tell nothing that identifies their staff. */
export function createCompaniesService({ db, clock, files, evidence }: Deps) {
  const { presentCard } = createJobsPresenter(files)

  return {
    /**
     * A company that had a public job. Of a blocked one only that it is blocked.
     * @throws AppError NOT_FOUND
     */
    async getCompany(slug: string, cursor: string | undefined): Promise<Company> {
      const code = codeFromSlug(slug)
      const now = clock.now()
      const company = code === undefined ? undefined : await companies.findCompany(db, code, now)
      const checks = company && (await evidence.readChecks(company.id))
      if (!company || !checks) throw new AppError('NOT_FOUND')
      const about = {
        slug: companySlug(checks.organisationName, companyCode(company.id)),
        name: checks.organisationName,
        jobsName: company.jobs_name,
        city: company.city,
        logo: company.logo_file_id === null ? null : files.publicUrl(company.logo_file_id),
        since: indiaDate(checks.joinedAt).slice(0, 'YYYY-MM'.length),
        isBlocked: company.is_blocked,
      }
      if (company.is_blocked) return { ...about, ...nothing }
      const position = decodeTimeCursor(cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const limit = limits.searchPageDefault
      const [answers, rows, page, facts] = await Promise.all([
        companies.countAnswers(db, company.id),
        companies.listLiveJobs(db, { organisationId: company.id, after, now, limit: limit + 1 }),
        findPage(db, company.id),
        companies.readJobFacts(db, company.id, now),
      ])
      const hasRecord = answers.all >= limits.replyTimeCases
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        ...about,
        ...presentPage(page, files),
        ...facts,
        level: checks.level,
        checks: checks.steps.map(({ step, at }) => ({ step, on: indiaDate(at) })),
        replyDays: hasRecord ? company.reply_days : null,
        answered: hasRecord ? { count: answers.answered, of: answers.all } : null,
        joined: shownCount(company.joined),
        moneyReports: shownCount(company.money_reports),
        jobs: shown.map((job) => presentCard(job, now)),
        jobsInAll: company.live_jobs,
        nextCursor: last?.live_at
          ? encodeCursor({ value: last.live_at.toISOString(), id: last.id })
          : null,
      }
    },
  }
}

/** A figure in words says nothing of single people. */
const shownCount = (count: number): number | null =>
  count >= limits.countsShownFrom ? count : null

const nothing = {
  about: '',
  hires: null,
  hiresFor: '',
  photos: [],
  categories: [],
  cities: [],
  level: 'none',
  checks: [],
  replyDays: null,
  answered: null,
  joined: null,
  moneyReports: null,
  jobs: [],
  jobsInAll: 0,
  nextCursor: null,
} as const satisfies Partial<Company>
