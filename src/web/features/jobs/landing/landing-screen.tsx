import { useTranslation } from '#web/lib/translation.ts'
import type { Landing } from '#contract/landings.ts'
import { paths } from '#web/lib/paths.ts'
import type { LoadedSearch } from '../load-public-search.ts'
import type { PresetSearch } from '../preset-search.ts'
import { PublicSearch } from '../public-search.tsx'
import { SearchBand } from '../search-band.tsx'
import { useLandingHeading } from './landing-heading.ts'
import { LandingLinks } from './landing-links.tsx'

interface LandingScreenProps extends LoadedSearch {
  landing: Landing
}

/** What the public search of this page is about. */
export const presetOf = ({ slug, category, city }: Landing): PresetSearch => ({
  path: paths.publicJob(slug),
  filters: {
    ...(category && { category: category.value }),
    ...(city && { location: city.name }),
  },
})

/** The jobs of a category, in a city, with the ways to others. */
export function LandingScreen({ landing, jobs, choices }: LandingScreenProps) {
  const { t } = useTranslation()
  const heading = useLandingHeading(landing)
  const { category, city } = landing
  const isEmpty = jobs.ok && jobs.value.total === 0
  const citiesTitle = category
    ? city
      ? t('landing.categoryNear', { category: category.name, city: city.name })
      : t('landing.categoryByCity', { category: category.name })
    : t('landing.near', { city: city?.name ?? '' })
  return (
    <>
      <SearchBand title={heading} />
      <PublicSearch jobs={jobs} choices={choices} preset={presetOf(landing)} />
      <div className="wrap">
        {isEmpty && <p className="center t2 mt-4">{t('landing.nothing', { heading })}</p>}
        <LandingLinks
          title={city ? t('landing.categoriesIn', { city: city.name }) : t('landing.categories')}
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
