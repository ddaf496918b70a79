import { Plus } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { CompanyPhoto } from '#contract/companies/own-page-schemas.ts'
import { limits } from '#contract/limits.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PhotoFigure } from '../company-photos.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

/** The company's photos, which candidates see on its page. */
export function PhotosCard({ photos }: { photos: readonly CompanyPhoto[] }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<CompanyPhoto>()
  const { run, isPending } = useMutation({
    call: (api, photoId: string) => api.call(calls.removeCompanyPhoto, { params: { photoId } }),
    toastId: 'company-page',
    onSuccess: () => setRemoved(undefined),
    revalidate: 'onSuccess',
  })
  return (
    <section className="panel stack min-w-0" aria-labelledby="photos-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="photos-heading">{t('companies.photos')}</h3>
        {may('own') && photos.length < limits.companyPhotos && (
          <Button kind="sec" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('companyPage.addPhoto')}
          </Button>
        )}
      </div>
      {photos.length === 0 ? (
        <p className="text-fg-2">{t('companyPage.noPhotos', { most: limits.companyPhotos })}</p>
      ) : (
        <ul className="company-photos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoFigure photo={photo} />
              {may('own') && (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={t('companyPage.removeNamed', { caption: photo.caption })}
                  onClick={() => setRemoved(photo)}
                >
                  {t('companyPage.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <PhotoDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removed !== undefined}
        title={t('companyPage.removeAsk', { caption: removed?.caption ?? '' })}
        confirmLabel={t('companyPage.remove')}
        cancelLabel={t('common.cancel')}
        loading={isPending}
        onConfirm={() => void (removed && run(removed.id))}
        onCancel={() => setRemoved(undefined)}
      />
    </section>
  )
}
