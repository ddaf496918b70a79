import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp())

const look = (pincode: string) => callApi(testApp, 'GET', `/api/places/${pincode}`)

describe('GET /api/places/:pincode', () => {
  test('S4-41: tells state and city, to everybody', async () => {
    const reply = await look('201301')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      pincode: '201301',
      state: 'Uttar Pradesh',
      city: 'Noida',
      areas: ['Noida', 'Noida Sector 12', 'Noida Sector 16', 'Noida Sector 27'],
    })
  })

  test.each(['999999', '012345', '20130', '2013011', 'abcdef', '20130١'])(
    'S5-34: knows no %s',
    async (pincode) => {
      const reply = await look(encodeURIComponent(pincode))
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({ message: 'Invalid Pincode!', code: 'UNKNOWN_PINCODE' })
    },
  )
})
