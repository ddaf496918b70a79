import type { Kysely } from 'kysely'
import { shownLineNames, shownLines } from '#contract/applications/shown-facts.ts'
import { shownLineLabels } from '#contract/applications/shown-line-labels.ts'
import type { ShownLine } from '#contract/applications/shown-facts.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { StoredAnswer } from '#contract/applications/answers.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { answeredText, questionText } from '#contract/jobs/question-texts.ts'
import { educationOptions, experienceOptions, personGenderOptions } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { byteOrderMark, csvLine, textCell } from '#server/lib/csv.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import { createApplicantReads } from './applicant-reads.service.ts'
import { findAnswers } from './answers.repository.ts'
import { presentFacts } from './applications.presenter.ts'
import { listApplicantIds, listApplications, findAcceptedJob } from './applications.repository.ts'
import type { ListedApplication } from './applications.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record'>
  config: { limitScale: number }
}
type Export = { readonly fileName: string; readonly parts: AsyncIterable<string> }
type Wanted = { readonly jobId: string; readonly status: ApplicationStatus | undefined }

export type ApplicantExport = ReturnType<typeof createApplicantExport>

const batchSize = 200
/** The person who reads the file is not the one whose facts they are. */
const fileLabels = {
  ...shownLineLabels,
  pastjobexperience: 'export.pastWork',
  salary: 'export.pay',
} as const satisfies Record<ShownLine, MessageKey>
const noFilters = {
  q: '',
  experience: null,
  education: null,
  language: null,
  answer: null,
  pincodes: null,
  isMismatch: null,
  stage: null,
} as const

/** The applicants of a job as a file: what the employer may see on the screen, and no more. */
export function createApplicantExport(deps: Deps) {
  const { db, clock, audit } = deps
  const reads = createApplicantReads(deps)
  return {
    /**
     * The file's name, and its parts, streamed from the database. Each applicant counts as read; the export is recorded.
     * @throws AppError JOB_NOT_FOUND, TOO_MANY_REQUESTS above the limit of applicants in an hour
     */
    async open(viewer: Viewer, { jobId, status }: Wanted, t: Translator): Promise<Export> {
      const owner = { employerId: viewer.accountId }
      if (!isId(jobId) || !(await findAcceptedJob(db, jobId, owner))) {
        throw new AppError('JOB_NOT_FOUND')
      }
      const ids = await listApplicantIds(db, jobId, status)
      await reads.count({ accountId: viewer.accountId, role: 'employer' }, ids)
      const details = { count: ids.length }
      await audit.record(db, viewer, { kind: 'applicants-exported', jobId, details })
      return {
        fileName: `applicants-${indiaDate(clock.now())}.csv`,
        parts: write({ jobId, status }, t),
      }
    },
  }

  async function* write({ jobId, status }: Wanted, t: Translator): AsyncGenerator<string> {
    const heads = [
      ...shownLineNames.map((line) => t(fileLabels[line])),
      t('export.answers'),
      t('export.status'),
      t('export.appliedOn'),
    ]
    yield byteOrderMark + csvLine(heads.map(textCell))
    let after: { at: Date; id: string } | undefined
    for (;;) {
      const window = { after, limit: batchSize }
      const rows = await listApplications(db, jobId, { ...noFilters, status }, window)
      const answers = await findAnswers(
        db,
        rows.map(({ id }) => id),
      )
      if (rows.length > 0)
        yield rows.map((row) => csvLine(toCells(row, answers.get(row.id) ?? [], t))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) return
      after = { at: last.applied_at, id: last.id }
    }
  }
}

function toCells(
  row: ListedApplication,
  answers: readonly StoredAnswer[],
  t: Translator,
): string[] {
  const facts = presentFacts(row)
  const inWords = {
    ...facts,
    dob: facts.dob === '' ? '' : dayMonthYear(facts.dob),
    gender: optionText(personGenderOptions, row.gender, t),
    education: optionText(educationOptions, row.education, t),
    workexperience: optionText(experienceOptions, row.work_experience, t),
  }
  return [
    ...shownLineNames.map((line) =>
      shownLines[line]
        .map((name) => inWords[name])
        .filter((part) => part !== '')
        .join(', '),
    ),
    answers
      .map((answered) => `${questionText(t, answered.question)} ${answeredText(t, answered)}`)
      .join('; '),
    t(`export.status.${row.status}`),
    dayMonthYear(indiaDate(row.applied_at)),
  ].map(textCell)
}

function optionText(options: readonly Option[], value: string, t: Translator): string {
  const option = options.find((each) => each.value === value)
  return option ? t(option.labelKey) : value
}
