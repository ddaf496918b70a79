import type { CityLink } from '#contract/landing-pages/schemas.ts'
import { LandingLinks } from './landing-links.tsx'

/** Every city that has jobs, by state. */
export function CityList({ cities }: { cities: readonly CityLink[] }) {
  const byState = [...Map.groupBy(cities, ({ state }) => state)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  return (
    <div className="lg:columns-3 gap-6">
      {byState.map(([state, within]) => (
        <div key={state} className="break-inside-avoid">
          <LandingLinks
            title={state}
            links={within.toSorted((one, other) => one.name.localeCompare(other.name))}
          />
        </div>
      ))}
    </div>
  )
}
