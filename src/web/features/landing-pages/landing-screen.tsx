import type { ComponentType } from 'react'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Landing } from '#contract/landing-pages/schemas.ts'
import { categoryOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { paths } from '#web/lib/paths.ts'
import type { LoadedSearch } from '#web/features/job-search/load-public-search.ts'
import type { PresetSearch } from '#web/features/job-search/preset-search.ts'
import { PublicSearch } from '#web/features/job-search/public-search.tsx'
import { SearchBand } from '#web/features/job-search/search-band.tsx'
import { useLandingHeading } from './landing-heading.ts'
import { LandingLinks } from './landing-links.tsx'

interface LandingScreenProps extends LoadedSearch {
  landing: Landing
  /** Stands among the first cards. */
  Aside: ComponentType<{ filters: JobFilters }>
}

/** The subject of the page's public search. */
export const presetOf = ({ slug, category, city }: Landing): PresetSearch => ({
  path: paths.publicJob(slug),
  filters: {
    ...(category && { category }),
    ...(city && { location: city.name }),
  },
})

/** The jobs of a category in a city, with links to related pages. */
export function LandingScreen({ landing, jobs, choices, Aside }: LandingScreenProps) {
  const { t } = useTranslation()
  const heading = useLandingHeading(landing)
  const { optionText } = useOptionText()
  const { city } = landing
  const category = optionText(categoryOptions, landing.category ?? '')
  const isEmpty = jobs.ok && jobs.value.total === 0
  const citiesTitle = category
    ? city
      ? t('landing.categoryNear', { category, city: t.place(city.name) })
      : t('landing.categoryByCity', { category })
    : t('landing.near', { city: t.place(city?.name ?? '') })
  return (
    <>
      <SearchBand title={heading} />
      <PublicSearch Aside={Aside} jobs={jobs} choices={choices} preset={presetOf(landing)} />
      <div className="wrap">
        {isEmpty && (
          <p className="text-center text-fg-2 mt-4">{t('landing.nothing', { heading })}</p>
        )}
        <LandingLinks
          title={
            city ? t('landing.categoriesIn', { city: t.place(city.name) }) : t('landing.categories')
          }
          links={landing.categories}
        />
        <LandingLinks
          title={citiesTitle}
          links={landing.cities}
          more={{ label: t('landing.allCities'), path: paths.jobsByCity() }}
        />
      </div>
    </>
  )
}
