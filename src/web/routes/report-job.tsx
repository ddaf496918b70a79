import { calls } from '#contract/calls.ts'
import { idFromSlug } from '#contract/jobs/slug.ts'
import { ReportPage } from '#web/features/reports/report-page.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { paintedFirstHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { notFound } from '#web/lib/not-found.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/report-job'

export const handle = {
  ...paintedFirstHandle,
  messages: ['questions'],
} as const satisfies MessagesHandle

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const jobId = idFromSlug(slug)
  const api = createServerApi(context)
  const job =
    jobId === undefined
      ? undefined
      : await orFound(api.call(calls.getPublicJob, { params: { jobId } }))
  if (!job) throw notFound()
  return { job }
}

export default function ReportJobRoute({ loaderData: { job } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PublicPage>
      <PageHead
        title={t('report.title')}
        description={t('report.pageDescription')}
        path={paths.reportPublicJob(job.slug)}
        hidden
      />
      <ReportPage job={job} />
    </PublicPage>
  )
}
