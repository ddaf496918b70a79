import fastify from 'fastify'
import { expect, it } from 'vitest'
import { AppError } from '../lib/app-error.ts'
import { createLog } from '../lib/log.ts'
import { setErrorHandler } from './error-handler.ts'

async function replyTo(thrown: Error) {
  const lines: string[] = []
  const log = createLog({ level: 'info', format: 'json', write: (line) => lines.push(line) })
  const app = fastify({ loggerInstance: log, disableRequestLogging: true })
  setErrorHandler(app)
  app.get('/jobs', () => {
    throw thrown
  })
  const reply = await app.inject({ url: '/jobs?q=private' })
  await app.close()
  return { status: reply.statusCode, body: reply.json(), logged: lines.join('') }
}

it.each([
  Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }),
  Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
  Object.assign(new Error('shutting down'), { code: '57P01' }),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('tells a database that is away from a fault: %s', async (thrown) => {
  expect(await replyTo(thrown)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
})

it.each(['ENOSPC', 'EDQUOT', '53100'])('tells of a disk that is full by %s', async (code) => {
  const thrown = Object.assign(new Error('no space left'), { code })
  expect(await replyTo(thrown)).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } })
})

it('makes no fault of a caller who hung up', async () => {
  const thrown = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await replyTo(thrown)).toMatchObject({ status: 400 })
})

it('tells a person who opened a page in words, and what a page asks for in JSON', async () => {
  const app = fastify()
  setErrorHandler(app)
  app.get('/*', () => {
    throw new AppError('OVERLOADED', { retryAfterSeconds: 2 })
  })
  const open = (accept: string) => app.inject({ url: '/jobs', headers: { accept } })
  const page = await open('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8')
  const called = await open('*/*')
  await app.close()
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2'])
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toMatch(/^<!doctype html>[^]*<h1>Very many people are here just now\./)
  expect(called.json()).toMatchObject({ code: 'OVERLOADED' })
})

it('tells nothing of a fault but the number of its request', async () => {
  const { status, body, logged } = await replyTo(new TypeError('x.secret is not a function'))
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong.' })
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(JSON.parse(logged)).toMatchObject({ level: 'error', reqId: body.requestId })
})

it('logs a refusal by its request and code, without what was asked', async () => {
  const { logged } = await replyTo(new AppError('JOB_NOT_FOUND'))
  expect(JSON.parse(logged)).toMatchObject({
    level: 'info',
    req: { method: 'GET', url: '/jobs' },
    refusal: 'JOB_NOT_FOUND',
  })
  expect(logged).not.toContain('private')
})
