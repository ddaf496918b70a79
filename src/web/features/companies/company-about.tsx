import { Building2, Headset, MapPin } from 'lucide-react'
import type { Company } from '#contract/companies/schemas.ts'
import { hiresOptions } from '#contract/companies/hires.ts'
import { categoryOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CompanyPhotos } from './company-photos.tsx'

/** What a company says and shows of itself, and what its open jobs tell of it. */
export function CompanyAbout({ company }: { company: Company }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { optionText, optionTexts } = useOptionText()
  const { about, hires, hiresFor, categories, cities, photos } = company
  const facts = [
    {
      icon: Headset,
      label: t('companies.kinds'),
      text: optionTexts(categoryOptions, categories),
    },
    {
      icon: Building2,
      label: t('companies.hires'),
      text:
        hires === 'others'
          ? t('companies.hiresForOthers', { companies: hiresFor })
          : optionText(hiresOptions, hires ?? ''),
    },
    {
      icon: MapPin,
      label: t('companies.towns'),
      text: cities.map((city) => t.place(city)).join(', '),
    },
  ].filter(({ text }) => text !== '')
  return (
    <>
      {(about !== '' || facts.length > 0) && (
        <section className="panel" aria-labelledby="about-heading">
          <h2 id="about-heading">{t('companies.about')}</h2>
          {about !== '' && (
            <p className="mt-2 whitespace-pre-line wrap-anywhere" lang={langOf(about)}>
              {about}
            </p>
          )}
          <dl className="company__facts">
            {facts.map(({ icon, label, text }) => (
              <div key={label}>
                <Icon of={icon} />
                <dt className="text-small text-fg-2">{label}</dt>
                <dd className="font-semi">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {photos.length > 0 && (
        <section className="panel" aria-labelledby="photos-heading">
          <h2 id="photos-heading">{t('companies.photos')}</h2>
          <p className="text-small text-fg-2 mb-3">{t('companies.photosFrom')}</p>
          <CompanyPhotos photos={photos} />
        </section>
      )}
    </>
  )
}
