import { adminCalls } from '#contract/admin-calls.ts'
import { caseKinds, caseViews } from '#contract/inbox/kinds.ts'
import type { Case } from '#contract/inbox/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { JobReport } from '#contract/reports/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { orNothing } from '#web/lib/api/or-failure.ts'
import { readCaseKey } from './case-key.ts'
import type { CaseKey } from './case-key.ts'

/** A case with the reports of its job, if it is about reports. */
export type OpenedCase = { readonly case: Case; readonly reports: readonly JobReport[] }

/** The page of the inbox that an address shows, and the case that it opens. */
export async function loadInbox(api: Api, address: string) {
  const url = new URL(address)
  const kind = caseKinds.find((one) => one === url.searchParams.get('kind'))
  const view = caseViews.find((one) => one === url.searchParams.get('view')) ?? 'open'
  const q = (url.searchParams.get('q') ?? '').slice(0, limits.searchTextLength)
  const key = readCaseKey(url.searchParams.get('case'))
  const [page, opened] = await Promise.all([
    loadCursorPage(url, (query) =>
      api.list(trustCalls.listCases, {
        query: { ...query, view, search: q, ...(kind && { kind }) },
      }),
    ),
    key && openCase(api, key),
  ])
  return { kind, view, q, page, opened, isGone: key !== undefined && opened === undefined }
}

export type InboxPage = Awaited<ReturnType<typeof loadInbox>>

/** Undefined for a case that is not there, such as a ticket of somebody who has deleted the account. */
async function openCase(api: Api, { kind, caseId }: CaseKey): Promise<OpenedCase | undefined> {
  const read = await orNothing(api.call(trustCalls.readCase, { params: { kind, caseId } }))
  if (!read) return undefined
  const reports =
    kind === 'report'
      ? await api.call(adminCalls.listJobReports, { params: { jobId: caseId }, query: {} })
      : []
  return { case: read, reports }
}
