import { useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { indiaDate } from '#contract/india-time.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'
import { toFilters } from './load-audit.ts'
import type { AuditAddress } from './load-audit.ts'

/** The record as a file of the browser, as far as the filters let it. */
export function useAuditDownload() {
  const api = useApi()
  const toasts = useToasts()
  const [isDownloading, setIsDownloading] = useState(false)

  async function download(wanted: AuditAddress): Promise<void> {
    setIsDownloading(true)
    try {
      const file = await api.download(endpoints.downloadAudit, { query: toFilters(wanted) })
      saveFile(file, `audit-${indiaDate(new Date())}.csv`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.no(error.message, 'audit')
    } finally {
      setIsDownloading(false)
    }
  }

  return { isDownloading, download }
}
