import { isAuditKind } from '#contract/audit.ts'
import type { AuditFilters } from '#contract/audit.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api.ts'
import { isUuid } from '#web/lib/shapes.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

export const auditFilterNames = ['kind', 'person', 'job', 'from', 'to'] as const
export type AuditFilterName = (typeof auditFilterNames)[number]
export type AuditAddress = Readonly<Record<AuditFilterName, string>>

const isDay = (text: string): boolean => {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && text.startsWith('20') && day.toISOString().startsWith(text)
}

const isRight: Readonly<Record<AuditFilterName, (text: string) => boolean>> = {
  kind: isAuditKind,
  person: (text) => text.length <= limits.emailLength,
  job: isUuid,
  from: isDay,
  to: isDay,
}

/** Whether a filter may be asked for as it is; an empty one asks for nothing. */
export const isFine = (name: AuditFilterName, value: string): boolean =>
  value === '' || isRight[name](value)

/** The filters as the call takes them; one that is none is left out. */
export function toFilters(wanted: AuditAddress): AuditAddress & Pick<AuditFilters, 'kind'> {
  const fine = (name: AuditFilterName): string => (isFine(name, wanted[name]) ? wanted[name] : '')
  const kind = wanted.kind
  return {
    kind: isAuditKind(kind) ? kind : '',
    person: fine('person'),
    job: fine('job'),
    from: fine('from'),
    to: fine('to'),
  }
}

/** What an address of the record asks for. */
function readAddress(search: URLSearchParams): AuditAddress {
  const read = (name: AuditFilterName): string => search.get(name)?.trim() ?? ''
  return {
    kind: read('kind'),
    person: read('person'),
    job: read('job'),
    from: read('from'),
    to: read('to'),
  }
}

export async function loadAudit(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const address = readPageAddress(searchParams, usualPerPage)
  const filters = toFilters(readAddress(searchParams))
  const list = await api.list(endpoints.listAudit, {
    body: {
      ...filters,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { filters, address, list }
}

export type AuditPage = Awaited<ReturnType<typeof loadAudit>>
