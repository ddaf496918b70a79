import { useState } from 'react'
import { trustCalls } from '#contract/trust-calls.ts'
import type { OwnCompanyPage } from '#contract/companies/own-page-schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CompanyPhotos } from './company-photos.tsx'

interface PageToClearProps {
  organisationId: string
  page: OwnCompanyPage
}

/** What a company says and shows of itself, for admins, who can take it down. */
export function PageToClear({ organisationId, page }: PageToClearProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [isAsked, setAsked] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(trustCalls.clearCompanyPage, { params: { organisationId } }),
    toastId: 'company-page',
    successText: () => t('organisations.pageCleared'),
    onSuccess: () => setAsked(false),
    revalidate: 'onSuccess',
  })
  const { about, hiresFor, photos } = page
  const isEmpty = about === '' && hiresFor === '' && photos.length === 0
  return (
    <section className="stack" aria-labelledby="own-words-heading">
      <h2 id="own-words-heading" className="text-h3">
        {t('organisations.ownWords')}
      </h2>
      {isEmpty ? (
        <p className="text-fg-2">{t('organisations.noOwnWords')}</p>
      ) : (
        <>
          <p className="whitespace-pre-line wrap-anywhere" lang={langOf(about)}>
            {about}
          </p>
          {hiresFor !== '' && (
            <p className="wrap-anywhere">
              {t('companies.hiresForOthers', { companies: hiresFor })}
            </p>
          )}
          {photos.length > 0 && <CompanyPhotos photos={photos} />}
          <div>
            <Button kind="sec" onClick={() => setAsked(true)}>
              {t('organisations.clearPage')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('organisations.clearPageAsk')}
        confirmLabel={t('organisations.clearPage')}
        cancelLabel={t('common.cancel')}
        loading={isPending}
        onConfirm={() => void run()}
        onCancel={() => setAsked(false)}
      >
        {t('organisations.clearPageText')}
      </ConfirmDialog>
    </section>
  )
}
