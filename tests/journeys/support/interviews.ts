import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { indiaDate, indiaTime } from '../../../src/contract/india-time.ts'
import type { Person } from './api.ts'

const hourMs = 3_600_000

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

/** The link of the newest message to a candidate about an interview. */
export async function invitationLink(
  { request }: Pick<Page, 'request'>,
  candidate: Person,
): Promise<string> {
  const reply = await request.get('/api/messages', { headers: headersOf(candidate) })
  const messages: { link: string }[] = await reply.json()
  const found = messages.find(({ link }) => link.startsWith('/interview/'))
  if (!found) throw new Error('No message leads to an invitation')
  return found.link
}

/** The page that the poster of an employer's first job of a day leads to. */
export async function checkInLink(
  { request }: Pick<Page, 'request'>,
  employer: Person,
  day: string,
): Promise<string> {
  const reply = await request.get(`/api/interview-days/${day}`, { headers: headersOf(employer) })
  const { jobs }: { jobs: { checkInPath: string }[] } = await reply.json()
  const [job] = jobs
  if (!job) throw new Error('No job has interviews on this day')
  return job.checkInPath
}

type Times = {
  readonly kind?: 'walkIn' | 'slot'
  /** About when it begins; within a day unless told. */
  readonly at?: Date
}

/** Makes a walk-in window, or a slot, of a job for ten people; answers its day. */
export async function makeWindow(
  { request }: { request: APIRequestContext },
  employer: Person,
  jobId: string,
  { kind = 'walkIn', at: later = new Date(Date.now() + 20 * hourMs) }: Times = {},
): Promise<string> {
  // A window ends on its day.
  const at = indiaTime(later).startsWith('23') ? new Date(later.getTime() - hourMs) : later
  const day = indiaDate(at)
  const hour = Number(indiaTime(at).slice(0, 2))
  const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`
  const headers = headersOf(employer)
  const times = {
    submissionId: randomUUID(),
    jobId,
    kind,
    day,
    from: clock(hour),
    to: clock(hour + 1),
    minutes: '60',
    capacity: 10,
    mode: 'inPerson',
    place: 'Tower B, Sector 62, Noida',
  }
  await ok(request.post('/api/interview-times', { headers, data: times }))
  return day
}

/** Invites all applicants of a job to a walk-in window, or to a slot; answers its day. */
export async function inviteAll(
  page: { request: APIRequestContext },
  employer: Person,
  jobId: string,
  made: Times = {},
): Promise<string> {
  const day = await makeWindow(page, employer, jobId, made)
  const { request } = page
  const headers = headersOf(employer)
  const times: { id: string; kind: string }[] = await (
    await request.get(`/api/interview-times?jobId=${jobId}`, { headers })
  ).json()
  const timeId = times.find((time) => time.kind === (made.kind ?? 'walkIn'))?.id
  const list = await ok(request.post(`/api/getApplicants/${jobId}`, { headers, data: {} }))
  const people: { id: string }[] = await list.json()
  for (const { id } of people) {
    const path = `/api/jobs/${jobId}/invitations`
    await ok(request.post(path, { headers, data: { people: [id], timeId } }))
  }
  return day
}

async function ok(call: Promise<APIResponse>): Promise<APIResponse> {
  const reply = await call
  if (!reply.ok()) throw new Error(`${reply.url()}: ${await reply.text()}`)
  return reply
}
