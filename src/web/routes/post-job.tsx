import { useRevalidator, useSearchParams } from 'react-router'
import { loadSignedIn, requireEmployerProfile } from '#web/features/accounts/session-gate.ts'
import {
  deleteJobDraft,
  readDraftLogo,
  readJobDraft,
} from '#web/features/job-posting/job-draft-store.ts'
import { PostJobScreen } from '#web/features/job-posting/post-job-screen.tsx'
import type { PostJobData } from '#web/features/job-posting/post-job-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { EmployerPage } from '#web/layout/pages.tsx'
import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { paths } from '#web/lib/paths.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/post-job'

export const handle = {
  titleKey: 'jobForm.pageTitle',
  messages: ['posting', 'places', 'questions'],
} as const satisfies MessagesHandle

const loadFields = async () =>
  (await import('#web/features/job-posting/job-form-fields.tsx')).JobFormFields
const loadStartFrom = async () =>
  (await import('#web/features/job-posting/start-from.tsx')).StartFrom

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PostJobData> {
  return loadSignedIn('employee', request, async (api) => {
    // The code of the fields loads in parallel with their values, so that the page's frame shows
    // first.
    const [Fields, StartFrom, values] = await Promise.all([
      loadFields(),
      loadStartFrom(),
      loadFormData(api),
    ])
    return { Fields, StartFrom, ...values }
  })
}
clientLoader.hydrate = true as const

const pastJobsShown = 3

async function loadFormData(api: Api): Promise<Omit<PostJobData, 'Fields' | 'StartFrom'>> {
  const [profile, { items: pastJobs }] = await Promise.all([
    requireEmployerProfile(api, 'hire'),
    api.list(calls.listOwnJobs, { body: { sort: 'posted', order: 'desc', limit: pastJobsShown } }),
  ])
  const logo = await readDraftLogo(profile.uid)
  const draft = readJobDraft(profile.uid)
  const submissionId = draft?.submissionId ?? crypto.randomUUID()
  return { profile, pastJobs, logo, draftValues: draft?.values, submissionId }
}

export default function PostJob({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const revalidator = useRevalidator()
  const plan = search.get('plan')

  async function startOver(): Promise<void> {
    await deleteJobDraft(loaderData.profile.uid)
    await revalidator.revalidate()
  }

  return (
    <EmployerPage current="post-job" actionBar>
      <PostJobScreen
        key={loaderData.submissionId}
        {...loaderData}
        pricingPath={plan === null ? paths.pricing() : `${paths.pricing()}?plan=${plan}`}
        onStartOver={() => void startOver()}
      />
    </EmployerPage>
  )
}

export const ErrorBoundary = failedScreenOf(EmployerPage)
