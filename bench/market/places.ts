import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import type { Random } from '#server/local/sample/random.ts'
import { weighted } from './weighted.ts'

export type Place = {
  readonly city: string
  readonly state: IndianState
  readonly pincodes: readonly string[]
}

/** Jobs of a hundred in each place, approximately; all other places of the table share the rest. */
const hubs: readonly (readonly [city: string, weight: number])[] = [
  ['Delhi', 11],
  ['Bengaluru', 10],
  ['Noida', 9],
  ['Gurugram', 8.5],
  ['Mumbai', 8],
  ['Hyderabad', 7.5],
  ['Pune', 7],
  ['Chennai', 5.5],
  ['Kolkata', 5],
  ['Jaipur', 3.5],
  ['Ahmedabad', 3],
  ['Navi Mumbai', 2],
  ['Indore', 2],
  ['Lucknow', 2],
  ['Thane', 1.5],
  ['Chandigarh', 1.2],
  ['Mohali', 1.2],
  ['Faridabad', 1.2],
  ['Ghaziabad', 1.2],
  ['Greater Noida', 0.8],
  ['Surat', 0.8],
  ['Nagpur', 0.8],
  ['Bhopal', 0.7],
  ['Patna', 0.7],
  ['Coimbatore', 0.7],
  ['Kochi', 0.6],
  ['Bhubaneswar', 0.6],
  ['Visakhapatnam', 0.5],
  ['Vadodara', 0.5],
  ['Kanpur', 0.5],
  ['Dehradun', 0.5],
  ['Ludhiana', 0.4],
  ['Ranchi', 0.4],
  ['Guwahati', 0.3],
  ['Raipur', 0.3],
]
const weightOfTheRest = 4

/** Picks a place as jobs are distributed over India. */
export function createPlacePicker(): (random: Random) => Place {
  const places = placesOfTable()
  const hubWeights = new Map(hubs)
  const restCount = places.filter(({ city }) => !hubWeights.has(city)).length
  return weighted(places, ({ city }) => hubWeights.get(city) ?? weightOfTheRest / restCount)
}

function placesOfTable(): Place[] {
  const table = loadPincodeTable()
  const places = new Map<string, { city: string; state: IndianState; pincodes: string[] }>()
  for (let code = 110_000; code < 856_000; code += 1) {
    const found = table.find(String(code))
    if (found === undefined) continue
    const { city, state, pincode } = found
    const place = places.get(`${city}, ${state}`) ?? { city, state, pincodes: [] }
    place.pincodes.push(pincode)
    places.set(`${city}, ${state}`, place)
  }
  return [...places.values()]
}
