import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobCardSchema } from '#contract/jobs/schemas.ts'
import { jobsForYouSchema } from './for-you.ts'
import * as search from './schemas.ts'

export const jobSearchEndpoints = {
  listJobs: {
    ...plain,
    ...calls.listJobs,
    summary: 'Search live jobs, or list the jobs I applied to',
    room: 'job-search',
    access: ['candidate'],
    limit: callLimits.search,
    body: search.listJobsSchema,
    reply: z.array(search.listedJobSchema),
    paged: true,
  },
  listPublicJobs: {
    ...plain,
    ...calls.listPublicJobs,
    summary: 'Search live jobs without signing in',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    query: search.publicJobsQuerySchema,
    reply: z.array(jobCardSchema),
    paged: true,
  },
  countJobOptions: {
    ...plain,
    ...calls.countJobOptions,
    summary: 'How many jobs each option of the filters would find',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    query: search.optionCountsQuerySchema,
    reply: search.optionCountsSchema,
  },
  loosenSearch: {
    ...plain,
    ...calls.loosenSearch,
    summary: 'Parts to leave out of a search that finds nothing',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    query: search.searchFiltersQuerySchema,
    reply: search.loosenedSearchSchema,
  },
  suggestSearches: {
    ...plain,
    ...calls.suggestSearches,
    summary: 'Words to search for that begin or sound like what is typed',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    query: search.suggestSearchesQuerySchema,
    reply: search.suggestionsSchema,
  },
  listJobFilterChoices: {
    ...plain,
    ...calls.listJobFilterChoices,
    summary: 'Places and companies that have live jobs',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    query: search.jobFilterChoicesQuerySchema,
    reply: search.jobFilterChoicesSchema,
  },
  listMissedSearches: {
    ...plain,
    ...adminCalls.listMissedSearches,
    summary: 'Words that were often searched for and found no job',
    room: 'job-search',
    access: ['admin'],
    query: search.missedSearchesQuerySchema,
    reply: z.array(search.missedSearchSchema),
    paged: true,
  },
  listJobsForYou: {
    ...plain,
    ...calls.listJobsForYou,
    summary: 'Jobs that fit my profile and what I applied for, each with its reason',
    room: 'job-search',
    access: ['candidate'],
    limit: callLimits.search,
    reply: jobsForYouSchema,
  },
  getHomeJobs: {
    ...plain,
    ...calls.getHomeJobs,
    summary: 'How many jobs are live, and those that were checked last',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    reply: search.homeJobsSchema,
  },
  listHiringCompanies: {
    ...plain,
    ...calls.listHiringCompanies,
    summary: 'Companies of the newest live jobs that have a logo',
    room: 'job-search',
    access: 'anyone',
    limit: callLimits.search,
    reply: z.array(search.hiringCompanySchema),
  },
} as const satisfies Record<string, Endpoint>
