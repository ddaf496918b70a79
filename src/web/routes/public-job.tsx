import { data, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { calls } from '#contract/calls.ts'
import { idFromSlug } from '#contract/jobs/slug.ts'
import { isSameSearch } from '#web/features/job-search/job-filters.ts'
import { presetOf } from '#web/features/landing-pages/landing-screen.tsx'
import { loadPublicSearch } from '#web/features/job-search/load-public-search.ts'
import { loadSimilarJobs } from '#web/features/jobs/load-similar-jobs.ts'
import { orFound } from '#web/lib/api/failure.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { Api } from '#web/lib/api/api.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import type { Route } from './+types/public-job'
import { ClosedJobPage } from './jobs/closed-job-page.tsx'
import { LandingPage } from './jobs/landing-page.tsx'
import { LiveJobPage } from './jobs/live-job-page.tsx'

export const handle = deferredHandle

const goneStatus = 410

/** One job or a landing page. An id at the end of the path marks a job. */
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
  const query = { params: { jobId } }
  const job = await orFound(api.call(calls.getPublicJob, query))
  if (job) return { kind: 'live', slug: job.slug, job } as const
  const closed = await orFound(api.call(calls.getClosedJob, query))
  if (!closed) throw data(null, { status: 404 })
  return { kind: 'closed', similar: await loadSimilarJobs(api, closed) } as const
}

async function loadLanding(api: Api, slug: string, search: URLSearchParams) {
  const landing = await orFound(api.call(calls.getLanding, { params: { slug } }))
  if (!landing) throw data(null, { status: 404 })
  const loaded = await loadPublicSearch(api, search, presetOf(landing).filters)
  return { kind: 'landing', slug: landing.slug, landing, ...loaded } as const
}

function statusOf(page: Page): number {
  if (page.kind === 'closed') return goneStatus
  return page.kind === 'live' || page.jobs.ok ? 200 : page.jobs.status
}

/** A portion added below is already loaded. The address only records it for Back. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || !isSameSearch(currentUrl, nextUrl)
}

export default function PublicJob({ loaderData: page, params }: Route.ComponentProps) {
  if (page.kind === 'live') return <LiveJobPage key={page.slug} job={page.job} />
  if (page.kind === 'closed') return <ClosedJobPage slug={params.slug} similar={page.similar} />
  return <LandingPage key={page.slug} {...page} />
}
