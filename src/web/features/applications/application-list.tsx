import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import type { ListedJob } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { ListPart } from '#web/lib/api.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { listMyApplications } from './application-calls.ts'
import { ApplicationSlip } from './application-slip.tsx'

/** The applications, a portion at a time. */
export function ApplicationList({ loaded }: { loaded: ListPart<ListedJob[]> }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [now] = useState(() => new Date())
  const [added, setAdded] = useState<{ to: typeof loaded; part: typeof loaded }>()
  const [isLoading, setLoading] = useState(false)
  const extra = added?.to === loaded ? added.part : undefined
  const nextCursor = (extra ?? loaded).nextCursor

  async function showMore(cursor: string) {
    setLoading(true)
    try {
      const next = await listMyApplications(api, cursor)
      const items = [...(extra?.items ?? []), ...next.items]
      setAdded({ to: loaded, part: { ...next, items } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The screen's loader knows what to do with a session that is over.
      if (error.isSessionOver) await revalidator.revalidate()
      else toasts.no(error.message)
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <div className="apps">
        {[...loaded.items, ...(extra?.items ?? [])].map((job) => (
          <ApplicationSlip key={job.applicationId ?? job.id} job={job} now={now} />
        ))}
      </div>
      {nextCursor !== null && (
        <div className="center mt-6">
          <Button
            kind="sec"
            loading={isLoading}
            loadingText={t('search.loadingMore')}
            onClick={() => void showMore(nextCursor)}
          >
            {t('application.showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
