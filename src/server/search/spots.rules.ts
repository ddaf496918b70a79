/* Where jobs are, as terms: a tsquery with hundreds of pincodes is slow, so a circle is asked for by few, larger pieces. */

/** In degrees, good to a hundredth of one. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type NearbyPlace = Coordinates & { readonly pincode: string; readonly km: number }

/** A circle as terms. With `pincodes` they reach beyond it, and only jobs at these are in it. */
export type Circle = { readonly terms: readonly string[]; readonly pincodes: string[] | undefined }

const stepsPerDegree = 100
/** Sides of the cells, in hundredths of a degree. */
const cellSizes = [4, 8, 16] as const
const mostTerms = 12

const spotTerm = (at: Coordinates): string => `:spot:${steps(at.latitude)},${steps(at.longitude)}`

function cellTerm(at: Coordinates, size: number): string {
  const [north, east] = [at.latitude, at.longitude].map((degrees) =>
    Math.floor(steps(degrees) / size),
  )
  return `:cell:${size}:${north},${east}`
}

const steps = (degrees: number): number => Math.round(degrees * stepsPerDegree)

export function termsOfSpot(at: Coordinates): string[] {
  return [spotTerm(at), ...cellSizes.map((size) => cellTerm(at, size))]
}

/** Many pincodes share a spot. */
export function spotsOf(places: readonly NearbyPlace[]): string[] {
  return [...new Set(places.map(spotTerm))]
}

export function circleOf(places: readonly NearbyPlace[]): Circle {
  const spots = spotsOf(places)
  if (spots.length <= mostTerms) return { terms: spots, pincodes: undefined }
  const covers = cellSizes.map((size) => [...new Set(places.map((place) => cellTerm(place, size)))])
  const terms = covers.find((cells) => cells.length <= mostTerms) ?? covers.at(-1) ?? []
  return { terms, pincodes: places.map(({ pincode }) => pincode) }
}
