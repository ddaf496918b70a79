import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { Breadcrumbs } from '#web/layout/breadcrumbs.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'

/** The way from the home page to a public job. */
export function JobCrumbs({ job }: { job: Pick<LabelledJobCard, 'jobTitle' | 'slug'> }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <Breadcrumbs
      crumbs={[
        { name: t('nav.homePage'), path: paths.home() },
        { name: t('publicJobs.title'), path: paths.publicJobs() },
        { name: job.jobTitle, path: paths.publicJob(job.slug), lang: langOf(job.jobTitle) },
      ]}
    />
  )
}
