import { beforeEach, describe, expect, test } from 'vitest'
import { gstinCheckCharacter } from '#contract/invoices/gst.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let employer: TestViewer
const testApp = closeAfterAll(await createTestApp())
beforeEach(async () => {
  employer = await createEmployer(testApp)
})

const url = '/api/billing-details'
const gstinOf = (start: string) => start + gstinCheckCharacter(start)
const gstin = gstinOf('09AAACI1681G1Z')

const answers = {
  legalName: 'Shah Services LLP',
  gstin,
  address: 'Unit 5, Sector 62',
  pincode: '201301',
  state: 'Uttar Pradesh',
  city: 'Noida',
  email: 'accounts@shah.example',
}

const read = (): Promise<TestReply> => employer.call('GET', url)
const save = (changes: object = {}): Promise<TestReply> =>
  employer.call('POST', url, { json: { ...answers, ...changes } })

describe('GET /api/billing-details', () => {
  test('S7-88: comes from the profile until they are saved', async () => {
    const reply = await read()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      legalName: 'Shah Services',
      gstin: '',
      address: '4 Park Street',
      pincode: '700016',
      state: 'West Bengal',
      city: 'Kolkata',
      email: 'vikram@example.com',
      isSaved: false,
      isSupplierState: false,
    })
  })

  test('asks for a profile first', async () => {
    const newcomer = await signIn(testApp, 'employer')
    const reply = await newcomer.call('GET', url)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('PROFILE_INCOMPLETE')
  })
})

describe('POST /api/billing-details', () => {
  test('S7-90: saves them', async () => {
    const reply = await save()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ ...answers, isSaved: true, isSupplierState: false })
    expect((await read()).json()).toEqual({ ...answers, isSaved: true, isSupplierState: false })
  })

  test('replaces saved details, also concurrently', async () => {
    await save()
    const change = { legalName: 'शाह सेवाएँ', gstin: '', state: 'Delhi' }
    const replies = await Promise.all([save(change), save(change)])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    expect((await read()).json()).toEqual({
      ...answers,
      ...change,
      isSaved: true,
      isSupplierState: true,
    })
  })

  test('accepts a GSTIN with spaces and lower case', async () => {
    const written = ` ${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()} `
    expect((await save({ gstin: written })).json().gstin).toBe(gstin)
    expect((await save({ gstin: '   ' })).json().gstin).toBe('')
    expect((await save({ gstin: null })).json().gstin).toBe('')
  })

  test('S7-91: names every missing answer, in the order of the form', async () => {
    const before = await fingerprint(testApp)
    const reply = await employer.call('POST', url, { json: {} })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({
      code: 'INVALID_FORM',
      message: 'Legal name is required',
      fields: {
        legalName: 'Legal name is required',
        address: 'Address is required',
        pincode: 'Valid Pincode is required',
        state: 'State is required',
        city: 'City is required',
        email: 'Valid email is required',
      },
    })
    expect(await fingerprint(testApp)).toBe(before)
  })

  test.each([
    ['legalName', 'a'.repeat(limits.shortText + 1), 'This is too long'],
    [
      'legalName',
      'ஷா சேவைகள்',
      'Please use English or Hindi letters. We can’t print others on the invoice',
    ],
    ['legalName', 'Shah\u0000', 'Please check this answer'],
    [
      'legalName',
      'Shah 😀',
      'Please use English or Hindi letters. We can’t print others on the invoice',
    ],
    ['address', 'a'.repeat(limits.addressLength + 1), 'This is too long'],
    ['pincode', '012345', 'Valid Pincode is required'],
    ['state', 'Bombay', 'State is required'],
    ['city', ['Noida'], 'City is required'],
    ['email', 'accounts@shah', 'Valid email is required'],
    ['email', 'a@shah.example\r\nBcc: b@shah.example', 'Valid email is required'],
    ['gstin', gstin.slice(0, 14), 'This GSTIN does not fit. Check the 15 letters.'],
    ['gstin', `${gstin.slice(0, 14)}0`, 'This GSTIN does not fit. Check the 15 letters.'],
    ['gstin', gstinOf('07AABCU9603R1Z'), 'This GSTIN is from another state'],
    ['gstin', 9, 'Please check this answer'],
  ])('S7-92: refuses %s: %j', async (field, value, sentence) => {
    const before = await fingerprint(testApp)
    const reply = await save({ [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ code: 'INVALID_FORM', fields: { [field]: sentence } })
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect(await fingerprint(testApp)).toBe(before)
  })

  test('asks for a profile first', async () => {
    const newcomer = await signIn(testApp, 'employer')
    const reply = await newcomer.call('POST', url, { json: answers })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('PROFILE_INCOMPLETE')
  })

  test('does not change another employer’s details', async () => {
    const other = await createEmployer(testApp)
    await save()
    expect((await other.call('GET', url)).json()).toMatchObject({
      legalName: 'Shah Services',
      isSaved: false,
      isSupplierState: false,
    })
  })
})

test.each(['GET', 'POST'] as const)('S7-89: %s is for employers alone', async (method) => {
  const options = method === 'POST' ? { json: answers } : {}
  expect((await callApi(testApp, method, url, options)).statusCode).toBe(401)
  for (const role of ['candidate', 'admin'] as const) {
    const viewer = await signIn(testApp, role)
    const reply = await viewer.call(method, url, options)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('WRONG_ROLE')
  }
})
