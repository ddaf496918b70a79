import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function capture(format: 'json' | 'text') {
  const lines: string[] = []
  const log = createLog({ level: 'info', format, write: (line) => lines.push(line) })
  return { log, lines }
}

it('writes one JSON object a line', () => {
  const { log, lines } = capture('json')
  log.child({ requestId: 'r1' }).info({ status: 200 }, 'answered')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    requestId: 'r1',
    status: 200,
    message: 'answered',
  })
})

it('leaves out what is below its level, also in children', () => {
  const { log, lines } = capture('text')
  log.debug('unseen')
  log.level = 'error'
  log.child({}).warn('unseen')
  log.error('seen')
  expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d error seen\n$/)
})

it('hides personal data and secrets', () => {
  const { log, lines } = capture('json')
  log.warn(
    {
      phone: '+919876543210',
      email: 'a@b.in',
      authorization: 'Bearer x',
      otp: '123456',
      proof: 'p',
    },
    'seen',
  )
  expect(lines.join('')).not.toMatch(/9876543210|a@b\.in|Bearer|123456/)
})

it('hides them inside of what a library logs whole', () => {
  const { log, lines } = capture('json')
  const options = {
    headers: { authorization: 'Bearer x', host: 'a.example' },
    parts: [{ otp: '123456' }],
  }
  log.info({ options })
  expect(JSON.parse(lines[0] ?? '').options).toEqual({
    headers: { authorization: '[hidden]', host: 'a.example' },
    parts: [{ otp: '[hidden]' }],
  })
})

it('shows a request by method and path alone', () => {
  const { log, lines } = capture('json')
  log.info({ req: { method: 'GET', url: '/jobs?q=private', headers: { cookie: 'c' } } })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', url: '/jobs' } })
  const token = 'TCWjt-IZRB-nzfej1dYJJ6gYsEReHDfiD012Ddb0_w'
  const id = '4af86e96-3226-44aa-8f91-1b5ab293695e'
  for (const url of [`/api/interviews/${token}`, `/api/jobs/${id}`, `/jobs/telecaller-noida-${id}`])
    log.info({ req: { method: 'GET', url } })
  expect(lines[1]).toContain('"/api/interviews/[token]"')
  expect(lines[2]).toContain(`"/api/jobs/${id}"`)
  expect(lines[3]).toContain(`"/jobs/telecaller-noida-${id}"`)
  expect(lines.join('')).not.toContain('private')
})

it('logs an error and its cause', () => {
  const { log, lines } = capture('json')
  const cause = Object.assign(new TypeError('inner'), { code: 'ECONNRESET' })
  log.error(new Error('outer', { cause }))
  log.error({ error: cause }, 'said')
  const [whole, named] = lines.map((line) => JSON.parse(line))
  expect(whole).toMatchObject({
    error: { message: 'outer', cause: { name: 'TypeError', message: 'inner', code: 'ECONNRESET' } },
  })
  expect(named).toMatchObject({ message: 'said', error: { message: 'inner', code: 'ECONNRESET' } })
})
