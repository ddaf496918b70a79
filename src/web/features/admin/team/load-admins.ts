import { trustCalls } from '#contract/trust-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the admins that an address shows. */
export const loadAdmins = (api: Api, address: string) =>
  loadCursorPage(new URL(address), (query) => api.list(trustCalls.listAdmins, { query }))

export type AdminsPage = Awaited<ReturnType<typeof loadAdmins>>
