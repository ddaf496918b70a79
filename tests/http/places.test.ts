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

const lookNear = (json: object) => callApi(testApp, 'POST', '/api/places/near', { json })

describe('POST /api/places/near', () => {
  test.each([
    [28.57, 77.32, 'Noida'],
    [19.07, 72.88, 'Mumbai'],
    [12.97, 77.59, 'Bengaluru'],
    [26.91, 75.79, 'Jaipur'],
  ])('S4-69: %d, %d is in %s', async (latitude, longitude, city) => {
    const reply = await lookNear({ latitude, longitude })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ city })
    expect((await look(reply.json().pincode)).json()).toEqual(reply.json())
  })

  test.each([
    [51.5, -0.1],
    [0, 0],
    [12.5, 70],
  ])('S4-69: knows no place at %d, %d', async (latitude, longitude) => {
    const reply = await lookNear({ latitude, longitude })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NO_PLACE_NEAR'])
  })

  test.each([{}, { latitude: 91, longitude: 0 }, { latitude: '28.5', longitude: 77 }])(
    'S4-69: refuses %j',
    async (json) => {
      expect((await lookNear(json)).statusCode).toBe(400)
    },
  )
})
