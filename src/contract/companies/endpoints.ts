import { callLimits } from '#contract/call-limits.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { organisationParamsSchema } from '#contract/evidence/schemas.ts'
import * as ownPage from './own-page-schemas.ts'
import * as companies from './schemas.ts'

export const companiesEndpoints = {
  getCompany: {
    ...plain,
    ...calls.getCompany,
    summary: 'The public page of a company: what was checked, how it answers, its live jobs',
    room: 'companies',
    access: 'anyone',
    limit: callLimits.search,
    params: companies.companyParamsSchema,
    query: companies.companyQuerySchema,
    reply: companies.companySchema,
  },
  readCompanyPage: {
    ...plain,
    ...calls.readCompanyPage,
    summary: 'What my company says of itself on its public page',
    room: 'companies',
    access: ['employer'],
    reply: ownPage.ownCompanyPageSchema,
  },
  saveCompanyAbout: {
    ...plain,
    ...calls.saveCompanyAbout,
    summary: 'Say what my company does, and for whom it hires',
    room: 'companies',
    access: ['employer'],
    limit: callLimits.edits,
    body: ownPage.saveCompanyAboutSchema,
    reply: ownPage.ownCompanyPageSchema,
  },
  addCompanyPhoto: {
    ...plain,
    ...calls.addCompanyPhoto,
    summary: 'Add a photo to the page of my company',
    room: 'companies',
    access: ['employer'],
    limit: callLimits.evidence,
    body: ownPage.addCompanyPhotoSchema,
    files: { photo: { kind: 'image' } },
    reply: ownPage.ownCompanyPageSchema,
  },
  removeCompanyPhoto: {
    ...plain,
    ...calls.removeCompanyPhoto,
    summary: 'Remove a photo from the page of my company',
    room: 'companies',
    access: ['employer'],
    limit: callLimits.edits,
    params: ownPage.companyPhotoParamsSchema,
    reply: ownPage.ownCompanyPageSchema,
  },
  readOrganisationPage: {
    ...plain,
    ...trustCalls.readOrganisationPage,
    summary: 'What a company says and shows of itself',
    room: 'companies',
    access: ['admin'],
    params: organisationParamsSchema,
    reply: ownPage.ownCompanyPageSchema,
  },
  clearCompanyPage: {
    ...plain,
    ...trustCalls.clearCompanyPage,
    summary: 'Take down what a company says and shows of itself',
    room: 'companies',
    access: ['admin'],
    limit: callLimits.edits,
    params: organisationParamsSchema,
    reply: ownPage.ownCompanyPageSchema,
  },
} as const satisfies Record<string, Endpoint>
