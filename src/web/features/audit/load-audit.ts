import { auditGroups, isAuditKind } from '#contract/audit/kinds.ts'
import type { AuditFilters } from '#contract/audit/schemas.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { isDay, isUuid } from '#web/lib/api/shapes.ts'

export const auditFilterNames = ['show', 'kind', 'person', 'job', 'from', 'to'] as const
export type AuditFilterName = (typeof auditFilterNames)[number]
export type AuditFilterValues = Readonly<Record<AuditFilterName, string>>

export const shownGroups = [...auditGroups, 'all'] as const
type ShownGroup = (typeof shownGroups)[number]

const isShown = (text: string): text is ShownGroup => shownGroups.some((group) => group === text)

const validators: Readonly<Record<AuditFilterName, (text: string) => boolean>> = {
  show: isShown,
  kind: isAuditKind,
  person: (text) => text.length <= limits.emailLength,
  job: isUuid,
  from: isDay,
  to: isDay,
}

/** Whether a filter can be applied; an empty one always can. */
export const isValidFilter = (name: AuditFilterName, value: string): boolean =>
  value === '' || validators[name](value)

/** The filters as the call takes them, without the invalid ones. */
export function toFilters(
  requested: AuditFilterValues,
): AuditFilterValues & Pick<AuditFilters, 'kind' | 'show'> {
  const valid = (name: AuditFilterName): string =>
    isValidFilter(name, requested[name]) ? requested[name] : ''
  const kind = requested.kind
  const { show } = requested
  return {
    show: isShown(show) && show !== 'all' ? show : '',
    kind: isAuditKind(kind) ? kind : '',
    person: valid('person'),
    job: valid('job'),
    from: valid('from'),
    to: valid('to'),
  }
}

/** The filters of an address. */
function readFilters(search: URLSearchParams): AuditFilterValues {
  const read = (name: AuditFilterName): string => search.get(name)?.trim() ?? ''
  const show = read('show')
  return {
    // Sign-ins and looks are shown on demand.
    show: isShown(show) ? show : 'changes',
    kind: read('kind'),
    person: read('person'),
    job: read('job'),
    from: read('from'),
    to: read('to'),
  }
}

/** The page of the audit log that an address shows. */
export async function loadAudit(api: Api, address: string) {
  const url = new URL(address)
  const requested = readFilters(url.searchParams)
  const filters = { ...toFilters(requested), show: requested.show }
  const page = await loadCursorPage(url, (query) =>
    api.list(adminCalls.listAudit, { body: { ...toFilters(filters), ...query } }),
  )
  return { filters, page }
}

export type AuditPage = Awaited<ReturnType<typeof loadAudit>>
