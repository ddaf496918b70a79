import { useState } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useRevalidator } from 'react-router'
import type { ApplicationsShown } from '#contract/applications/stages.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { listMyApplications } from './application-calls.ts'
import { ApplicationCard } from './application-card.tsx'

const toastId = 'applications'

interface ApplicationListProps {
  loaded: ListPart<ListedJob[]>
  shown: ApplicationsShown
}

/** The list of applications, extended page by page. */
export function ApplicationList({ loaded, shown }: ApplicationListProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
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
    toasts.dismiss(toastId)
    try {
      const next = await listMyApplications(api, { shown, cursor })
      const items = [...(extra?.items ?? []), ...next.items]
      setAdded({ to: loaded, part: { ...next, items } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The screen's loader handles a session that is over.
      if (error.isSessionOver) await revalidator.revalidate()
      else toasts.error(failureText(error.message), toastId)
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <div className="apps">
        {[...loaded.items, ...(extra?.items ?? [])].map((job) => (
          <ApplicationCard key={job.applicationId ?? job.id} job={job} now={now} />
        ))}
      </div>
      {nextCursor !== null && (
        <div className="text-center mt-6">
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
