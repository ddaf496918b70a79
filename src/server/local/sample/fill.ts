import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { limits } from '#contract/limits.ts'
import { notices } from '#contract/privacy/notices.ts'
import { compose } from '#server/compose/compose.ts'
import type { Composition } from '#server/compose/compose.ts'
import { createDatabase } from '../../db/client.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { makeApplications } from './application-plan.ts'
import type { SampleApplication } from './application-plan.ts'
import { makeCandidates } from './candidates.ts'
import { makeEmployers } from './employers.ts'
import { createEventClock } from './event-clock.ts'
import { drawLogo } from './logo-drawing.ts'
import { drawPortrait } from './portrait-drawing.ts'
import { freePosts, liveSpans } from './post-spans.ts'
import { makePosts } from './posts.ts'
import type { SamplePost } from './posts.ts'
import { candidateForm, employerForm } from './profile-forms.ts'
import { drawResume } from './resume-pdf.ts'
import { postFreeJob, postPaidJob, closeTill } from './sample-payments.ts'
import { createSampleTill } from './sample-till.ts'
import type { SampleTill } from './sample-till.ts'
import { accountNumber, sampleAdminAccount } from '../identity/accounts.ts'
import { sampleSignIns } from './sign-ins.ts'
import { createCodeCatcher, signUp } from './sign-up.ts'
import { workThrough } from './work-through.ts'

const dayMs = 24 * 60 * 60 * 1000
const signUpDaysAgo = 60
const atOnce = 16

type Hearing = {
  onProgress: (text: string) => void
  /** Receives all payments once the marketplace is complete. */
  onPaid: (payments: ReturnType<SampleTill['content']>) => void
}

/**
 * Fills an empty installation with a believable marketplace, always the same except for its dates.
 * The services that serve people make all of it, each event at its own time in the past.
 */
export async function fillSampleMarketplace(
  installation: Composition,
  { onProgress, onPaid }: Hearing,
): Promise<void> {
  const clock = createEventClock()
  const phone = createCodeCatcher()
  const { connectionString = '' } = installation.pool.options
  // Commits do not wait for the disk: an interrupted filling starts again from the beginning.
  const { db, pool, close } = createDatabase({
    connectionString,
    max: atOnce,
    settings: '-c synchronous_commit=off',
  })
  const till = createSampleTill(clock)
  const past = await compose({
    ...installation,
    db,
    pool,
    clock,
    codeSender: phone,
    paymentProvider: till.provider,
  })
  try {
    await fill(past, { at: clock.at, codeOf: phone.codeOf, pay: till.pay }, onProgress)
    onPaid(till.content())
  } finally {
    await past.close()
    await close()
  }
}

type Means = {
  at: ReturnType<typeof createEventClock>['at']
  codeOf: (phone: string) => string
  pay: SampleTill['pay']
}

