import { useRevalidator, useSearchParams } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import { forgetDraft, readDraft } from '#web/features/jobs/posting/draft-store.ts'
import { forgetLogo, readLogo } from '#web/features/jobs/posting/logo-store.ts'
import { PostJobScreen } from '#web/features/jobs/posting/post-job-screen.tsx'
import type { PostJobData } from '#web/features/jobs/posting/post-job-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import type { Api } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import type { Route } from './+types/post-job'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('jobForm.pageTitle', matches)
}

const loadFields = async () =>
  (await import('#web/features/jobs/posting/job-form-fields.tsx')).JobFormFields

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PostJobData> {
  return loadSignedIn('employee', request, async (api) => {
    // The fields come beside the answers that stand in them: the page begins with its frame.
    const [Fields, answers] = await Promise.all([loadFields(), loadAnswers(api)])
    return { Fields, ...answers }
  })
}
clientLoader.hydrate = true as const

async function loadAnswers(api: Api): Promise<Omit<PostJobData, 'Fields'>> {
  const profile = await requireEmployerProfile(api)
  const [terms, logo] = await Promise.all([
    api.call(endpoints.getPostingTerms),
    readLogo(profile.uid),
  ])
  const draft = readDraft(profile.uid)
  return { profile, terms, logo, draft, submissionId: draft?.submissionId ?? crypto.randomUUID() }
}

export default function PostJob({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const revalidator = useRevalidator()
  const plan = search.get('plan')

  async function startAfresh(): Promise<void> {
    forgetDraft(loaderData.profile.uid)
    await forgetLogo(loaderData.profile.uid)
    await revalidator.revalidate()
  }

  return (
    <EmployerPage current="post-job" actionBar>
      <PostJobScreen
        key={loaderData.submissionId}
        {...loaderData}
        pricingPath={plan === null ? paths.pricing() : `${paths.pricing()}?plan=${plan}`}
        onStartAfresh={() => void startAfresh()}
      />
    </EmployerPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={EmployerPage} />
}
