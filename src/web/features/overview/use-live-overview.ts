import { useState } from 'react'
import { trustCalls } from '#contract/trust-calls.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { usePolling } from '#web/lib/api/use-polling.ts'
import type { OverviewPage } from './load-overview.ts'
import { spanOf } from './overview-range.ts'

/** The overview that was loaded, or a newer one of the same range. */
export function useLiveOverview({ range, overview }: OverviewPage): Overview {
  const api = useApi()
  const [newer, setNewer] = useState<{ than: Overview; overview: Overview }>()
  usePolling(async (signal) => {
    const query = spanOf(range, new Date())
    setNewer({
      than: overview,
      overview: await api.call(trustCalls.readOverview, { query, signal }),
    })
  })
  return newer?.than === overview ? newer.overview : overview
}
