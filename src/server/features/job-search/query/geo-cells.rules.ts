/* Where jobs are, as terms. A tsquery with hundreds of pincodes is slow, so a circle is covered by few, larger geo cells. */

/** In degrees, accurate to a hundredth. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type NearbyPlace = Coordinates & { readonly pincode: string; readonly km: number }

/** The terms that cover a circle. With `pincodes` they reach beyond it, and only jobs at these pincodes are inside. */
export type Circle = { readonly terms: readonly string[]; readonly pincodes: string[] | undefined }

const stepsPerDegree = 100
/** Sides of the cells, in hundredths of a degree. */
const cellSizes = [4, 8, 16] as const
const maxTerms = 12

const pointTerm = (at: Coordinates): string => `:spot:${steps(at.latitude)},${steps(at.longitude)}`

function cellTerm(at: Coordinates, size: number): string {
  const [north, east] = [at.latitude, at.longitude].map((degrees) =>
    Math.floor(steps(degrees) / size),
  )
  return `:cell:${size}:${north},${east}`
}

const steps = (degrees: number): number => Math.round(degrees * stepsPerDegree)

export function termsOfPoint(at: Coordinates): string[] {
  return [pointTerm(at), ...cellSizes.map((size) => cellTerm(at, size))]
}

/** The points of some places, each once: many pincodes share a point. */
export function pointTermsOf(places: readonly NearbyPlace[]): string[] {
  return [...new Set(places.map(pointTerm))]
}

/** The largest cells that places lie in; a job has the term of its own. */
export const cellsOf = (places: readonly NearbyPlace[]): string[] => [
  ...new Set(places.map((place) => cellTerm(place, cellSizes[2]))),
]

export function circleOf(places: readonly NearbyPlace[]): Circle {
  const points = pointTermsOf(places)
  if (points.length <= maxTerms) return { terms: points, pincodes: undefined }
  const covers = cellSizes.map((size) => [...new Set(places.map((place) => cellTerm(place, size)))])
  const terms = covers.find((cells) => cells.length <= maxTerms) ?? covers.at(-1) ?? []
  return { terms, pincodes: places.map(({ pincode }) => pincode) }
}