async function fill(
  composition: Composition,
  { at, codeOf, pay }: Means,
  onProgress: (text: string) => void,
): Promise<void> {
  const { services } = composition
  const startedAt = Date.now()
  /** `slot` spreads the events of a day over its hours, none in the future. */
  const daysAgo = (days: number, slot: number) =>
    new Date(startedAt - days * dayMs - (slot % 480) * 60_000)

  function counted<Item, Result>(
    name: string,
    items: readonly Item[],
    act: (item: Item, index: number) => Promise<Result>,
  ): Promise<Result[]> {
    let done = 0
    const onDone = () => {
      done += 1
      if (done % 20 === 0 || done === items.length) onProgress(`${name} ${done} of ${items.length}`)
    }
    return workThrough(items, act, { atOnce, onDone })
  }

  const admin = await at(daysAgo(signUpDaysAgo, 0), () => makeAdmin(composition, codeOf))

  const employers = makeEmployers()
  const logos = await Promise.all(employers.map((_, index) => drawLogo(index)))
  const logoOf = (index: number) => ({
    bytes: logos[index] ?? Buffer.alloc(0),
    fileName: 'logo.png',
  })
  const employerViewers = await counted('employers', employers, (employer, index) =>
    at(daysAgo(signUpDaysAgo, index), async () => {
      const viewer = await signUp(composition, codeOf, employer.phone, 'employer')
      await services.profiles.saveProfile(viewer, employerForm(employer), {
        profile: logoOf(index),
      })
      return viewer
    }),
  )

  const candidates = makeCandidates()
  const candidateViewers = await counted('candidates', candidates, (candidate, index) =>
    at(daysAgo(signUpDaysAgo, index), async () => {
      const viewer = await signUp(composition, codeOf, candidate.phone, 'candidate')
      await services.profiles.saveProfile(viewer, candidateForm(candidate), {
        profile: { bytes: await drawPortrait(index, candidate.looks), fileName: 'photo.jpg' },
        resumePdf: { bytes: await drawResume(candidate), fileName: `${candidate.name}.pdf` },
      })
      return viewer
    }),
  )

  const posts = makePosts(employers)
  const isFree = freePosts(posts)
  const jobIds = new Map<number, string>()
  const post = async ([index, job]: [number, SamplePost]) => {
    const logo = logoOf(job.employer)
    const id = await at(daysAgo(job.postedDaysAgo, index), () =>
      isFree.has(index)
        ? postFreeJob(services, viewerOf(employerViewers, job.employer), job, logo)
        : postPaidJob(services, pay, viewerOf(employerViewers, job.employer), job, logo),
    )
    jobIds.set(index, id)
  }
  // Jobs are posted concurrently, so free posts go first, as they did for each employer.
  const inOrder = [...posts.entries()].toSorted(
    ([one], [other]) => Number(isFree.has(other)) - Number(isFree.has(one)),
  )
  const freeCount = isFree.size
  await counted('free jobs', inOrder.slice(0, freeCount), post)
  await counted('jobs', inOrder.slice(freeCount), post)
  const jobIdOf = (index: number) => jobIds.get(index) ?? ''

  const decided = [...posts.entries()].filter(([, post]) => post.fate !== 'waiting')
  await counted('decisions', decided, async ([index, { decidedDaysAgo, fate }]) => {
    const decidedAt = daysAgo(decidedDaysAgo ?? 0, index)
    const status = fate === 'rejected' ? 'rejected' : 'accepted'
    const decision = { status, reason: 'notConfirmed', openReports: 0 } as const
    await at(decidedAt, () => services.admin.changeJobStatus(admin, jobIdOf(index), decision))
    if (status === 'accepted') return
    const finalAt = new Date(decidedAt.getTime() + limits.rejectionSeconds * 1000)
    await at(finalAt, services.admin.finishDueRejections)
  })

  await closeTill(composition)

  const spans = liveSpans(posts, isFree)
  const applications = makeApplications(spans, candidates.length)
  const applied = await counted('applications', applications, (application, index) =>
    at(daysAgo(application.appliedDaysAgo, index % 60), async () => {
      const viewer = viewerOf(candidateViewers, application.candidate)
      const candidate = candidates[application.candidate]
      if (!candidate) throw new Error('an application without a candidate')
      const consent = notices.application.version
      const form = { ...candidateForm(candidate), consent, jobId: jobIdOf(application.post) }
      const reply = await services.profiles.saveProfile(viewer, form, {})
      return reply.applicationId ?? ''
    }),
  )
  await counted('answers', answered(applications), ({ application, index, status }) =>
    at(daysAgo(Math.max(0, application.appliedDaysAgo - 1), 0), () =>
      services.applications.reviewApplication(
        viewerOf(employerViewers, posts[application.post]?.employer ?? 0),
        { jobId: jobIdOf(application.post), applicationId: applied[index] ?? '', status },
      ),
    ),
  )
  await services.jobs.expireDueJobs(new Date(startedAt))
  // Messages of past events are not sent. The background work has not started yet.
  await composition.pool.query('delete from graphile_worker._private_jobs')
}

async function makeAdmin(
  composition: Composition,
  codeOf: (phone: string) => string,
): Promise<Viewer> {
  const phone = sampleSignIns.find(({ role }) => role === 'admin')?.phone ?? ''
  const grants = createAdminGrants(composition)
  await grants.grantAdmin(phone)
  // The same person at the sign-in stand-ins.
  await grants.grantAdmin(sampleAdminAccount)
  await grants.grantAdmin(`facebook:${accountNumber('facebook', sampleAdminAccount)}`)
  return signUp(composition, codeOf, phone, 'admin')
}

const answered = (applications: readonly SampleApplication[]) =>
  applications.flatMap((application, index) =>
    application.status === 'waiting' ? [] : [{ application, index, status: application.status }],
  )

function viewerOf(viewers: readonly Viewer[], index: number): Viewer {
  const viewer = viewers[index]
  if (!viewer) throw new Error(`nobody signed up as number ${index}`)
  return viewer
}
