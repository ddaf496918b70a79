import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { CompaniesService } from './companies.service.ts'

export function bindCompanies(bind: Bind, companies: CompaniesService): void {
  bind.open(endpoints.getCompany, async ({ params, query }) =>
    companies.getCompany(params.slug, query.cursor),
  )
}
