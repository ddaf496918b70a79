import { expect, test } from 'vitest'
import { describeStatement } from './statement-kind.ts'

test.each([
  ['select "id" from "jobs" where "id" = $1', 'SELECT', 'jobs'],
  [' select exists (select from application_keys where x) as "y"', 'SELECT', 'application_keys'],
  ['insert into "applications" ("id") values ($1)', 'INSERT', 'applications'],
  ['update "jobs" set "status" = $1', 'UPDATE', 'jobs'],
  ['delete from graphile_worker._private_jobs', 'DELETE', 'graphile_worker._private_jobs'],
  ['begin', 'BEGIN', undefined],
  ["select 'Asha Rao'", 'SELECT', undefined],
  ['', 'OTHER', undefined],
])('%j is told as %s of %s', (text, operation, table) => {
  expect(describeStatement(text)).toEqual({ operation, table })
})
