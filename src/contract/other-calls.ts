/** As `calls`, of calls that screens don't make through their client: forms, links and others make them. No page loads this. */
export const otherCalls = {
  getLocale: { method: 'GET', path: '/api/locale' },
  getJobData: { method: 'POST', path: '/api/getJobData' },
  countJobView: { method: 'POST', path: '/api/jobs/:jobId/views' },
  getSite: { method: 'GET', path: '/api/site' },
} as const
