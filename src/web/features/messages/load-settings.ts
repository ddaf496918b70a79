import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'

/** `news` is undefined for candidates, who have no applicants. */
export async function loadSettings(api: Api, type: 'users' | 'employee') {
  const [ways, news] = await Promise.all([
    api.call(calls.getMessageSettings),
    type === 'employee' ? api.call(calls.getApplicantNews) : undefined,
  ])
  return { ways, news: news?.applicantNews }
}

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>
