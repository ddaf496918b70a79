import type { ComponentType } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useRevalidator } from 'react-router'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { usePageLocation } from '#web/lib/use-page-location.ts'
import { Link } from '#web/ui/link.ts'
import { readSession } from '#web/lib/session.ts'
import { startPage } from '#web/lib/start-page.ts'
import { failureOf } from '#web/lib/api/failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import type { PageProps } from './page-shell.tsx'

interface FailedScreenProps {
  /** The error that the route's loader threw. */
  error: unknown
  /** The page frame of the failed screen. */
  page: ComponentType<PageProps>
}

/** Only the browser knows who is signed in, and only somebody signed in reads that a page is not theirs. */
function StartLink() {
  const { t } = useTranslation()
  const start = startPage(readSession()?.type ?? 'employee')
  return <ButtonLink render={<Link to={start.path} />}>{t(start.titleKey)}</ButtonLink>
}

/** Shown when a screen's data failed to load: the reason and a retry. Other errors are rethrown. */
export function FailedScreen({ error, page: Page }: FailedScreenProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const address = usePageLocation()
  const revalidator = useRevalidator()
  const failure = failureOf(error)
  if (!failure) throw error
  if (failure.status === 404) return <NotFoundScreen />
  const title = t(failure.isOfOthers ? 'failed.notYourPart' : 'failed.title')
  return (
    <Page>
      <title>{title}</title>
      <div className="wrap py-8" role="alert">
        <EmptyState
          headingLevel="h1"
          art={<EmptyBoard />}
          title={title}
          text={failureText(failure.message)}
          action={
            failure.isOfOthers ? (
              <StartLink />
            ) : (
              <RetryButton
                address={address}
                label={t('search.retry')}
                busyLabel={t('search.trying')}
                isBusy={revalidator.state === 'loading'}
                onRetry={() => void revalidator.revalidate()}
              />
            )
          }
        />
      </div>
    </Page>
  )
}

/** The error boundary of routes that use the frame `page`. */
export const failedScreenOf = (page: ComponentType<PageProps>) =>
  function FailedRoute({ error }: { error: unknown }) {
    return <FailedScreen error={error} page={page} />
  }
