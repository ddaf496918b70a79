import { expect, test } from 'vitest'
import { placeOfSupply, toRecipient } from './parties.rules.ts'

const profile = {
  name: 'Vikram Shah',
  organization_name: 'Shah Services',
  company_address: '4 Park Street',
  city: 'Kolkata',
  state: 'West Bengal',
  pincode: '700016',
  email: 'vikram@example.com',
}

const billing = {
  legal_name: 'Shah Services LLP',
  address: '  Unit 5\r\n\n Tower B \nSector 62 ',
  city: 'Noida',
  state: 'Uttar Pradesh',
  pincode: '201301',
  email: 'accounts@example.com',
  gstin: '09AAACI1681G1ZN',
}

test('the recipient comes from the billing details, on one line each', () => {
  const recipient = toRecipient(billing, profile)
  expect(recipient).toEqual({
    legalName: 'Shah Services LLP',
    address: 'Unit 5, Tower B, Sector 62',
    city: 'Noida',
    state: 'Uttar Pradesh',
    pincode: '201301',
    email: 'accounts@example.com',
    gstin: '09AAACI1681G1ZN',
  })
  expect(placeOfSupply(recipient)).toBe('Uttar Pradesh')
})

test('without billing details the recipient is the organisation of the profile, or the person', () => {
  const recipient = toRecipient(undefined, profile)
  expect(recipient).toMatchObject({ legalName: 'Shah Services', state: 'West Bengal', gstin: null })
  expect(placeOfSupply(recipient)).toBe('West Bengal')
  const person = toRecipient(undefined, { ...profile, organization_name: '' })
  expect(person.legalName).toBe('Vikram Shah')
})

test('an unknown state cannot be the place of supply', () => {
  expect(() => toRecipient(undefined, { ...profile, state: 'Bombay' })).toThrow('Invalid option')
})
