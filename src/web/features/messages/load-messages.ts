import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** Loads one page of the person's messages, by the address. */
export async function loadMessages(api: Api, url: string) {
  const page = await loadCursorPage(new URL(url), (query) =>
    api.list(calls.listMessages, { query }),
  )
  return { page, now: new Date() }
}

export type MessagesPage = Awaited<ReturnType<typeof loadMessages>>
