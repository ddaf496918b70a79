import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** Loads one page of the signed-in devices, by the address. */
export const loadDevices = (api: Api, url: string) =>
  loadCursorPage(new URL(url), (query) => api.list(calls.listSessions, { query }))

export type DevicesPage = Awaited<ReturnType<typeof loadDevices>>
