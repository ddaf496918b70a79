import { adminCalls } from '#contract/admin-calls.ts'
import { indiaDate } from '#contract/india-time.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { toFilters } from './load-audit.ts'
import type { AuditFilterValues } from './load-audit.ts'

/** Downloads the audit log, filtered, as a file. */
export function useAuditDownload() {
  return useMutation({
    call: (api, filters: AuditFilterValues) =>
      api.download(adminCalls.downloadAudit, { query: toFilters(filters) }),
    toastId: 'audit',
    onSuccess: (file) => saveFile(file, `audit-${indiaDate(new Date())}.csv`),
    revalidate: 'never',
  })
}
