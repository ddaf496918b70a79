/** As `adminCalls`, of the page on which an admin edits a job. Apart, since that page makes no others. */
export const jobEditCalls = {
  readJobForEdit: { method: 'POST', path: '/api/updatejobdata' },
  editJob: { method: 'POST', path: '/api/updatingjobdata' },
} as const
