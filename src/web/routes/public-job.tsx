import { data, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { idFromSlug } from '#contract/job-slug.ts'
import { isSameSearch } from '#web/features/jobs/job-filters.ts'
import { presetOf } from '#web/features/jobs/landing/landing-screen.tsx'
import { loadPublicSearch } from '#web/features/jobs/load-public-search.ts'
import { loadSimilarJobs } from '#web/features/jobs/load-similar-jobs.ts'
import { orFound } from '#web/lib/failure.ts'
import { lateHandle } from '#web/lib/late-handle.ts'
import type { Api } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import type { Route } from './+types/public-job'
import { ClosedJobPage } from './jobs/closed-job-page.tsx'
import { LandingPage } from './jobs/landing-page.tsx'
import { LiveJobPage } from './jobs/live-job-page.tsx'

export const handle = lateHandle

const goneStatus = 410

/** One job, or the jobs of a category, in a city: an id at the end of the address tells. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const { search, searchParams } = new URL(request.url)
  const jobId = idFromSlug(params.slug)
  const page =
    jobId === undefined
      ? await loadLanding(api, params.slug, searchParams)
      : await loadJob(api, jobId)
  if (page.kind !== 'closed' && page.slug !== params.slug) {
    throw redirect(paths.publicJob(page.slug) + search, 301)
  }
  return data(page, { status: statusOf(page) })
}

type Page = Awaited<ReturnType<typeof loadLanding>> | Awaited<ReturnType<typeof loadJob>>

async function loadJob(api: Api, jobId: string) {
  const wish = { params: { jobId } }
  const job = await orFound(api.call(endpoints.getPublicJob, wish))
  if (job) return { kind: 'live', slug: job.slug, job } as const
  const closed = await orFound(api.call(endpoints.getClosedJob, wish))
  if (!closed) throw data(null, { status: 404 })
  return { kind: 'closed', similar: await loadSimilarJobs(api, closed) } as const
}

async function loadLanding(api: Api, slug: string, search: URLSearchParams) {
  const landing = await orFound(api.call(endpoints.getLanding, { params: { slug } }))
  if (!landing) throw data(null, { status: 404 })
  const loaded = await loadPublicSearch(api, search, presetOf(landing).filters)
  return { kind: 'landing', slug: landing.slug, landing, ...loaded } as const
}

function statusOf(page: Page): number {
  if (page.kind === 'closed') return goneStatus
  return page.kind === 'live' || page.jobs.ok ? 200 : page.jobs.status
}

/** A portion added below is here already; the address only notes it for the way back. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || !isSameSearch(currentUrl, nextUrl)
}

export default function PublicJob({ loaderData: page, params }: Route.ComponentProps) {
  if (page.kind === 'live') return <LiveJobPage job={page.job} />
  if (page.kind === 'closed') return <ClosedJobPage slug={params.slug} similar={page.similar} />
  return <LandingPage key={page.slug} {...page} />
}
