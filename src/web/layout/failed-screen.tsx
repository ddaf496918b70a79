import { RotateCw } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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
  const revalidator = useRevalidator()
  const isResponse = isRouteErrorResponse(error)
  if (!isResponse && !(error instanceof ApiError)) throw error
  if (error.status === 404) return <NotFoundScreen />
  if (isResponse) throw error
  return (
    <Page>
      <title>{t('failed.title')}</title>
      <div className="wrap py-8" role="alert">
        <EmptyState
          headingLevel="h1"
          art={<EmptyBoard />}
          title={t('failed.title')}
          text={error.message}
          action={
            <Button
              icon={RotateCw}
              loading={revalidator.state === 'loading'}
              loadingText={t('search.trying')}
              onClick={() => void revalidator.revalidate()}
            >
              {t('search.retry')}
            </Button>
          }
        />
      </div>
    </Page>
  )
}
