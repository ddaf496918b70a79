import type { CategoryLink, CityLink } from '#contract/landing-pages/schemas.ts'
import { limits } from '#contract/limits.ts'
import { categoryOptions } from '#contract/options.ts'
import { foundNumber } from '#web/lib/format/found-number.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { kindIcons } from './kind-icons.ts'

const maxShown = 8

const countable = <Each extends { readonly jobs: number }>(links: readonly Each[]): Each[] =>
  links.filter(({ jobs }) => jobs >= limits.countsShownFrom).slice(0, maxShown)

/** The kinds of work with most jobs, each with its number. */
export function PopularKinds({ links }: { links: readonly CategoryLink[] }) {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  const shown = countable(links)
  if (shown.length === 0) return null
  return (
    <section className="wrap home-part" aria-labelledby="kinds">
      <div className="home-head">
        <h2 id="kinds">{t('home.kinds.title')}</h2>
        <Link className="link" to={paths.publicJobs()}>
          {t('home.kinds.all')}
        </Link>
      </div>
      <ul className="kinds">
        {shown.map(({ slug, category, jobs }) => (
          <li key={slug}>
            <Link className="kind" to={paths.publicJob(slug)}>
              <span className="kind__icon">
                <Icon of={kindIcons[category]} />
              </span>
              <span>
                <b>{optionText(categoryOptions, category)}</b>
                <span className="kind__count">
                  {t('home.jobCount', { count: jobs, number: foundNumber(jobs) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cities with most jobs, each with its number. */
export function HomeCities({ links }: { links: readonly CityLink[] }) {
  const { t } = useTranslation()
  const shown = countable(links)
  if (shown.length === 0) return null
  return (
    <section className="wrap home-part" aria-labelledby="cities">
      <div className="home-head">
        <h2 id="cities">{t('home.cities.title')}</h2>
        <Link className="link" to={paths.jobsByCity()}>
          {t('landing.allCities')}
        </Link>
      </div>
      <ul className="home-cities">
        {shown.map(({ slug, name, jobs }) => (
          <li key={slug}>
            <Link to={paths.publicJob(slug)}>
              {t.place(name)}
              <span>{t('home.jobCount', { count: jobs, number: foundNumber(jobs) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
