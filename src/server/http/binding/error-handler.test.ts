import fastify from 'fastify'
import { expect, it } from 'vitest'
import { AppError } from '#server/lib/app-error.ts'
import { createLanguages } from '#server/lib/languages.ts'
import { createLog } from '#server/lib/log.ts'
import { setErrorHandler } from './error-handler.ts'
import { registerRequestLocale } from './request-locale.ts'

async function replyTo(thrown: Error, headers: Record<string, string> = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'info', format: 'json', write: (line) => lines.push(line) })
  const app = fastify({ loggerInstance: log, disableRequestLogging: true })
  const languages = createLanguages(['en', 'en-XA'])
  registerRequestLocale(app, languages)
  setErrorHandler(app)
  app.get('/jobs', () => {
    throw thrown
  })
  const reply = await app.inject({ url: '/jobs?q=private', headers })
  await app.close()
  return { status: reply.statusCode, body: reply.json(), logged: lines.join('') }
}

it.each([
  Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }),
  // The queue of a local socket is full.
  Object.assign(new Error('connect'), { code: 'EAGAIN' }),
  Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
  Object.assign(new Error('shutting down'), { code: '57P01' }),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('S9-18: tells an unavailable database from an internal error: %s', async (thrown) => {
  expect(await replyTo(thrown)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
})

it.each(['ENOSPC', 'EDQUOT', '53100'])('S9-17: reports a full disk by %s', async (code) => {
  const thrown = Object.assign(new Error('no space left'), { code })
  expect(await replyTo(thrown)).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } })
})

it('makes no fault of a caller who hung up', async () => {
  const thrown = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await replyTo(thrown)).toMatchObject({ status: 400 })
})

it('replies to page views with a page and to calls with JSON', async () => {
  const app = fastify()
  const languages = createLanguages(['en', 'en-XA'])
  registerRequestLocale(app, languages)
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
  expect(page.body).toMatch(
    /^<!doctype html>[^]*<h1>Too many people are using the site right now\./,
  )
  expect(called.json()).toMatchObject({ code: 'OVERLOADED' })
})

it('S9-15: reveals nothing of an internal error but the id of its request', async () => {
  const { status, body, logged } = await replyTo(new TypeError('x.secret is not a function'))
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong.' })
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(JSON.parse(logged)).toMatchObject({ level: 'error', reqId: body.requestId })
})

it('logs a rejected request by its id and code, without its query', async () => {
  const { logged } = await replyTo(new AppError('JOB_NOT_FOUND'))
  expect(JSON.parse(logged)).toMatchObject({
    level: 'info',
    req: { method: 'GET', url: '/jobs' },
    refusal: 'JOB_NOT_FOUND',
  })
  expect(logged).not.toContain('private')
})

it('says a refusal in the language of the request', async () => {
  const refusal = new AppError('JOB_NOT_FOUND', { fields: { id: 'validation.invalid' } })
  const english = await replyTo(refusal, { 'accept-language': 'en-GB, fr' })
  const pseudo = await replyTo(refusal, { 'accept-language': 'en-XA' })
  expect(english.body).toMatchObject({ message: 'No job found.' })
  expect(pseudo.body.message).toMatch(/^\[Ñóó/)
  expect(pseudo.body.fields.id).toMatch(/^\[/)
})
