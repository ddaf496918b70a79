import type { CityLink } from '#contract/landing-pages/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { LandingLinks } from './landing-links.tsx'

/** Every city that has jobs, by state. */
export function CityList({ cities }: { cities: readonly CityLink[] }) {
  const { t, locale } = useTranslation()
  const byName = (one: string, other: string) => t.place(one).localeCompare(t.place(other), locale)
  const byState = [...Map.groupBy(cities, ({ state }) => state)].sort(([one], [other]) =>
    byName(one, other),
  )
  return (
    <div className="lg:columns-3 gap-6">
      {byState.map(([state, within]) => (
        <div key={state} className="break-inside-avoid">
          <LandingLinks
            title={t.place(state)}
            links={within.toSorted((one, other) => byName(one.name, other.name))}
          />
        </div>
      ))}
    </div>
  )
}
