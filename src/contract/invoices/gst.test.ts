import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gstStateCodes,
  gstinCheckCharacter,
  isGstin,
  isGstinOfState,
  isUtgstTerritory,
} from './gst.ts'
import { indianStates } from '#contract/places/indian-states.ts'

const real = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'] as const

describe('a GSTIN', () => {
  test.each(real)('%s is valid', (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  })

  test.each([
    ['another check character', '27AAPFU0939F1ZW'],
    ['a digit too few', '27AAPFU0939F1Z'],
    ['a digit too many', '27AAPFU0939F1ZV1'],
    ['small letters', '27aapfu0939f1zv'],
    ['no registration of the PAN', '27AAPFU0939F0ZX'],
    ['no Z before the check character', '27AAPFU0939F1AV'],
    ['a letter among the digits', '27AAPFUO939F1ZV'],
    ['spaces around it', ' 27AAPFU0939F1ZV '],
    ['nothing', ''],
  ])('is invalid with %s', (_, text) => {
    expect(isGstin(text)).toBe(false)
  })

  test('changes or becomes invalid when a character is changed or two neighbours are swapped', () => {
    assert(
      property(
        constantFrom(...real),
        integer({ min: 0, max: 13 }),
        constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
        (gstin, place, character) => {
          const changed = gstin.slice(0, place) + character + gstin.slice(place + 1)
          expect(isGstin(changed)).toBe(changed === gstin)
        },
      ),
    )
    assert(
      property(constantFrom(...real), integer({ min: 0, max: 12 }), (gstin, place) => {
        const one = gstin.charAt(place)
        const two = gstin.charAt(place + 1)
        const swapped = gstin.slice(0, place) + two + one + gstin.slice(place + 2)
        expect(isGstin(swapped)).toBe(swapped === gstin)
      }),
    )
  })

  test('starts with the code of its state', () => {
    expect(isGstinOfState('27AAPFU0939F1ZV', 'Maharashtra')).toBe(true)
    expect(isGstinOfState('27AAPFU0939F1ZV', 'Karnataka')).toBe(false)
  })

  test('ends with the check character of its first 14 characters', () => {
    expect(real.map((gstin) => gstinCheckCharacter(gstin))).toEqual(['V', '4'])
  })
})

test('every state and union territory has its code', () => {
  const listed = indianStates.map((state) => `${gstStateCodes[state]} ${state}`).sort()
  expect(listed).toMatchInlineSnapshot(`
    [
      "01 Jammu and Kashmir",
      "02 Himachal Pradesh",
      "03 Punjab",
      "04 Chandigarh",
      "05 Uttarakhand",
      "06 Haryana",
      "07 Delhi",
      "08 Rajasthan",
      "09 Uttar Pradesh",
      "10 Bihar",
      "11 Sikkim",
      "12 Arunachal Pradesh",
      "13 Nagaland",
      "14 Manipur",
      "15 Mizoram",
      "16 Tripura",
      "17 Meghalaya",
      "18 Assam",
      "19 West Bengal",
      "20 Jharkhand",
      "21 Odisha",
      "22 Chhattisgarh",
      "23 Madhya Pradesh",
      "24 Gujarat",
      "26 Dadra and Nagar Haveli and Daman and Diu",
      "27 Maharashtra",
      "29 Karnataka",
      "30 Goa",
      "31 Lakshadweep",
      "32 Kerala",
      "33 Tamil Nadu",
      "34 Puducherry",
      "35 Andaman and Nicobar Islands",
      "36 Telangana",
      "37 Andhra Pradesh",
      "38 Ladakh",
    ]
  `)
})

test('SGST is called UTGST in the union territories without a legislature', () => {
  expect(indianStates.filter(isUtgstTerritory)).toEqual([
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Ladakh',
    'Lakshadweep',
  ])
})
