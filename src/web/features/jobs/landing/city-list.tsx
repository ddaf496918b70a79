import type { CityLink } from '#contract/landings.ts'
import { LandingLinks } from './landing-links.tsx'

/** Every city that has jobs, by state. */
export function CityList({ cities }: { cities: readonly CityLink[] }) {
  const byState = [...Map.groupBy(cities, ({ state }) => state)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  return byState.map(([state, within]) => (
    <LandingLinks
      key={state}
      title={state}
      links={within.toSorted((one, other) => one.name.localeCompare(other.name))}
    />
  ))
}
