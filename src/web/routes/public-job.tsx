import { data, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { calls } from '#contract/calls.ts'
import { idFromSlug } from '#contract/jobs/slug.ts'
import { isSameSearch } from '#web/features/job-search/job-filters.ts'
import { presetOf } from '#web/features/landing-pages/landing-screen.tsx'
import { loadPublicSearch } from '#web/features/job-search/load-public-search.ts'
import { orFound } from '#web/lib/api/failure.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Api } from '#web/lib/api/api.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import type { Route } from './+types/public-job'
import { whileShown } from '#web/layout/deferred-part.tsx'
import { takeCard } from '#web/features/jobs/opened-card.ts'
import { notFound } from '#web/lib/not-found.ts'
import { ClosedJobPage } from './jobs/closed-job-page.tsx'
import { LandingPage } from './jobs/landing-page.tsx'
import { loadPublicJob } from './jobs/load-public-job.ts'
import type { LoadedPublicJob } from './jobs/load-public-job.ts'
import { LiveJobPage } from './jobs/live-job-page.tsx'
import { OpenedJobPage } from './jobs/opened-job-page.tsx'

export const handle = { ...deferredHandle, messages: ['places'] } as const satisfies MessagesHandle

const goneStatus = 410

/** One job or a landing page. An id at the end of the path marks a job. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const { search, searchParams } = new URL(request.url)
  const jobId = idFromSlug(params.slug)
  const page =
    jobId === undefined
      ? await loadLanding(api, params.slug, searchParams)
      : await loadPublicJob(api, jobId)
  if (page.kind !== 'closed' && page.slug !== params.slug) {
    throw redirect(paths.publicJob(page.slug) + search, 301)
  }
  return data(page, { status: statusOf(page) })
}

type Page = Awaited<ReturnType<typeof loadLanding>> | LoadedPublicJob

async function loadLanding(api: Api, slug: string, search: URLSearchParams) {
  const landing = await orFound(api.call(calls.getLanding, { params: { slug } }))
  if (!landing) throw notFound()
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

/** Waits for the page unless the card of its job was just opened, whose facts are shown meanwhile. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const jobId = idFromSlug(params.slug)
  const card = jobId === undefined ? undefined : takeCard(jobId)
  const loading = serverLoader()
  if (card === undefined) return await loading
  return { kind: 'opened', card, loaded: whileShown(loading.then(jobOf)) } as const
}

function jobOf(page: Page): LoadedPublicJob {
  if (page.kind === 'landing') throw new Error('The address of a job gave a landing page')
  return page
}

export default function PublicJob({ loaderData: page, params: { slug } }: Route.ComponentProps) {
  if (page.kind === 'live') return <LiveJobPage key={page.slug} job={page.job} />
  if (page.kind === 'opened') return <OpenedJobPage slug={slug} {...page} />
  if (page.kind === 'closed') {
    return <ClosedJobPage slug={slug} closed={page.closed} similar={page.similar} />
  }
  return <LandingPage key={page.slug} {...page} />
}
