import { adminTeamRequests } from './access-admins.ts'
import { teamRequests } from './access-team.ts'
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import { companyCode } from '#server/lib/company-code.ts'
import type { MakeRequest } from './access-requests.ts'
import { pngFile } from './fixtures.ts'
import { solvedPuzzleOrNone } from './puzzles.ts'

const ofOrganisation: MakeRequest = ({ objects }) => ({
  params: { organisationId: objects.organisationId },
})

/** Valid requests of the calls about companies' pages, of reports without signing in and of where a device is. */
export const companyRequests = {
  ...teamRequests,
  ...adminTeamRequests,
  getCompany: ({ objects }) => ({ params: { slug: companyCode(objects.organisationId) } }),
  findPlaceNear: () => ({ json: { latitude: 28.57, longitude: 77.32 } }),
  issueReportPuzzle: ({ objects }) => ({
    params: { jobId: objects.jobId },
    query: `?deviceId=${randomUUID()}`,
  }),
  reportPublicJob: async ({ testApp, objects }) => ({
    params: { jobId: objects.jobId },
    json: { reason: 'fake', ...(await solvedPuzzleOrNone(testApp, objects.jobId)) },
  }),
  readCompanyPage: () => ({}),
  saveCompanyAbout: () => ({ json: { about: 'We answer calls.', hires: 'itself', hiresFor: '' } }),
  addCompanyPhoto: () => ({
    form: { submissionId: randomUUID(), caption: 'Front desk', photo: pngFile() },
  }),
  removeCompanyPhoto: ({ objects }) => ({ params: { photoId: objects.photoId } }),
  readOrganisationPage: ofOrganisation,
  clearCompanyPage: ofOrganisation,
} satisfies Partial<Record<CallName, MakeRequest>>
