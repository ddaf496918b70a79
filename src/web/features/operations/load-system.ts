import { adminCalls } from '#contract/admin-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** Loads the system state and one page of failed background jobs, by the address. */
export async function loadSystem(api: Api, url: string) {
  const [system, page] = await Promise.all([
    api.call(adminCalls.getSystem),
    loadCursorPage(new URL(url), (query) => api.list(adminCalls.listStoppedWork, { query })),
  ])
  return { system, page }
}

export type SystemPage = Awaited<ReturnType<typeof loadSystem>>
