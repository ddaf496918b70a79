import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { indianStates } from '#contract/places/indian-states.ts'
import type { IndianState } from '#contract/places/indian-states.ts'
import { loadPincodeTable } from './pincode-table.ts'

const table = loadPincodeTable()

/** Well-known pincodes of each state: its capital, a second city, and a border case. */
const samples: Record<IndianState, readonly (readonly [pincode: string, city: string])[]> = {
  'Andaman and Nicobar Islands': [
    ['744101', 'Port Blair'],
    ['744301', 'Nicobar'],
  ],
  'Andhra Pradesh': [
    ['530016', 'Visakhapatnam'],
    ['520010', 'Vijayawada'],
    ['517501', 'Tirupati'],
  ],
  'Arunachal Pradesh': [
    ['791111', 'Itanagar'],
    ['790104', 'Tawang'],
  ],
  Assam: [
    ['781005', 'Guwahati'],
    ['788001', 'Silchar'],
    ['786001', 'Dibrugarh'],
  ],
  Bihar: [
    ['800001', 'Patna'],
    ['823001', 'Gaya'],
    ['842001', 'Muzaffarpur'],
  ],
  Chandigarh: [
    ['160017', 'Chandigarh'],
    ['160022', 'Chandigarh'],
  ],
  Chhattisgarh: [
    ['492001', 'Raipur'],
    ['490020', 'Bhilai'],
    ['494001', 'Bastar'],
  ],
  'Dadra and Nagar Haveli and Daman and Diu': [
    ['396230', 'Silvassa'],
    ['396210', 'Daman'],
    ['362520', 'Diu'],
  ],
  Delhi: [
    ['110001', 'Delhi'],
    ['110092', 'Delhi'],
    ['110075', 'Delhi'],
  ],
  Goa: [
    ['403001', 'Panaji'],
    ['403601', 'Margao'],
    ['403802', 'Vasco da Gama'],
  ],
  Gujarat: [
    ['380009', 'Ahmedabad'],
    ['395003', 'Surat'],
    ['390001', 'Vadodara'],
  ],
  Haryana: [
    ['122001', 'Gurugram'],
    ['121003', 'Faridabad'],
    ['134109', 'Panchkula'],
  ],
  'Himachal Pradesh': [
    ['171001', 'Shimla'],
    ['176215', 'Dharamshala'],
    ['175131', 'Kullu'],
  ],
  'Jammu and Kashmir': [
    ['180001', 'Jammu'],
    ['190001', 'Srinagar'],
    ['193101', 'Baramulla'],
  ],
  Jharkhand: [
    ['834001', 'Ranchi'],
    ['831001', 'Jamshedpur'],
    ['826001', 'Dhanbad'],
  ],
  Karnataka: [
    ['560001', 'Bengaluru'],
    ['570001', 'Mysuru'],
    ['575001', 'Mangaluru'],
  ],
  Kerala: [
    ['682016', 'Kochi'],
    ['695001', 'Thiruvananthapuram'],
    ['683101', 'Ernakulam'],
  ],
  Ladakh: [
    ['194101', 'Leh'],
    ['194103', 'Kargil'],
  ],
  Lakshadweep: [
    ['682555', 'Kavaratti'],
    ['682559', 'Lakshadweep'],
  ],
  'Madhya Pradesh': [
    ['462001', 'Bhopal'],
    ['452001', 'Indore'],
    ['474001', 'Gwalior'],
  ],
  Maharashtra: [
    ['400001', 'Mumbai'],
    ['400703', 'Navi Mumbai'],
    ['411001', 'Pune'],
  ],
  Manipur: [
    ['795001', 'Imphal'],
    ['795128', 'Churachandpur'],
  ],
  Meghalaya: [
    ['793001', 'Shillong'],
    ['794001', 'Tura'],
  ],
  Mizoram: [
    ['796001', 'Aizawl'],
    ['796701', 'Lunglei'],
  ],
  Nagaland: [
    ['797001', 'Kohima'],
    ['797112', 'Dimapur'],
  ],
  Odisha: [
    ['751001', 'Bhubaneswar'],
    ['753001', 'Cuttack'],
    ['769001', 'Rourkela'],
  ],
  Puducherry: [
    ['605001', 'Puducherry'],
    ['673310', 'Mahe'],
    ['533464', 'Yanam'],
  ],
  Punjab: [
    ['143001', 'Amritsar'],
    ['141001', 'Ludhiana'],
    ['160055', 'Mohali'],
  ],
  Rajasthan: [
    ['302001', 'Jaipur'],
    ['313001', 'Udaipur'],
    ['301019', 'Bhiwadi'],
  ],
  Sikkim: [
    ['737101', 'Gangtok'],
    ['737126', 'South Sikkim'],
  ],
  'Tamil Nadu': [
    ['600001', 'Chennai'],
    ['641001', 'Coimbatore'],
    ['625001', 'Madurai'],
  ],
  Telangana: [
    ['500001', 'Hyderabad'],
    ['500081', 'Hyderabad'],
    ['506002', 'Warangal'],
  ],
  Tripura: [
    ['799001', 'Agartala'],
    ['799250', 'North Tripura'],
  ],
  'Uttar Pradesh': [
    ['201301', 'Noida'],
    ['201310', 'Greater Noida'],
    ['226001', 'Lucknow'],
  ],
  Uttarakhand: [
    ['248001', 'Dehradun'],
    ['249401', 'Haridwar'],
    ['263139', 'Haldwani'],
  ],
  'West Bengal': [
    ['700001', 'Kolkata'],
    ['734001', 'Siliguri'],
    ['700091', 'Kolkata'],
  ],
}

