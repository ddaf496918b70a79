import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { CompaniesService } from './companies.service.ts'
import type { CompanyPagesService } from './company-pages.service.ts'

type Services = { companies: CompaniesService; companyPages: CompanyPagesService }

export function bindCompanies(bind: Bind, { companies, companyPages }: Services): void {
  bind.open(endpoints.getCompany, async ({ params, query }) =>
    companies.getCompany(params.slug, query.cursor),
  )
  bind.signedIn(endpoints.readCompanyPage, async ({ viewer }) => companyPages.read(viewer))
  bind.signedIn(endpoints.saveCompanyAbout, async ({ viewer, body }) =>
    companyPages.saveAbout(viewer, body),
  )
  bind.signedIn(endpoints.addCompanyPhoto, async ({ viewer, body, files }) =>
    companyPages.addPhoto(viewer, body, files['photo']),
  )
  bind.signedIn(endpoints.removeCompanyPhoto, async ({ viewer, params }) =>
    companyPages.removePhoto(viewer, params.photoId),
  )
  bind.signedIn(endpoints.readOrganisationPage, async ({ params }) =>
    companyPages.readOf(params.organisationId),
  )
  bind.signedIn(endpoints.clearCompanyPage, async ({ viewer, params }) =>
    companyPages.clear(viewer, params.organisationId),
  )
}
