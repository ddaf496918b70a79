import type { ComponentType } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useLocation, useRevalidator } from 'react-router'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { failureOf } from '#web/lib/failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import type { PageProps } from './page-shell.tsx'

interface FailedScreenProps {
  /** What the route's loader threw. */
  error: unknown
  /** The frame of the screen that could not be shown. */
  page: ComponentType<PageProps>
}

/** A screen whose data could not be had: says why and tries again. Anything else is thrown on. */
export function FailedScreen({ error, page: Page }: FailedScreenProps) {
  const { t } = useTranslation()
  const address = useLocation()
  const revalidator = useRevalidator()
  const failure = failureOf(error)
  if (!failure) throw error
  if (failure.status === 404) return <NotFoundScreen />
  return (
    <Page>
      <title>{t('failed.title')}</title>
      <div className="wrap py-8" role="alert">
        <EmptyState
          headingLevel="h1"
          art={<EmptyBoard />}
          title={t('failed.title')}
          text={failure.message}
          action={
            <RetryButton
              address={address}
              label={t('search.retry')}
              busyLabel={t('search.trying')}
              isBusy={revalidator.state === 'loading'}
              onRetry={() => void revalidator.revalidate()}
            />
          }
        />
      </div>
    </Page>
  )
}