describe('pincode table', () => {
  const cases = indianStates.flatMap((state) =>
    samples[state].map(([pincode, city]) => [pincode, city, state] as const),
  )

  test.each(cases)('%s is in %s, %s', (pincode, city, state) => {
    expect(table.find(pincode)).toMatchObject({ pincode, city, state })
  })

  const everyPincode = Array.from({ length: 900_000 }, (_, index) => String(100_000 + index))
  const locations = everyPincode.flatMap((pincode) => table.find(pincode) ?? [])

  test('S3-17: has more than 19,000 pincodes in exactly the 36 states', () => {
    expect(locations.length).toBeGreaterThan(19_000)
    expect([...new Set(locations.map((place) => place.state))].sort()).toEqual(
      [...indianStates].sort(),
    )
  })

  test('has a city and a point within India for every pincode', () => {
    const astray = locations.filter(
      ({ city, latitude, longitude }) =>
        city === '' || latitude < 6 || latitude > 37.1 || longitude < 68 || longitude > 97.5,
    )
    expect(astray).toEqual([])
  })

  test.each([
    ['201301', 28.57, 77.33],
    ['400001', 18.94, 72.84],
    ['560001', 12.98, 77.6],
    ['700001', 22.57, 88.35],
    ['194101', 34.16, 77.58],
  ])('locates %s within 10 km', (pincode, latitude, longitude) => {
    const place = table.find(pincode)
    expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.09)
    expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.09)
  })

  test.each(['999999', '111111', '100000', '899999'])('does not find %s', (pincode) => {
    expect(table.find(pincode)).toBeUndefined()
  })

  test.each([
    '',
    '20130',
    '2013011',
    '020301',
    ' 201301',
    '201301\n',
    '2013o1',
    '२०१३०१',
    '-20130',
    '2e5301',
  ])('refuses the malformed %j', (pincode) => {
    expect(table.find(pincode)).toBeUndefined()
  })

  test('is a small file', () => {
    const file = readFileSync(new URL('./data/pincodes.json', import.meta.url))
    expect(file.length).toBeLessThan(350_000)
  })
})

test('lists nearby pincodes, nearest first', () => {
  const around = table.findNearby('110001', 5) ?? []
  expect(around[0]).toMatchObject({ pincode: '110001', km: 0, latitude: expect.closeTo(28.6, 0) })
  const distances = around.map(({ km }) => km)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThanOrEqual(5)
  const codes = around.map(({ pincode }) => pincode)
  expect(codes).toContain('110002')
  expect(codes).not.toContain('201301')
  expect(table.findNearby('999999', 5)).toBeUndefined()
})
