import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { indianStates } from '#contract/places/indian-states.ts'
import { gstPercent, planCharge, planNames } from '#contract/payments/pricing.ts'
import { sentence } from '#tests/support/sentence.ts'
import { splitGst } from './tax-split.rules.ts'
import { taxLines } from './tax-lines.rules.ts'

const within = { supplierState: 'Delhi', placeOfSupply: 'Delhi' } as const
const across = { supplierState: 'Delhi', placeOfSupply: 'Karnataka' } as const

test.each([
  [5200, { cgstPaise: 2600, sgstPaise: 2600, igstPaise: 0 }],
  [7200, { cgstPaise: 3600, sgstPaise: 3600, igstPaise: 0 }],
  [5300, { cgstPaise: 2650, sgstPaise: 2650, igstPaise: 0 }],
  [0, { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
])('%i paise within a state are two halves', (gstPaise, split) => {
  expect(splitGst(gstPaise, within)).toEqual(split)
})

test.each([5200, 7200])('%i paise across states are integrated tax', (gstPaise) => {
  expect(splitGst(gstPaise, across)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise })
})

test('the plans have tax halves of whole rupees', () => {
  const halves = planNames.map((plan) => splitGst(planCharge(plan).gstRupees * 100, within))
  expect(halves.map(({ cgstPaise, sgstPaise }) => [cgstPaise, sgstPaise])).toEqual([
    [2600, 2600],
    [3600, 3600],
  ])
})

test('at every price and between any two states the parts are whole, equal halves and sum up to the tax', () => {
  assert(
    property(
      integer({ min: 1, max: 10_000_000 }),
      constantFrom(...indianStates),
      constantFrom(...indianStates),
      boolean(),
      (priceRupees, one, other, isSame) => {
        const gstPaise = Math.round((priceRupees * gstPercent) / 100) * 100
        const placeOfSupply = isSame ? one : other
        const split = splitGst(gstPaise, { supplierState: one, placeOfSupply })
        const parts = Object.values(split)
        expect(parts.every(Number.isSafeInteger)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gstPaise)
        expect(split.cgstPaise).toBe(split.sgstPaise)
        expect(split.igstPaise > 0 && split.cgstPaise > 0).toBe(false)
        const printed = taxLines({ ...split, placeOfSupply }, sentence)
        expect(printed.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(gstPaise)
      },
    ),
  )
})

test('no paisa is lost when the tax is odd', () => {
  expect(splitGst(5203, within)).toEqual({ cgstPaise: 2601, sgstPaise: 2602, igstPaise: 0 })
})

test.each([
  ['Delhi', 'SGST 9%'],
  ['Puducherry', 'SGST 9%'],
  ['Jammu and Kashmir', 'SGST 9%'],
  ['Chandigarh', 'UTGST 9%'],
  ['Ladakh', 'UTGST 9%'],
] as const)('the half of %s is called %s', (state, label) => {
  const split = splitGst(5200, { supplierState: state, placeOfSupply: state })
  expect(taxLines({ ...split, placeOfSupply: state }, sentence)).toEqual([
    { label: 'CGST 9%', amountPaise: 2600 },
    { label, amountPaise: 2600 },
  ])
})

test('integrated tax is printed at the whole rate', () => {
  const split = splitGst(5200, across)
  expect(taxLines({ ...split, placeOfSupply: 'Karnataka' }, sentence)).toEqual([
    { label: 'IGST 18%', amountPaise: 5200 },
  ])
})
