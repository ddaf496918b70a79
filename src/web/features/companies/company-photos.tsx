import type { CompanyPhoto } from '#contract/companies/own-page-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import './company-photos.css'

/** Photos that a company shows, each with what it shows and when it was added. */
export function CompanyPhotos({ photos }: { photos: readonly CompanyPhoto[] }) {
  return (
    <ul className="company-photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoFigure photo={photo} />
        </li>
      ))}
    </ul>
  )
}

export function PhotoFigure({ photo: { url, caption, addedOn } }: { photo: CompanyPhoto }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const day = new Date(`${addedOn}T12:00:00Z`)
  return (
    <figure>
      <img src={url} alt="" width={320} height={200} loading="lazy" decoding="async" />
      <figcaption className="text-small">
        <span lang={langOf(caption)}>{caption}</span>
        <span className="text-fg-3">{t.date(day, { month: 'short', year: 'numeric' })}</span>
      </figcaption>
    </figure>
  )
}
