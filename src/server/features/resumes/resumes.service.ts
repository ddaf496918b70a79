import type { Kysely } from 'kysely'
import type { Locale } from '#contract/i18n/locales.ts'
import type { z } from 'zod'
import type { Resume, resumeQuerySchema } from '#contract/resumes/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService, PreparedFile } from '#server/features/files/files.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { DrawResume } from './resume-pdf.ts'
import { findResumeAnswers } from './resumes.repository.ts'
import { resumeOf } from './resumes.rules.ts'
import type { ResumeAnswers } from './resumes.rules.ts'

type Query = z.output<typeof resumeQuerySchema>

type Deps = {
  db: Kysely<DB>
  clock: Clock
  languages: Languages
  files: Pick<FilesService, 'prepareMadeResume'>
  draw: DrawResume
  config: { productName: string }
}

export type ResumesService = ReturnType<typeof createResumesService>

/** Resumes that the product makes from profiles. */
export function createResumesService({ db, clock, languages, files, draw, config }: Deps) {
  return {
    /** @throws AppError PROFILE_INCOMPLETE */
    async readResume(viewer: Viewer, query: Query): Promise<Resume> {
      return make(await requireAnswers(viewer), query.locale ?? viewer.locale, query.sharing)
    },

    /** @throws AppError PROFILE_INCOMPLETE, UNPRINTABLE_LETTERS */
    async drawResume(viewer: Viewer, query: Query): Promise<Buffer> {
      const answers = await requireAnswers(viewer)
      return await print(make(answers, query.locale ?? viewer.locale, query.sharing))
    },

    /**
     * The resume of answers that are about to be saved, as a file that the profile can refer to.
     * @throws AppError UNPRINTABLE_LETTERS, for the field of the resume
     */
    async prepareFile(answers: ResumeAnswers, locale: Locale): Promise<PreparedFile> {
      return files.prepareMadeResume(await print(make(answers, locale, 'false')))
    },
  }

  function make(
    answers: ResumeAnswers,
    locale: string | null | undefined,
    sharing: Query['sharing'],
  ): Resume {
    return resumeOf(answers, {
      t: languages.translatorOf(languages.find(locale)),
      now: clock.now(),
      productName: config.productName,
      isForSharing: sharing === 'true',
    })
  }

  async function print(resume: Resume): Promise<Buffer> {
    const t = languages.translatorOf(languages.find(resume.locale))
    const bytes = await draw(resume, { t, now: clock.now() })
    if (bytes) return bytes
    throw new AppError('UNPRINTABLE_LETTERS', { fields: { resumePdf: 'resume.unprintable' } })
  }

  async function requireAnswers({ accountId }: Viewer): Promise<ResumeAnswers> {
    const answers = await findResumeAnswers(db, accountId)
    if (!answers || answers.name === '') throw new AppError('PROFILE_INCOMPLETE')
    return { ...answers, dob: answers.dob ?? '' }
  }
}
