import { useState } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import type { ReportedJob } from '#contract/inbox/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'

/** What an admin does about a reported job: it is fine, or its company is blocked. */
export function useReportActs(job: ReportedJob | undefined) {
  const [company, setCompany] = useState<OrganisationForAdmins>()
  const { run: load, isPending: isLoading } = useMutation({
    call: (api, organisationId: string) =>
      api.call(trustCalls.readOrganisation, { params: { organisationId } }),
    toastId: 'reports',
    onSuccess: setCompany,
    revalidate: 'never',
  })
  const { run: decide, isPending: isDeciding } = useMutation({
    call: (api, { jobId, openReports }: ReportedJob) =>
      api.call(adminCalls.decideReports, {
        params: { jobId },
        body: { decision: 'kept', openReports },
      }),
    toastId: 'reports',
    successText: ({ message }) => message,
    revalidate: 'always',
  })
  const open = job && job.openReports > 0 ? job : undefined
  return {
    /** The company that the dialog asks about. */
    company,
    closeDialog: () => setCompany(undefined),
    block: async () => open && load(open.organisationId),
    decideFine: async () => open && decide(open),
    isLoading,
    isDeciding,
  }
}
