import { auditFiltersSchema } from '#contract/audit.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

export const auditFilterNames = ['kind', 'person', 'job', 'from', 'to'] as const
export type AuditAddress = Readonly<Record<(typeof auditFilterNames)[number], string>>

/** What an address of the record asks for; a filter that is none is left out. */
function readAddress(search: URLSearchParams): AuditAddress {
  const valid = (name: (typeof auditFilterNames)[number]): string => {
    const value = search.get(name)?.trim() ?? ''
    return auditFiltersSchema.safeParse({ [name]: value }).success ? value : ''
  }
  return {
    kind: valid('kind'),
    person: valid('person'),
    job: valid('job'),
    from: valid('from'),
    to: valid('to'),
  }
}

export async function loadAudit(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const address = readPageAddress(searchParams, usualPerPage)
  const filters = auditFiltersSchema.parse(readAddress(searchParams))
  const list = await api.list(endpoints.listAudit, {
    body: {
      ...filters,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { filters: readAddress(searchParams), address, list }
}

export type AuditPage = Awaited<ReturnType<typeof loadAudit>>
